// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sectionProps, show } from "../../testing/show.tsx";
import { Guarantee } from "./guarantee.tsx";

afterEach(cleanup);

test("a heading is parted between its words, not at a hyphen within one that fits the line", () => {
  const heading = "A {days}-day *money-back* guarantee - no questions";
  const lookup = (name: string) => (name === "days" ? "30" : undefined);
  show(<Guarantee {...sectionProps()} section={{ type: "guarantee", heading, text: "Write to us." }} />, { lookup });
  const shown = screen.getByRole("heading", { level: 2 });
  expect(shown.textContent).toBe("A 30-day money-back guarantee - no questions");
  const boxes = [...shown.querySelectorAll("span")].filter((span) => getComputedStyle(span).display === "inline-block");
  expect(boxes.map(({ textContent }) => textContent)).toEqual(["30-day", "money-back"]);
});
