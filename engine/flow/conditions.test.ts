import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Condition, Range } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import {
  atomsIn,
  bareCondition,
  type Facts,
  holds,
  parseCondition,
  sayCondition,
  spelledOut,
  triedOutcomes,
} from "./index.ts";

/** What conditions mean, taken from the wording of the schema alone and without a tree. */
function means(condition: Condition, facts: Facts): boolean {
  const { all, any, not, has, score, outcome, value, field, count, query, ...chosen } = condition;
  const isWithin = (value: number, { min, max }: Range) =>
    (min === undefined || value >= min) && (max === undefined || value <= max);
  return [
    all === undefined || all.every((part) => means(part, facts)),
    any === undefined || any.some((part) => means(part, facts)),
    not === undefined || !means(not, facts),
    has === undefined || [has].flat().some((name) => facts.has(name)),
    outcome === undefined || [outcome].flat().some((id) => facts.outcome(id)),
    ...Object.entries(score ?? {}).map(([scale, range]) => isWithin(facts.score(scale), range)),
    ...[...Object.entries(value ?? {}), ...Object.entries(field ?? {})].map(([name, bounds]) =>
      facts.meets(name, {
        ...(typeof bounds.min === "number" && { min: bounds.min }),
        ...(typeof bounds.max === "number" && { max: bounds.max }),
      }),
    ),
    ...Object.entries(count ?? {}).map(([step, range]) => isWithin(facts.choices[step]?.length ?? 0, range)),
    ...Object.entries(query ?? {}).map(([name, values]) =>
      [values].flat().some((value) => facts.query[name] === value),
    ),
    ...Object.entries(chosen).map(([step, ids]) =>
      [ids].flat().some((id) => facts.choices[step]?.some((option) => option === id)),
    ),
  ].every(Boolean);
}

const steps = ["home", "tools", "all-of-it"];
const names = ["plan", "email"];
const values = ["a", "b", "c"];
const oneOf = (list: readonly string[]) => fc.constantFrom(...list);
const oneOrMore = (list: readonly string[]) => fc.oneof(oneOf(list), fc.uniqueArray(oneOf(list), { minLength: 1 }));
const range: fc.Arbitrary<Range> = fc.record(
  { min: fc.integer({ min: -2, max: 4 }), max: fc.integer({ min: -2, max: 4 }) },
  { requiredKeys: [] },
);
const someRange = range.filter((bounds) => Object.keys(bounds).length > 0);
const keyed = <T>(keys: readonly string[], value: fc.Arbitrary<T>) =>
  fc.dictionary(oneOf(keys), value, { minKeys: 1, maxKeys: 2 });

const { condition } = fc.letrec<{ condition: Condition }>((tie) => {
  const parts = fc.array(tie("condition"), { minLength: 1, maxLength: 3 });
  const question: fc.Arbitrary<Condition> = fc.oneof(
    keyed(steps, oneOrMore(values)),
    fc.record({ has: oneOrMore(names) }),
    fc.record({ score: keyed(names, range) }),
    fc.record({ outcome: oneOrMore(values) }),
    fc.record({ value: keyed(names, someRange) }),
    fc.record({ field: keyed(names, someRange) }),
    fc.record({ count: keyed(steps, range) }),
    fc.record({ query: keyed(names, oneOrMore(values)) }),
  );
  const one: fc.Arbitrary<Condition> = fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    question,
    fc.record({ all: parts }),
    fc.record({ any: parts }),
    fc.record({ not: tie("condition") }),
  );
  // Several keys in one condition must all hold.
  return { condition: fc.array(one, { minLength: 1, maxLength: 3 }).map((keys) => Object.assign({}, ...keys)) };
});

const facts: fc.Arbitrary<Facts> = fc
  .record({
    choices: fc.dictionary(oneOf(steps), fc.uniqueArray(oneOf(values))),
    saved: fc.subarray(names),
    points: fc.record({ plan: fc.integer({ min: -3, max: 5 }), email: fc.integer({ min: -3, max: 5 }) }),
    amounts: fc.dictionary(oneOf(names), fc.integer({ min: -3, max: 5 })),
    query: fc.dictionary(oneOf(names), oneOf(values)),
    outcome: fc.option(oneOf(values), { nil: undefined }),
  })
  .map(({ choices, saved, points, amounts, query, outcome }) => ({
    choices,
    query,
    outcome: (id) => id === outcome,
    has: (name) => saved.includes(name),
    score: (scale) => (scale === "plan" ? points.plan : points.email),
    meets: (name, { min = -99, max = 99 }) => {
      const amount = amounts[name];
      return amount !== undefined && amount >= Number(min) && amount <= Number(max);
    },
  }));

describe("a condition", () => {
  test("holds exactly when what its words say is so", () => {
    fc.assert(
      fc.property(condition, facts, (condition, facts) => {
        expect(holds(parseCondition(condition, []), facts)).toBe(means(condition, facts));
      }),
      { numRuns: 2_000 },
    );
  });

  test("means the same on a page, which is told it as JSON and without its places", () => {
    fc.assert(
      fc.property(condition, facts, (condition, facts) => {
        const text = JSON.stringify(bareCondition(parseCondition(condition, ["steps", "a", "next", 0, "when"])));
        expect(text).not.toContain('"when"');
        expect(holds(JSON.parse(text), facts)).toBe(means(condition, facts));
      }),
    );
  });

  test("means the same where the outcomes that it asks for are spelled out", () => {
    // No two outcomes have one id.
    const tried = fc.uniqueArray(
      fc.record({ id: oneOf(values), title: oneOf(names), when: condition }, { requiredKeys: ["id", "title"] }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(condition, tried, facts, (condition, tried, facts) => {
        const outcomes = triedOutcomes({ outcomes: tried });
        const outcome = outcomes.find(({ when }) => holds(when, facts))?.id;
        const node = parseCondition(condition, ["when"]);
        const spelled = spelledOut(node, outcomes, { path: node.path, on: node.on });
        expect(atomsIn(spelled).filter(({ kind }) => kind === "outcome")).toEqual([]);
        expect(holds(spelled, facts)).toBe(holds(node, { ...facts, outcome: (id) => id === outcome }));
      }),
    );
  });

  test("that is missing holds for everybody", () => {
    expect(
      holds(undefined, {
        choices: {},
        has: () => false,
        score: () => 0,
        meets: () => false,
        query: {},
        outcome: () => false,
      }),
    ).toBe(true);
  });

  test("knows where each of its names and options is written", () => {
    fc.assert(
      fc.property(condition, (condition) => {
        for (const atom of atomsIn(parseCondition(condition, ["when"]))) {
          if (atom.on === "key") expect(atom.path.at(-1)).toBe(atom.name);
          else expect(valueAt({ when: condition }, atom.path)).toBe(atom.name);
          for (const { id, path } of atom.kind === "chosen" ? atom.options : [])
            expect(valueAt({ when: condition }, path)).toBe(id);
        }
      }),
    );
  });
});

const valueAt = (root: unknown, path: Path) =>
  path.reduce<unknown>((value, key) => Object.entries(value ?? {}).find(([name]) => name === String(key))?.[1], root);

describe("in words, a condition", () => {
  test.each<[string, Condition]>([
    ["home is house", { home: "house" }],
    ["home is house or flat", { home: ["house", "flat"] }],
    ["plan is known", { has: "plan" }],
    ["plan is known or email is known", { has: ["plan", "email"] }],
    ["the outcome is light", { outcome: "light" }],
    ["not (the outcome is light or the outcome is large)", { not: { outcome: ["light", "large"] } }],
    ["the score on fit is 3 or more", { score: { fit: { min: 3 } } }],
    ["the score on fit is 2 or less", { score: { fit: { max: 2 } } }],
    ["the score on fit is 1 to 2", { score: { fit: { min: 1, max: 2 } } }],
    ["bmi is 25 or more", { value: { bmi: { min: 25 } } }],
    ["bmi is 25 or less", { value: { bmi: { max: 25 } } }],
    ["bmi is 18.5 to 25", { value: { bmi: { min: 18.5, max: 25 } } }],
    ["weight is more than 70 kg and less than 90 kg", { field: { weight: { above: "70 kg", below: "90 kg" } } }],
    ["born is before 18 years ago", { field: { born: { before: "18 years ago" } } }],
    ["exam is after today", { field: { exam: { after: "today" } } }],
    ["goal is run or swim", { field: { goal: { is: ["run", "swim"] } } }],
    ["postcode is 80… or 81…", { field: { postcode: { starts: ["80", "81"] } } }],
    ["mail is ….edu or ….org", { field: { mail: { ends: [".edu", ".org"] } } }],
    ["2 chosen at tools", { count: { tools: { min: 2, max: 2 } } }],
    ["the address has from=mail or post", { query: { from: ["mail", "post"] } }],
    ["the variant of words is plain or rich", { experiment: { words: ["plain", "rich"] } }],
    ["stock seats is out", { stock: { seats: "out" } }],
    ["not (home is house)", { not: { home: "house" } }],
    ["home is house and size is small", { home: "house", size: "small" }],
    [
      "home is house and (size is small or size is large)",
      { home: "house", any: [{ size: "small" }, { size: "large" }] },
    ],
    ["(a is x and b is y) or c is z", { any: [{ a: "x", b: "y" }, { c: "z" }] }],
    ["a is x and b is y and c is z", { all: [{ a: "x", b: "y" }, { all: [{ c: "z" }] }] }],
    ["a is x and (b is y or c is z)", { all: [{ a: "x" }, { all: [{ any: [{ b: "y" }, { c: "z" }] }] }] }],
  ])("says: %s", (words, condition) => {
    expect(sayCondition(parseCondition(condition, []))).toBe(words);
  });
});
