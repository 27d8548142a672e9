// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { LogoStrip } from "./logo-strip.tsx";

afterEach(cleanup);

test("names each paper, by its picture or in type, and says that they are samples", () => {
  const { container } = show(<LogoStrip {...sectionProps()} section={parse(yaml)} />);
  expect(container.querySelector("p")?.textContent).toBe("Written about in Sample");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["First paper", ""]);
  expect(screen.getByRole("img", { name: "Second paper" }).getAttribute("src")).toBe("content/images/second.svg");
});

test("says nothing above them where there is nothing to say", () => {
  const { container } = show(
    <LogoStrip {...sectionProps()} section={{ type: "logo-strip", logos: parse(yaml).logos }} />,
  );
  expect(container.querySelector("p")).toBeNull();
});
