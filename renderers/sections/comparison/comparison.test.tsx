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

test("says each bar in words, and works out by how many points a percentage changes", () => {
  show(<Comparison section={parse(yaml)} {...sectionProps()} />);
  const lines = [...document.querySelectorAll("strong")].map(({ textContent }) => textContent);
  expect(lines).toEqual(["Shaky", "25%", "Sure", "70% +45"]);
  expect(screen.getByText("Drawn to show the idea. Nobody can promise it.")).toBeTruthy();
  // Now and goal are headings, one level below that of the section or of the page.
  const { heading, now, goal } = parse(yaml);
  const level = heading ? 3 : 2;
  expect(screen.getAllByRole("heading", { level }).map(({ textContent }) => textContent)).toEqual([now, goal]);
});

test("says what changes in the author's words", () => {
  const { measures, ...section } = parse(yaml);
  const changed = measures.map((measure: object) => ({ ...measure, change: "twice" }));
  show(<Comparison section={{ ...section, measures: changed }} {...sectionProps()} />);
  expect([...document.querySelectorAll("b")].map(({ textContent }) => textContent)).toEqual(["twice", "twice"]);
});

test("marks the goal with the icon of the answer, and with a dot while there is none", () => {
  const section = { ...parse(yaml), over: { weeks: 4 }, pin: "{answer.wish}" };
  const pictures = { "answer.wish": { "A house": "M1 1h2" } };
  const pinned = (answer?: string) => {
    show(<Comparison {...sectionProps()} pictures={pictures} section={section} />, {
      lookup: (name) => (name === "answer.wish" ? answer : undefined),
    });
    const drawn = document.querySelector('[d="M1 1h2"]') !== null;
    cleanup();
    return drawn;
  };
  expect([pinned("A house"), pinned("A boat"), pinned()]).toEqual([true, false, false]);
});
