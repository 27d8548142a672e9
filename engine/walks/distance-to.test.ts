import { expect, test } from "vitest";
import type { Condition } from "../../schema/funnel.types.ts";
import { checkFunnel } from "../check/index.ts";
import { type Facts, parseCondition } from "../flow/index.ts";
import { coverFunnel } from "./cover-funnel.ts";
import { distanceBy, distanceOver, distanceTo } from "./distance-to.ts";
import { pointsAhead } from "./points-ahead.ts";

type Visitor = { readonly points?: Readonly<Record<string, number>>; readonly chosen?: Facts["choices"] };

const factsOf = ({ points = {}, chosen = {} }: Visitor): Facts => ({
  choices: chosen,
  has: () => false,
  score: (scale) => points[scale] ?? 0,
  meets: () => false,
  query: {},
  outcome: () => false,
});
const node = (condition: Condition) => parseCondition(condition, []);
const met = (condition: Condition, who: Visitor) => distanceBy(true, node(condition), factsOf(who));
const unmet = (condition: Condition, who: Visitor) => distanceBy(false, node(condition), factsOf(who));
const wet = (total: number): Visitor => ({ points: { wet: total } });

/** Numbers that fall from each to the next, down to nought. */
function expectFalling(far: readonly number[]) {
  expect(far.at(-1)).toBe(0);
  for (const [index, each] of far.entries()) if (index > 0) expect(each).toBeLessThan(far[index - 1] ?? 0);
}

test("points that are still missing are far, and those that are there are not", () => {
  const enough = { score: { wet: { min: 4 } } };
  expectFalling([0, 1, 3, 4].map((total) => met(enough, wet(total))));
  expect(met(enough, wet(9))).toBe(0);
});

test("a total that must stay low is the farther the nearer it is to its bound, and farthest behind it", () => {
  const few = { score: { wet: { max: 4 } } };
  expectFalling([6, 5, 4, 3, 0].map((total) => met(few, wet(total))));
  expectFalling([6, 5, 4, 3, 1, 0].map((total) => unmet({ score: { wet: { min: 4 } } }, wet(total))));
  // Behind a bound is far behind it.
  expect(met(few, wet(5)) - met(few, wet(4))).toBeGreaterThan(9);
  expect(unmet({ score: { wet: { min: 4 } } }, wet(4)) - unmet({ score: { wet: { min: 4 } } }, wet(3))).toBeGreaterThan(
    9,
  );
  expect(met(few, wet(-3))).toBe(0);
});

test("points that must go somewhere are nearest where they are spread", () => {
  const spread = (wet: number, dry: number) =>
    unmet({ any: [{ score: { wet: { min: 6 } } }, { score: { dry: { min: 6 } } }] }, { points: { wet, dry } });
  expect(spread(3, 3)).toBeLessThan(spread(4, 2));
  expect(spread(4, 2)).toBeLessThan(spread(5, 1));
});

test("outside of a range is below it, or above it, whichever is nearer", () => {
  const range = { score: { wet: { min: 8, max: 9 } } };
  expect(unmet(range, wet(10))).toBe(0);
  expect(unmet(range, wet(0))).toBe(0);
  expect(unmet(range, wet(9))).toBeLessThan(1);
  expectFalling([0, 3, 5].map((total) => unmet({ score: { wet: { max: 4 } } }, wet(total))));
  expect(met({ score: { wet: { min: 2, max: 9 } } }, wet(1))).toBe(0.5);
});

test("all of several conditions are as far as together, any as far as the nearest, and the opposite the other way round", () => {
  const two = [{ score: { wet: { min: 4 } } }, { score: { dry: { min: 4 } } }];
  const who = { points: { wet: 3, dry: 1 } };
  expect(met({ all: two }, who)).toBe(1);
  expect(met({ any: two }, who)).toBe(0.25);
  const [first, second] = two.map((each) => unmet(each, who));
  expect(unmet({ all: two }, who)).toBe(Math.min(first ?? 0, second ?? 0));
  expect(unmet({ any: two }, who)).toBe((first ?? 0) + (second ?? 0));
  expect(met({ not: { any: two } }, who)).toBe(unmet({ any: two }, who));
});

test("an answer that is missing is near, one that should not be there is far", () => {
  const who = { chosen: { pond: ["deep"] } };
  expect([met({ pond: "deep" }, who), unmet({ pond: "flat" }, who)]).toEqual([0, 0]);
  expect(met({ pond: "flat" }, who)).toBe(1);
  expect(unmet({ pond: "deep" }, who)).toBe(10);
});

const enough = node({ score: { wet: { min: 4 } } });
const much = node({ score: { wet: { min: 8 } } });

test("a way is open if nothing above it is, and options of others do not count", () => {
  const ways = [{ when: much, option: "other" }, { when: enough }, { when: much }, {}];
  const far = (index: number, total: number) => distanceOver(ways[index] ?? {}, ways, factsOf(wet(total)));
  expect(far(1, 4)).toBe(0);
  expect(far(1, 2)).toBe(0.5);
  expect(far(3, 4)).toBeGreaterThan(far(3, 3));
  expect(far(2, 8)).toBeGreaterThan(far(2, 3));
  expect(far(0, 8)).toBe(0);
});

test("a step is as far as the ways that must be taken to it, and infinitely where none leads there", () => {
  const forward = {
    first: [{ to: "fork" }],
    fork: [{ to: "pond", when: enough }, { to: "lawn" }],
    pond: [{ to: "end" }],
    lawn: [{ to: "end" }, { to: "lake", when: much }],
  };
  const far = (step: string, at: string, total: number) => distanceTo(step, forward)(at, factsOf(wet(total)));
  expect(far("pond", "first", 2)).toBe(0.5);
  expect(far("pond", "first", 4)).toBe(0);
  expect(far("lawn", "first", 3)).toBeLessThan(far("lawn", "first", 4));
  // Both ways of the fork lead there.
  expect(far("end", "first", 0)).toBe(0);
  expect(far("pond", "lawn", 4)).toBe(Number.POSITIVE_INFINITY);
  expect(far("first", "fork", 0)).toBe(Number.POSITIVE_INFINITY);
  expect(far("pond", "pond", 4)).toBe(0);
  expect(far("fork", "fork", 0)).toBe(0);
});

const scored = (...points: readonly number[]) => ({ options: points.map((fit) => ({ score: { fit } })) });

test("what can still be added is that of the way to a step, with its own answer", () => {
  const steps = { first: scored(1, 5), fork: {}, long: scored(-1, 2), end: { ...scored(3, -4), max: 2 } };
  const forward = { first: [{ to: "fork" }], fork: [{ to: "long" }, { to: "end" }], long: [{ to: "end" }], end: [] };
  const ahead = pointsAhead("end", steps, forward);
  expect(ahead("first", "fit")).toEqual({ low: -4, high: 10 });
  expect(ahead("end", "fit")).toEqual({ low: -4, high: 3 });
  expect(ahead("end", "other")).toEqual({ low: 0, high: 0 });
  expect(pointsAhead("long", steps, forward)("end", "fit")).toBeUndefined();
});

test("where a way leads round, nothing says how much can come", () => {
  const forward = { first: [{ to: "again" }], again: [{ to: "first" }, { to: "end" }], end: [] };
  expect(pointsAhead("end", { first: scored(1) }, forward)("first", "fit")).toBeUndefined();
});

test("a way of many thousand steps is added up to its end", () => {
  const ids = Array.from({ length: 20_000 }, (_, at) => `s${at}`);
  const steps = Object.fromEntries(ids.map((id) => [id, scored(1, 2)]));
  const forward = Object.fromEntries(ids.map((id, at) => [id, at + 1 < ids.length ? [{ to: `s${at + 1}` }] : []]));
  expect(pointsAhead("s19999", steps, forward)("s0", "fit")).toEqual({ low: 20_000, high: 40_000 });
});

/** Statements that are answered from 1 to 5, by turns on four scales, and a question for whoever has an even total on each. */
const statements = (count: number) => {
  const options = (scale: string) =>
    [1, 2, 3, 4, 5].map((points) => `{ label: "${points}", score: { ${scale}: ${points} } }`).join(", ");
  const next = (index: number) =>
    index + 1 < count
      ? `s${index + 1}`
      : "[{ when: { score: { a: { min: 9, max: 9 }, b: { min: 9, max: 9 }, c: { min: 9, max: 9 }, d: { min: 9, max: 9 } } }, go: both }, { go: end }]";
  const steps = Array.from(
    { length: count },
    (_, index) =>
      `  s${index}: { type: question, path: /s${index}, question: Q${index}, options: [${options("abcd"[index % 4] ?? "")}], next: ${next(index)} }`,
  );
  return `id: t
language: en
start: s0
scales: { a: {}, b: {}, c: {}, d: {} }
steps:
${steps.join("\n")}
  both: { type: question, path: /both, question: Which?, record: Which, options: [One, Other], next: end }
  end: { type: end, path: /end, sections: [{ type: text, text: T }] }
`;
};

test("a walk comes to where four totals must be met exactly", () => {
  const { definition, problems } = checkFunnel("t.yaml", () => ({ text: statements(12) }));
  if (!definition) throw new Error(problems[0]?.message);
  expect(coverFunnel(definition).uncovered).toEqual([]);
});
