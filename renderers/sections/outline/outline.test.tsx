// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Outline } from "./outline.tsx";

afterEach(cleanup);

test("each day is closed, and opens to its lessons in their order", () => {
  const { container } = show(<Outline {...sectionProps()} section={parse(yaml)} />);
  expect(screen.getByText("Ten minutes a day.")).toBeTruthy();
  const days = [...container.querySelectorAll("details")];
  const shown = days.map((day) => [
    day.open,
    day.querySelector("summary")?.textContent,
    [...day.querySelectorAll("ol > li")].map(({ textContent }) => textContent),
  ]);
  expect(shown).toEqual([
    [false, "Monday Lines", ["Straight ones", "Curved ones"]],
    [false, "Tuesday Light", ["Where it comes from", "What it leaves dark"]],
  ]);
});

test("days share a name, so that one at a time is open, and two outlines do not", () => {
  const { container } = show([1, 2].map((key) => <Outline key={key} {...sectionProps()} section={parse(yaml)} />));
  const names = [...container.querySelectorAll("details")].map((day) => day.getAttribute("name"));
  expect([names[0], names[2]]).toEqual([names[1], names[3]]);
  expect(new Set(names).size).toBe(2);
});

test("labels are as wide as the longest, and above their titles on a phone where that leaves those no room", () => {
  const looks = (label: string) => {
    const section = {
      ...parse(yaml),
      days: [{ label, title: "Lines", lessons: ["Straight ones"] }, ...parse(yaml).days],
    };
    const { container } = show(<Outline {...sectionProps()} section={section} />);
    const days = container.querySelector("details")?.parentElement;
    return [days?.style.getPropertyValue("--letters"), days?.hasAttribute("data-above")];
  };
  expect(looks("Sunday")).toEqual(["7", false]);
  expect(looks("Weeks 1 to 4")).toEqual(["12", true]);
  // As wide as two letters each.
  expect(looks("第一週から")).toEqual(["10", true]);
});
