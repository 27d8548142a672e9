// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionProps, show } from "../../testing/show.tsx";
import yaml from "./example.yaml?raw";
import { Gauge } from "./gauge.tsx";

afterEach(cleanup);

const section = parse(yaml);

function gauge(given: object, points?: string, language = "en") {
  const lookup = (name: string) => (name === "score.hand" ? points : undefined);
  const { container } = show(<Gauge {...sectionProps()} section={{ ...section, ...given }} />, { lookup, language });
  const meter = screen.queryByRole("meter", { name: "Steadiness" });
  const filled = container.querySelector("[data-filled]")?.getAttribute("stroke-dasharray");
  const here = container.querySelector("[data-here]")?.textContent;
  const said = meter && ["now", "min", "max", "text"].map((key) => meter.getAttribute(`aria-value${key}`));
  const is = container.innerHTML;
  cleanup();
  return { said, filled, here, is };
}

test("says the score, its scale and the band it is in, to the eye and to a screen reader alike", () => {
  expect(gauge({}, "5")).toMatchObject({
    said: ["5", "0", "10", "5, On the way"],
    filled: "0.5 1",
    here: "On the way",
  });
});

test("a number at the end of a band belongs to that band", () => {
  expect(gauge({}, "3").here).toBe("First strokes");
  expect(gauge({}, "4").here).toBe("On the way");
  expect(gauge({}, "10").here).toBe("Steady hand");
});

test("bands are side by side on a phone if they are few and short, and not beside a comparison", () => {
  const few = (given: object) => gauge(given, "5").is.includes('data-few="true"');
  const named = (label: string) => ({ bands: [{ upTo: 3, label: "First strokes" }, { label }] });
  expect([few({}), few(named("Unerschütterlich")), few({ joined: true })]).toEqual([true, false, false]);
  const labels = (...names: string[]) => ({
    bands: names.map((label, at) => ({ ...(at + 1 < names.length && { upTo: at + 1 }), label })),
  });
  expect(few(labels("Poco", "Abbastanza", "Molto"))).toBe(true);
  expect(few(labels("Fortgeschritten", "Neu", "Alt"))).toBe(false);
  expect(few(labels("Ganz wenig", "Abbastanza", "Molto di più"))).toBe(true);
  expect(few(labels("Abbastanza", "Moltissimo", "Pochissimo"))).toBe(false);
  expect(few({ bands: [1, 2, 3, 4].map((upTo) => ({ upTo, label: `Band ${upTo}` })) })).toBe(false);
  expect(few(labels("A1", "A2", "B1", "B2", "C1", "C2"))).toBe(true);
  expect(few(labels("A1", "A2", "B1", "Mehr"))).toBe(false);
});

test("at its least, nothing is filled, and an empty mark is where it begins", () => {
  const marks = (points: string) => gauge({}, points).is.split("<circle").length - 1;
  expect(["0", "1", "10"].map(marks)).toEqual([1, 0, 0]);
  expect(gauge({}, "0").filled).toBeUndefined();
});

test("no gap between two bands cuts the round end of what is filled", () => {
  const gaps = (points: string) => gauge({}, points).is.split("data-notch").length - 1;
  expect(["2", "3", "3.2", "4", "10"].map(gaps)).toEqual([2, 2, 1, 2, 2]);
});

test("a number of more than five letters is smaller, as the arc leaves no more room", () => {
  const isLong = (value: string | number) => gauge({ value, max: 90_000 }).is.includes("data-long");
  expect([12_345, "€12,500", 8.5].map(isLong)).toEqual([true, true, false]);
});

test("parts with a tone are coloured by it, with a mark at the number instead of what is filled", () => {
  const bands = [
    { upTo: 3, label: "Low", tone: "poor" },
    { upTo: 7, label: "Fair" },
    { label: "High", tone: "good" },
  ];
  const { container } = show(<Gauge {...sectionProps()} section={{ ...section, bands, value: 5 }} />);
  const all = (selector: string, ...names: string[]) =>
    [...container.querySelectorAll(selector)].map((each) => names.map((name) => each.getAttribute(name)).join(" "));
  // The last is the round end where the arc begins.
  expect(all("path[data-tone]", "data-tone", "stroke-dasharray")).toEqual([
    "good ",
    "none 0.7 2",
    "poor 0.3 2",
    "poor 0.001 2",
  ]);
  expect(all("path[data-mark]", "stroke-dashoffset")).toEqual(["-0.5", "-0.5"]);
  expect(all("li", "data-tone")).toEqual(["poor", "", "good"]);
  expect(all("[data-filled], circle", "d")).toEqual([]);
});

test("points that end a part stand within it, and what is measured ends where it is said to", () => {
  const bands = [
    { upTo: 3, label: "Low", tone: "poor" },
    { upTo: 10, label: "High" },
  ];
  const ends = (given: object, points?: string) =>
    [...gauge({ bands, ...given }, points).is.matchAll(/data-tone="\w+" [^>]*?stroke-dasharray="([\d.]+) 2"/g)].map(
      ([, end]) => end,
    );
  expect(ends({}, "3")).toContain("0.35");
  expect(ends({}, "3.5")).toContain("0.3");
  expect(ends({ value: 3 })).toContain("0.3");
});

test("a mark at an end of the scale is still on it", () => {
  const bands = [{ upTo: 3, label: "Low", tone: "poor" }, { label: "High" }];
  const mark = (value: number) => /stroke-dashoffset="([^"]*)"/.exec(gauge({ value, bands }).is)?.[1];
  expect([0, 10, 12].map(mark)).toEqual(["0", "-0.999", "-0.999"]);
});

test("a number beyond the scale fills it and no more, and is still said as it is", () => {
  expect(gauge({}, "14")).toMatchObject({ said: ["10", "0", "10", "14, Steady hand"], filled: "1 1" });
  expect(gauge({}, "-2")).toMatchObject({ said: ["0", "0", "10", "-2, First strokes"], filled: undefined });
});

test("reads a number as the language writes it", () => {
  expect(gauge({}, "2,5", "de")).toMatchObject({ said: ["2.5", "0", "10", "2,5, First strokes"], filled: "0.25 1" });
  expect(gauge({ value: 2.5 }, undefined, "de").said?.at(-1)).toBe("2,5, First strokes");
});

test("a scale may begin elsewhere and have no bands", () => {
  const { bands: _, ...plain } = section;
  expect(gauge({ ...plain, bands: undefined, min: 18, max: 38, value: 23 })).toMatchObject({
    said: ["23", "18", "38", "23"],
    filled: "0.25 1",
  });
});

test.each([
  ["its number", {}, undefined],
  ["a word beside it", { text: "For {goal}" }, "5"],
])("hides while %s is not known", (_, given, points) => {
  expect(gauge(given, points).is).toBe("");
});
