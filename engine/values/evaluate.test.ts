import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "../../tests/any-character.ts";
import { computer, type Readable, type Sources, typeValues } from "./index.ts";

const anywhere = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
const numbers = ["a", "b", "c"];
const dates = ["d", "e"];
const readable = (type: Readable["type"]): Readable => ({ type, range: anywhere });
const sources: Sources = new Map([
  ...[...numbers, "score.fit"].map((name) => [name, readable({ kind: "amount", of: {} })] as const),
  ...dates.map((name) => [name, readable({ kind: "date" })] as const),
]);

/** An expression, and the same in JavaScript: the second evaluator is JavaScript's own parser and arithmetic. */
type Both = { readonly text: string; readonly js: string };

const pair = (text: string, js = text): Both => ({ text, js });
const operation =
  (sign: string, js = sign) =>
  (a: Both, b: Both) =>
    pair(`${a.text} ${sign} ${b.text}`, `known(${a.js} ${js} ${b.js})`);
const inBrackets = ({ text, js }: Both) => pair(`(${text})`, `(${js})`);
const literal = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.constantFrom(0.1, 0.5, 1.005, 2.5, 33.3, 1e6)).map(String);
const day = fc
  .date({ min: new Date("1890-01-01"), max: new Date("2120-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const firstKnown = (parts: readonly Both[]) =>
  pair(
    `ifempty(${parts.map(({ text }) => text).join(", ")})`,
    `first(${parts.map(({ js }) => `() => ${js}`).join(", ")})`,
  );

const { number, date } = fc.letrec<{ number: Both; condition: Both; date: Both }>((tie) => {
  const [n, c, d] = [tie("number"), tie("condition"), tie("date")];
  const two = (sign: string, js = sign) =>
    fc.tuple(n, n).map(([a, b]) => operation(sign, js)(inBrackets(a), inBrackets(b)));
  const compare = (sign: string, js: string) =>
    fc
      .tuple(n, n)
      .map(([a, b]) => pair(`(${a.text}) ${sign} (${b.text})`, `(compared(${a.js}) ${js} compared(${b.js}))`));
  const leaf = fc.oneof(
    literal.map((text) => pair(text)),
    fc.constantFrom(...numbers, "score.fit").map((name) => pair(name, `read(${JSON.stringify(name)})`)),
  );
  // No brackets: which sign binds more tightly is left to the two parsers.
  const chain = fc
    .tuple(
      leaf,
      fc.array(
        fc.tuple(fc.constantFrom(["+", "+"], ["−", "-"], ["*", "*"], ["×", "*"], ["÷", "/"], ["/", "/"]), leaf),
        { maxLength: 5 },
      ),
    )
    .map(([first, rest]) =>
      pair(
        [first.text, ...rest.map(([[sign = ""], { text }]) => `${sign} ${text}`)].join(" "),
        // A division by zero in the middle is seen in the result: no other sign makes it finite again.
        `known(${[first.js, ...rest.map(([[, sign = ""], { js }]) => `${sign} ${js}`)].join(" ")})`,
      ),
    );
  return {
    number: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      chain,
      two("+"),
      two("-"),
      two("*"),
      two("/", "/"),
      two("^", "**"),
      n.map(({ text, js }) => pair(`-(${text})`, `(0 - (${js}))`)),
      fc.array(n, { minLength: 2, maxLength: 4 }).map((parts) => both("min", "Math.min", parts)),
      fc.array(n, { minLength: 2, maxLength: 4 }).map((parts) => both("max", "Math.max", parts)),
      fc
        .tuple(n, fc.integer({ min: 0, max: 4 }))
        .map(([a, digits]) => pair(`round(${a.text}, ${digits})`, `rounded(${a.js}, ${digits})`)),
      fc
        .tuple(c, n, n)
        .map(([is, a, b]) => pair(`if(${is.text}, ${a.text}, ${b.text})`, `(${is.js} ? ${a.js} : ${b.js})`)),
      fc.array(n, { minLength: 2, maxLength: 4 }).map(firstKnown),
      fc.tuple(d, d).map(([a, b]) => pair(`(${a.text} - (${b.text})) / 1 day`, `days(${a.js}, ${b.js})`)),
      d.map(({ text, js }) => pair(`month(${text})`, `Number((${js}).slice(-5, -3))`)),
      d.map(({ text, js }) => pair(`day(${text})`, `Number((${js}).slice(-2))`)),
    ),
    condition: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      ...(
        [
          ["<", "<"],
          ["<=", "<="],
          ["≤", "<="],
          [">", ">"],
          [">=", ">="],
          ["≥", ">="],
          ["=", "==="],
          ["!=", "!=="],
          ["≠", "!=="],
        ] as const
      ).map(([sign, js]) => compare(sign, js)),
      fc.tuple(d, d).map(([a, b]) => pair(`(${a.text}) < (${b.text})`, `(${a.js} < ${b.js})`)),
      fc.tuple(c, c).map(([a, b]) => pair(`((${a.text}) and (${b.text}))`, `all(() => ${a.js}, () => ${b.js})`)),
      fc.tuple(c, c).map(([a, b]) => pair(`((${a.text}) or (${b.text}))`, `some(() => ${a.js}, () => ${b.js})`)),
      c.map(({ text, js }) => pair(`not (${text})`, `!(${js})`)),
    ),
    date: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      day.map((text) => pair(text, JSON.stringify(text))),
      fc.array(d, { minLength: 2, maxLength: 3 }).map(firstKnown),
      fc.constantFrom(...dates, "today").map((name) => pair(name, `read("${name}")`)),
      fc
        .tuple(d, fc.integer({ min: 0, max: 900 }))
        .map(([a, many]) => pair(`(${a.text}) + ${many} days`, `later(${a.js}, ${many})`)),
      fc
        .tuple(d, fc.integer({ min: 0, max: 90 }))
        .map(([a, many]) => pair(`(${a.text}) - ${many} weeks`, `later(${a.js}, ${-7 * many})`)),
      fc
        .tuple(d, fc.integer({ min: 0, max: 90 }))
        .map(([a, many]) => pair(`(${a.text}) + ${many} months`, `monthsLater(${a.js}, ${many})`)),
      fc
        .tuple(d, fc.integer({ min: 0, max: 30 }))
        .map(([a, many]) => pair(`(${a.text}) - ${many} years`, `monthsLater(${a.js}, ${-12 * many})`)),
    ),
  };
});

const both = (name: string, js: string, parts: readonly Both[]) =>
  pair(`${name}(${parts.map((part) => part.text).join(", ")})`, `${js}(${parts.map((part) => part.js).join(", ")})`);

class Unset extends Error {}

const known = (value: number) => {
  if (!Number.isFinite(value)) throw new Unset();
  return value;
};
const tried = <T>(ask: () => T) => {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Unset) return undefined;
    throw error;
  }
};
const compared = new Intl.NumberFormat("en", { maximumSignificantDigits: 12, useGrouping: false });
const exact = new Intl.NumberFormat("en", { maximumSignificantDigits: 15, useGrouping: false });
const toDigits = [0, 1, 2, 3, 4].map(
  (maximumFractionDigits) => new Intl.NumberFormat("en", { maximumFractionDigits, useGrouping: false }),
);
/** What the words of the language mean, without any of its code. */
const meanings = {
  known,
  all: (...asks: (() => boolean)[]) => decided(asks.map(tried), false),
  some: (...asks: (() => boolean)[]) => decided(asks.map(tried), true),
  first: <T>(...asks: (() => T)[]) => {
    const [found] = asks.map(tried).filter((each) => each !== undefined);
    if (found === undefined) throw new Unset();
    return found;
  },
  rounded: (value: number, digits: number) => {
    const written = exact.format(value);
    // Texts are formatted digit by digit: TypeScript only takes them as literals.
    return known(Number(toDigits[digits]?.format(written as `${number}`)));
  },
  compared: (value: number) => Number(compared.format(value)),
  days: (a: string, b: string) => (Date.parse(a) - Date.parse(b)) / 86_400_000,
  later: (date: string, days: number) => iso(Date.parse(date) + days * 86_400_000),
  monthsLater: (date: string, months: number) => {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    const total = year * 12 + month - 1 + months;
    const start = `${String(Math.floor(total / 12)).padStart(4, "0")}-${String((total % 12) + 1).padStart(2, "0")}`;
    const days = [31, 30, 29, 28].find((last) =>
      iso(Date.parse(`${start}-01`) + (last - 1) * 86_400_000).startsWith(start),
    );
    return `${start}-${String(Math.min(day, days ?? 0)).padStart(2, "0")}`;
  },
};

const iso = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** One sure answer is enough; otherwise all have to be known. */
function decided(answers: readonly (boolean | undefined)[], enough: boolean): boolean {
  if (answers.includes(enough)) return enough;
  if (answers.includes(undefined)) throw new Unset();
  return !enough;
}

const visitor = fc.record({
  values: fc
    .record(
      {
        ...Object.fromEntries(
          numbers.map((name) => [
            name,
            fc.oneof(fc.integer({ min: -20, max: 20 }), fc.constantFrom(0, 0.25, 1e9)).map(String),
          ]),
        ),
        ...Object.fromEntries(dates.map((name) => [name, day])),
      },
      { requiredKeys: [] },
    )
    .map((values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      ),
    ),
  fit: fc.integer({ min: -3, max: 9 }),
  today: day,
});

function evaluated(
  { js }: Both,
  { values, fit, today }: { values: Readonly<Record<string, string>>; fit: number; today: string },
) {
  const read = (name: string) => {
    if (name === "today") return today;
    if (name === "score.fit") return fit;
    const value = values[name];
    if (value === undefined) throw new Unset();
    return dates.includes(name) ? value : Number(value);
  };
  const names = Object.keys(meanings);
  try {
    return new Function("read", ...names, `return ${js};`)(read, ...Object.values(meanings));
  } catch (error) {
    if (error instanceof Unset) return undefined;
    throw error;
  }
}

const asked = {
  steps: {
    form: {
      fields: [
        ...numbers.map((id) => ({ id, kind: "number" as const })),
        ...dates.map((id) => ({ id, kind: "date" as const })),
      ],
    },
  },
};

function computed(
  { text }: Both,
  { values, fit, today }: { values: Readonly<Record<string, string>>; fit: number; today: string },
) {
  const own = typeValues({ result: { of: text } }, sources).get("result");
  const wrong = own?.faults.filter(({ about }) => about !== "zero" && about !== "range");
  if (!own?.compiled) throw new Error(`${text}: ${JSON.stringify(wrong)}`);
  const compute = computer(
    JSON.parse(JSON.stringify({ result: own.compiled })),
    "en",
    () => new Date(`${today}T12:00`),
  );
  return compute(asked, { values, reached: ["form"] }, () => fit).amount("result");
}

describe("the evaluator agrees with JavaScript", () => {
  test("on 7,000 numbers", () => {
    fc.assert(
      fc.property(number, visitor, (expression, told) => {
        const [own, other] = [computed(expression, told), evaluated(expression, told)];
        if (own === undefined || other === undefined) expect(own).toBe(other);
        else expect(Math.abs(own - other)).toBeLessThanOrEqual(1e-9 + Math.abs(other) * 1e-12);
      }),
      { numRuns: 7_000 },
    );
  });

  test("on 3,000 dates", () => {
    fc.assert(
      fc.property(date, visitor, (expression, told) => {
        const own = computed(expression, told);
        const other = evaluated(expression, told);
        expect(own === undefined ? undefined : iso(own * 86_400_000)).toBe(other);
      }),
      { numRuns: 3_000 },
    );
  });
});

const words = [
  "a",
  "b-c",
  "d",
  "today",
  "score.fit",
  "1",
  "2.5",
  "9e99",
  "70 kg",
  "3 months",
  "2027-02-29",
  "2026-01-31",
  "in",
  "ago",
];
const signs = [
  "+",
  "-",
  "×",
  "÷",
  "^",
  "<",
  ">=",
  "=",
  "!=",
  "(",
  ")",
  ",",
  "if(",
  "min(",
  "round(",
  "ifempty(",
  "not",
  "and",
  "or",
  " ",
  "°",
  "\u202e",
  "\u0000",
  "<svg onload>",
];

test("whatever is written, the check says what it means or what is wrong with it, and nothing throws", () => {
  const written = fc.oneof(
    fc.array(fc.constantFrom(...words, ...signs), { maxLength: 30 }).map((parts) => parts.join(" ")),
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.constantFrom("(".repeat(1_000), "-".repeat(1_000), "1 + ".repeat(250), "2 ^ ".repeat(250), "if(".repeat(333)),
  );
  fc.assert(
    fc.property(written, fc.constantFrom(undefined, "kg", "days", "years"), (of, unit) => {
      const found = typeValues({ v: { of, ...(unit && { unit }) }, w: { of: "v + v", in: ["kg", "years"] } }, sources);
      const { compiled, faults = [] } = found.get("v") ?? {};
      expect(compiled !== undefined || faults.length > 0).toBe(true);
      for (const fault of faults)
        if ("at" in fault) {
          expect(fault.at).toBeGreaterThanOrEqual(0);
          expect(fault.end).toBeLessThanOrEqual(of.length);
        }
      const values = compiled ? { v: compiled } : {};
      const computed = computer(values, "en", () => new Date())(asked, { values: {}, reached: ["form"] }, () => 3);
      for (const number of [computed.amount("v"), computed.amount("w")])
        expect(number === undefined || Number.isFinite(number)).toBe(true);
      expect(() => computed.say("v")).not.toThrow();
    }),
    { numRuns: 800 },
  );
});
