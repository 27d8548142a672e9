// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import { Comparison } from "./comparison.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

test("draws the way there if it is told how long it takes, and says it in words", () => {
  const now = () => new Date("2030-01-31T12:00").getTime();
  show(<Comparison {...sectionProps()} now={now} section={{ ...parse(yaml), over: { weeks: 4 } }} />);
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Today → After a month, Feb 28");
  cleanup();
  show(<Comparison {...sectionProps()} section={parse(yaml)} />);
  expect(screen.queryByRole("img")).toBeNull();
});

test("says each bar in words, and works out what changes", () => {
  show(<Comparison section={parse(yaml)} {...sectionProps()} />);
  const lines = [...document.querySelectorAll("strong")].map(({ textContent }) => textContent);
  expect(lines).toEqual(["Shaky", "25%", "Sure +50%", "70% +45%"]);
  expect(screen.getByText("Drawn to show the idea. Nobody can promise it.")).toBeTruthy();
});
