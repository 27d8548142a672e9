import { join } from "node:path";
import { expect, test } from "vitest";
import { checkFunnel } from "../../engine/check/index.ts";
import { computedValues, flowOf, stepFlows } from "../../engine/flow/index.ts";
import {
  answersOf,
  choose,
  computedOf,
  emptyQuiz,
  factsOf,
  lookupIn,
  nextStep,
  type Quiz,
} from "../../engine/quiz/index.ts";
import { formatReport } from "../../engine/report/index.ts";
import { readText } from "../../src/disk/read-text.ts";
import { expectGolden } from "../golden.ts";
import { readFunnel } from "../read-funnel.ts";

const canoe = readFunnel("tests/values/canoe.yaml");
const golden = (name: string, text: string) => expectGolden(join(import.meta.dirname, `${name}.txt`), text);

const noon = () => new Date(2026, 10, 23, 12);
const everyday = {
  ...{ people: "3", weight: "82.5 kg", height: "181 cm", lake: "12 km", tank: "45 l", meadow: "2.5 ha" },
  ...{ water: "18.5 C", paddled: "1.25 h", born: "1987-11-24", start: "2027-01-31", wood: "cedar" },
  ...{ rise: "06:45", sleep: "22:30" },
  ...{ nick: "Otter", draught: "0.375" },
};
const told: Readonly<
  Record<string, { readonly language?: string; readonly trips: string; readonly values: Quiz["values"] }>
> = {
  "told in metric units": { trips: "at-times", values: everyday },
  "told in units of the other system": {
    trips: "often",
    values: {
      ...everyday,
      ...{ "weight.unit": "st", "height.unit": "ft-in", "lake.unit": "mi", "tank.unit": "gal" },
      ...{ "meadow.unit": "acre", "water.unit": "F", "paddled.unit": "min" },
    },
  },
  "told in German": { language: "de", trips: "at-times", values: everyday },
  "told no more than needed": {
    trips: "never",
    values: { people: "1", weight: "30 kg", height: "230 cm", born: "2003-02-28" },
  },
  "told of a heavy paddler": { trips: "often", values: { ...everyday, weight: "120 kg", height: "170 cm" } },
  "told nothing yet": { trips: "never", values: {} },
};

test("what values are and can be, and how they are computed, is as before", () => {
  const lines = [...computedValues(canoe, stepFlows(canoe))].map(([name, { type, range, reads, faults, compiled }]) => {
    const { low, high, ...more } = range;
    const is = type.kind === "amount" ? JSON.stringify(type.of) : type.kind;
    return [
      `${name}: ${is}, ${low} to ${high} ${JSON.stringify(more)}`,
      `  reads ${reads.join(", ") || "nothing"}`,
      `  ${JSON.stringify(compiled)}`,
      ...faults.map(({ message }) => `  ${message}`),
    ];
  });
  golden("compiled", `${lines.flat().join("\n")}\n`);
});

test("what visitors read, and what is computed for programs, is as before", () => {
  const pages = Object.entries(told).map(([title, { language = "en", trips, values }]) => {
    const flow = flowOf({ ...canoe, language }, noon);
    const quiz = { ...choose(flow, { ...emptyQuiz, reached: ["trips", "form"] }, "trips", [trips]), values };
    const read = lookupIn(flow, quiz, {});
    const names = [...Object.keys(canoe.values), ...Object.keys(everyday), "outcome.title"];
    return [
      `${title}, a visitor is led to "${nextStep(flow, quiz, "form")}", and reads`,
      ...names.map((name) => `  ${name}: ${read(name) ?? "nothing"}`),
      `recorded ${JSON.stringify(answersOf(flow, quiz), null, 2)}`,
      `computed ${JSON.stringify(computedOf(flow, quiz)?.plain(), null, 2)}`,
    ];
  });
  golden("read", `${pages.flat().join("\n")}\n`);
});

test.each([
  ["SW1A 1AA", ["sw1a1"], true],
  ["sw1a1aa", ["EC", "SW 1"], true],
  ["100–0001", ["1000"], true],
  ["1000001", ["100-00"], true],
  ["１００-0001", ["100"], true],
  ["SW1A", ["SW1A 1"], false],
  ["1 SW", ["SW"], false],
  ["SW", [], false],
  [undefined, ["S"], false],
])("a code of %s begins with one of %j: %s", (nick, starts, isMet) => {
  const quiz = { ...emptyQuiz, reached: ["trips", "form"], values: nick === undefined ? {} : { nick } };
  expect(factsOf(flowOf(canoe, noon), quiz).meets("nick", { starts })).toBe(isMet);
});

test.each([
  [" spring-26 ", ["SPRING 26"], true],
  ["Ｓｐｒｉｎｇ２６", ["other", "spring26"], true],
  ["SPRING 2", ["SPRING 26"], false],
  ["SPRING 26", ["SPRING 2"], false],
  [undefined, ["SPRING"], false],
])("a code of %s is one of %j: %s", (nick, is, isMet) => {
  const quiz = { ...emptyQuiz, reached: ["trips", "form"], values: nick === undefined ? {} : { nick } };
  expect(factsOf(flowOf(canoe, noon), quiz).meets("nick", { is })).toBe(isMet);
});

test.each([
  ["180.34 cm", "5 ft 11 in"],
  ["182.88 cm", "6 ft"],
])("a height of %s in feet is %s", (height, read) => {
  const quiz = { ...emptyQuiz, reached: ["trips", "form"], values: { height, "height.unit": "ft-in" } };
  expect(lookupIn(flowOf(canoe, noon), quiz, {})("height")).toBe(read);
});

test("a first answer is of a day, and a finished page of none", () => {
  const flow = flowOf(canoe, noon);
  const fresh = { ...emptyQuiz, reached: [] };
  const read = (quiz: Quiz) => lookupIn(flow, quiz, {})("tomorrow");
  expect(read(fresh)).toBeUndefined();
  expect(read({ ...fresh, choices: { trips: ["often"] } })).toBe("November 24, 2026");
});

test.each([
  ["min", [false, true, true]],
  ["above", [false, false, true]],
  ["max", [true, true, false]],
  ["below", [true, false, false]],
] as const)("of 2, 3 and 4 people with the bound %s: 3, %j meet it", (key, isMet) => {
  const meets = (people: string) =>
    factsOf(flowOf(canoe, noon), { ...emptyQuiz, reached: ["form"], values: { people } }).meets("people", { [key]: 3 });
  expect(["2", "3", "4"].map(meets)).toEqual(isMet);
});

test("the flow that a page is given is as before", () => {
  golden("flow", `${JSON.stringify(flowOf(canoe), null, 1)}\n`);
});

test.each(["faulty-values", "faulty-bounds", "other-ways", "if-empty"])(
  "what is wrong with %s is said as before",
  (name) => {
    const { problems, files } = checkFunnel(`tests/values/${name}.yaml`, readText);
    golden(name, formatReport(problems, files, "stylish"));
  },
);
