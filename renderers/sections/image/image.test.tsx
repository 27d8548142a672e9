// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { ImageSection } from "./image.tsx";

afterEach(cleanup);

test("shows the picture with its description and its caption", () => {
  show(<ImageSection {...sectionProps()} section={parse(yaml)} />);
  const picture = screen.getByRole("img", { name: "A hand draws a tree." });
  expect(picture.getAttribute("src")).toBe("content/images/sketch.svg");
  expect(picture.closest("figure")?.querySelector("figcaption")?.textContent).toBe("After a week");
});

test("the description is plain text with its placeholders filled", () => {
  const section = { ...parse(yaml), alt: "**{goal}**, drawn by hand", caption: undefined };
  show(<ImageSection {...sectionProps()} section={section} />, { lookup: () => "A horse" });
  expect(screen.getByRole("img", { name: "A horse, drawn by hand" })).toBeTruthy();
  expect(screen.getByRole("figure").textContent).toBe("");
});
