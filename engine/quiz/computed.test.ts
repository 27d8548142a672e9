import { describe, expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { convert, storedText } from "../fields/index.ts";
import { flowOf } from "../flow/index.ts";
import { compiledBounds, computer } from "../values/index.ts";
import { choose, emptyQuiz, factsOf, lookupIn, type Quiz } from "./index.ts";

/** A driving school that counts lessons and days. */
const school = (language: string, values: string) =>
  definition(`
language: ${language}
start: hours
scales: { hours: { label: Hours driven so far } }
facts: { needed: { value: 30, source: https://roads.internal } }
values:
${values}
steps:
  hours:
    type: question
    path: /
    question: How long have you driven?
    options: [{ id: none, label: Never, score: { hours: 0 } }, { id: some, label: A bit, score: { hours: 7.5 } }]
    next: end
  end: { type: offer, path: /end, sections: [{ type: text, text: "{score.hours}" }] }
`);

const noon = () => new Date(2026, 10, 23, 12);

/** What a visitor with an answer reads for {v}. */
function said(of: string, { language = "en", answer = "some" } = {}) {
  const flow = flowOf(school(language, `  v: { of: ${JSON.stringify(of)} }`.replace(/ \| (.*)" \}$/, '", $1 }')), noon);
  return lookupIn(flow, visit(flow, answer), {})("v");
}

const visit = (flow: ReturnType<typeof flowOf>, answer: string): Quiz =>
  choose(flow, { ...emptyQuiz, reached: ["hours"] }, "hours", [answer]);

describe("a computed value reads", () => {
  test.each([
    ["facts.needed - score.hours", "22.5"],
    ["facts.needed - score.hours | round: 0", "23"],
    ["1234567 / 8 | round: 1", "154,320.9"],
    ["2 + 3 * 2 ^ 2", "14"],
    ["(2 + 3) × 2 − 4 ÷ 8", "9.5"],
    ["2 ^ 3 ^ 2", "512"],
    ["-2 ^ 2", "-4"],
    ["round(1.005, 2)", "1.01"],
    ["round(-2.5)", "-3"],
    ["min(3, score.hours, 9)", "3"],
    ["max(3, score.hours)", "7.5"],
    ["if(score.hours > 5, 1, 2)", "1"],
    ["if(score.hours > 5 and not score.hours > 7, 1, 2)", "2"],
    ["if(score.hours < 5 or score.hours ≥ 7.5, 1, 2)", "1"],
    ["70 kg + 500 g", "70.5 kg"],
    ["180 cm | unit: ft, round: 1", "5.9 ft"],
    ["100 F | unit: C, round: 1", "37.8°C"],
    ["37.8 C | unit: F, round: 0", "100°F"],
    ["70 kg / (1.75 m) ^ 2 | in: [kg, m], round: 1", "22.9"],
    ["score.hours * 2 | unit: days", "15 days"],
    ["facts.needed * 36.6 | currency: EUR", "€1,098"],
    ["facts.needed * 36.6 - score.hours / 100 | currency: EUR, round: 0", "€1,098"],
    ["facts.needed * -50 | currency: JPY", "-¥1,500"],
    ["10 / 3 | currency: USD, round: 1", "$3.3"],
    ["today", "November 23, 2026"],
    ["today + 3 weeks", "December 14, 2026"],
    ["2026-08-31 + 6 months", "February 28, 2027"],
    ["in 2 days", "November 25, 2026"],
    ["18 years ago", "November 23, 2008"],
    ["2026-12-24 - today", "31 days"],
    ["2026-12-24 - today | unit: weeks, round: 1", "4.4 weeks"],
    ["today - 1990-11-24 | unit: years", "35 years"],
    ["today - 1990-11-23 | unit: years", "36 years"],
    ["2027-01-22 - today | unit: months", "1 month"],
    ["10 * 70 kg + 6.25 * 180 cm - 5 * (today - 1990-11-24) + 5 | in: [kg, cm, years]", "1655"],
  ])("%s: %s", (of, words) => {
    expect(said(of)).toBe(words);
  });

  test.each([
    ["de", "1234567 / 8 | round: 1", "154.320,9"],
    ["de", "2026-12-24", "24. Dezember 2026"],
    ["de", "70.5 kg", "70,5 kg"],
    ["de", "1098 | currency: EUR", "1.098\u00a0€"],
    ["fr", "31 days", "31\u00a0jours"],
    ["ja", "2026-12-24", "2026年12月24日"],
    ["ja", "2026-12-24 - today", "31日"],
    ["ja", "70.5 kg", "70.5 kg"],
    ["ja", "2027-01-31 - today | unit: months", "2か月"],
    ["ja", "facts.needed * -50 | currency: JPY", "-1,500円"],
    ["ja", "10 / 3 | currency: JPY, round: 1", "3.3円"],
    ["zh-TW", "70.5 kg", "70.5公斤"],
    ["pl", "2026-12-24 - today", "31 dni"],
  ])("in %s, %s: %s", (language, of, words) => {
    expect(said(of, { language })).toBe(words);
  });
});

test("a number takes its words from where it is shown, also within the words of an outcome", () => {
  const outcomes =
    '[{ id: all, title: "{score.hours|1 lesson|5 lessons}", text: "{v|1 lesson|5 lessons|no lessons}" }]';
  const flow = flowOf(school("en", `  v: { of: score.hours - 6.5 }\noutcomes: ${outcomes}`), noon);
  const [some, none] = ["some", "none"].map((answer) => lookupIn(flow, visit(flow, answer), {}));
  expect([some?.("outcome.title"), none?.("outcome.title")]).toEqual(["7.5 lessons", "0 lessons"]);
  expect([some?.("outcome.text"), none?.("outcome.text")]).toEqual(["1 lesson", "-6.5 lessons"]);
  expect([some?.("v"), some?.("v", "1 lesson|5 lessons"), some?.("v", "lessons")]).toEqual(["1", "1 lesson", "1"]);
  expect(some?.("unknown", "1 lesson|5 lessons|no lessons")).toBe("no lessons");
});

test("a value without a result is empty, so that a fallback is shown, and nothing throws", () => {
  const flow = flowOf(
    school("en", '  far: { of: "today + 9000 years" }\n  next: { of: "far - today" }\n  big: { of: "99999 ^ 99" }'),
    noon,
  );
  const lookup = lookupIn(flow, visit(flow, "some"), {});
  expect(["far", "next", "big", "unknown"].map((name) => lookup(name))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a finished page, where nobody has been yet, is of no day", () => {
  const flow = flowOf(school("en", "  left: { of: 2026-12-24 - today }"), noon);
  expect(lookupIn(flow, emptyQuiz, {})("left")).toBeUndefined();
});

test("a page computes the same from the flow that it is given as JSON", () => {
  const here = flowOf(school("en", "  left: { of: 'if(score.hours > 5, facts.needed - score.hours, 0)' }"), noon);
  const { values = {}, ...sent }: typeof here = JSON.parse(JSON.stringify(here));
  expect(sent.compute).toBeUndefined();
  const there = { ...sent, values, compute: computer(values, "en", noon) };
  for (const answer of ["none", "some"])
    expect(lookupIn(there, visit(there, answer), {})("left")).toBe(lookupIn(here, visit(here, answer), {})("left"));
});

test("a chain of 200 values, each of which reads the one before twice, is computed", () => {
  const chain = Array.from({ length: 199 }, (_, index) => `  v${index + 1}: { of: (v${index} + v${index}) / 2 + 0.5 }`);
  const flow = flowOf(school("en", [...chain.toReversed(), "  v0: { of: score.hours }"].join("\n")), noon);
  expect(lookupIn(flow, visit(flow, "some"), {})("v199")).toBe("107");
});

describe("a condition on a field", () => {
  const flow = flowOf(
    definition(`
start: form
values:
  heavy: { of: "if(load >= 123.456 lb, 1, 0)" }
steps:
  form:
    type: form
    path: /
    heading: Load
    fields:
      - { id: load, type: measure, label: Load, units: [lb, kg] }
      - { id: kind, type: select, label: Kind, options: [Sand, { id: undefined, label: Not clear }], required: false }
    button: Go on
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: "{heavy|0}" }] }
`),
  );
  const facts = (values: Quiz["values"]) => factsOf(flow, { ...emptyQuiz, values, reached: ["form"] });
  const bound = (written: number | string) => compiledBounds({ min: written }).min ?? 0;

  test("holds at its bound, in whatever unit that was written and typed", () => {
    // What is kept of 123.456 lb: 55.9986996307 kg, and exactly it would be 55.99869963072.
    const { meets } = facts({ load: storedText({ kind: "measure", value: convert(123.456, "lb", "kg"), unit: "kg" }) });
    expect(meets("load", { min: bound("123.456 lb"), max: bound("123.456 lb") })).toBe(true);
    expect(meets("load", { above: bound("123.456 lb") })).toBe(false);
    expect(meets("load", { min: bound("123.457 lb") })).toBe(false);
    expect(meets("heavy", { min: 1 })).toBe(true);
  });

  test("never holds for what was not chosen, whatever the options are called", () => {
    expect(facts({}).meets("kind", { is: ["undefined"] })).toBe(false);
    expect(facts({ kind: "undefined" }).meets("kind", { is: ["undefined"] })).toBe(true);
    // What is typed is read as a code, and an option is not: 1-5 and 15 are two.
    expect(facts({ kind: "undefined" }).meets("kind", { is: ["un-defined"] })).toBe(false);
  });
});
