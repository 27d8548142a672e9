// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import { BeforeAfter } from "./before-after.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

const section = parse(yaml);
const handle = () => screen.getByRole<HTMLInputElement>("slider", { name: "Compare before and after" });

test("shows both pictures with their descriptions, their words and where they come from", () => {
  const { container } = show(<BeforeAfter {...sectionProps()} section={section} />);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual([
    "A tree in a few shaky lines.",
    "The same tree with bark and shadow.",
  ]);
  expect([...container.querySelectorAll("figcaption")].map(({ textContent }) => textContent)).toEqual([
    "Day 1",
    "Day 30",
  ]);
  expect(container.textContent).toContain("Our own studio");
  expect(screen.queryByText("Sample")).toBeNull();
});

test("the handle is a slider that shows as much of the first picture as it says", () => {
  const { container } = show(<BeforeAfter {...sectionProps()} section={{ ...section, start: 30 }} />, {
    language: "de",
  });
  const shown = () => (container.querySelector("[style]") as HTMLElement).style.getPropertyValue("--share");
  expect([handle().value, shown()]).toEqual(["30", "30%"]);
  fireEvent.change(handle(), { target: { value: "75" } });
  expect([shown(), handle().getAttribute("aria-valuetext")]).toEqual(["75%", "Day 1: 75\u00a0%"]);
});

test("unproven pictures are labelled as a sample", () => {
  show(<BeforeAfter {...sectionProps()} section={{ ...section, sample: true }} />);
  expect(screen.getByText("Sample")).toBeTruthy();
});
