// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import { Bars } from "./bars.tsx";
import yaml from "./example.yaml?raw";

afterEach(cleanup);

const section = parse(yaml);

/** What one row says and shows. */
function row(given: object, language = "en") {
  const rows = [{ label: "Pace", max: 10, ...given }];
  const { container } = show(<Bars {...sectionProps()} section={{ ...section, rows }} />, { language });
  const meter = screen.getByRole("meter", { name: "Pace" });
  const track = meter.querySelector<HTMLElement>("[style*='--at']");
  const read = (name: string) => Number(track?.style.getPropertyValue(name));
  const is = {
    said: ["now", "min", "max", "text"].map((key) => meter.getAttribute(`aria-value${key}`)),
    filled: [read("--from"), read("--to")],
    side: track?.getAttribute("data-side"),
    tone: meter.getAttribute("data-tone"),
    shown: meter.textContent,
    here: [...meter.querySelectorAll("[data-here]")].map(({ textContent }) => textContent),
    notches: [...container.querySelectorAll<HTMLElement>("s")].map(({ style }) => style.insetInlineStart),
  };
  cleanup();
  return is;
}

const ends = { low: "Steady", high: "Quick" };

test("shows each number on its scale, and hides a row whose number is not known", () => {
  const all = (points?: string) => {
    show(<Bars {...sectionProps()} section={section} />, { lookup: () => points });
    const names = screen.getAllByRole("meter").map((meter) => meter.getAttribute("aria-label"));
    cleanup();
    return names;
  };
  expect(all("3")).toEqual(["Energy", "Company", "Patience"]);
  expect(all()).toEqual(["Energy", "Patience"]);
});

test("leaves nothing behind while no number is known", () => {
  const rows = [{ label: "Pace", value: "{score.pace}", max: 10 }];
  expect(show(<Bars {...sectionProps()} section={{ ...section, rows }} />).container.innerHTML).toBe("");
});

test("a row hides while a word beside it is not known", () => {
  const rows = [{ label: "Pace", value: 3, max: 10, text: "{share}%" }];
  expect(show(<Bars {...sectionProps()} section={{ ...section, rows }} />).container.innerHTML).toBe("");
});

test.each(["heading", "note"])("nothing is shown while a word of the %s is not known", (key) => {
  const rows = [{ label: "Pace", value: 3, max: 10 }];
  const unfilled = { ...section, rows, [key]: "For {nickname}" };
  expect(show(<Bars {...sectionProps()} section={unfilled} />).container.innerHTML).toBe("");
});

test("a number without words is filled from the beginning, and stands beside its label", () => {
  expect(row({ value: 2.5 }, "de")).toMatchObject({
    said: ["2.5", "0", "10", "2,5"],
    filled: [0, 0.25],
    side: null,
    shown: "Pace2,5",
  });
});

test.each([
  [2, [0.2, 0.5], "low", ["Steady"], "2, Steady, Steady – Quick"],
  [8, [0.5, 0.8], "high", ["Quick"], "8, Quick, Steady – Quick"],
  [5, [0.5, 0.5], "none", [], "5, Steady – Quick"],
  [0, [0, 0.5], "low", ["Steady"], "0, Steady, Steady – Quick"],
])("between two words, %s goes from the middle to its side", (value, filled, side, here, said) => {
  expect(row({ value, ...ends })).toMatchObject({ filled, side, here, said: [String(value), "0", "10", said] });
});

test("what an author says of the number takes its place, to the eye and to a screen reader alike", () => {
  expect(row({ value: 8, text: "8 of 10" })).toMatchObject({ shown: "Pace8 of 10", said: ["8", "0", "10", "8 of 10"] });
  expect(row({ value: 2, ...ends, text: "80%" })).toMatchObject({
    shown: "PaceSteady 80%Quick",
    said: ["2", "0", "10", "80%, Steady, Steady – Quick"],
  });
  expect(row({ value: 5, ...ends, text: "50%" }).shown).toBe("Pace50%SteadyQuick");
});

test("parts say their word and their colour, and end at a gap", () => {
  const bands = [
    { upTo: 3, label: "Low", tone: "poor" },
    { upTo: 7, label: "Fair" },
    { label: "High", tone: "good" },
  ];
  expect(row({ value: 3, bands })).toMatchObject({
    ...{ shown: "PaceLow", tone: "poor", filled: [0, 0.3], notches: ["30%", "70%"] },
    said: ["3", "0", "10", "3, Low"],
  });
  expect(row({ value: 5, bands, text: "5 of 10" })).toMatchObject({ shown: "Pace5 of 10Fair", tone: null });
  // Where a part is good or bad, both ends are no sides.
  expect(row({ value: 9, bands, ...ends })).toMatchObject({ side: null, tone: "good", filled: [0, 0.9], here: [] });
});

test("one word stands at its end of a bar that is filled from the beginning", () => {
  expect(row({ value: 8, high: "Much" })).toMatchObject({
    ...{ shown: "Pace8Much", side: null, filled: [0, 0.8] },
    said: ["8", "0", "10", "8, Much"],
  });
});

test("a number beyond its scale fills it and no more, and is still said as it is", () => {
  expect(row({ value: 14 })).toMatchObject({ said: ["10", "0", "10", "14"], filled: [0, 1] });
  expect(row({ value: 1, min: 2 })).toMatchObject({ said: ["2", "2", "10", "1"], filled: [0, 0] });
});
