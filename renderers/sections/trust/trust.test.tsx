// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Trust } from "./trust.tsx";

afterEach(cleanup);

test("says each line beside a picture of its own, and what is risked below", () => {
  const openLegal = vi.fn();
  const { container } = show(<Trust {...sectionProps()} section={parse(yaml)} />, { openLegal });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Paid by card",
    "Money back, as agreed",
    "No pencil needed",
  ]);
  const pictures = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(new Set(pictures).size).toBe(3);
  expect(screen.getByText("Drawing is habit-forming.")).toBeTruthy();
  screen.getByRole("button", { name: "as agreed" }).click();
  expect(openLegal).toHaveBeenCalledWith("terms");
});
