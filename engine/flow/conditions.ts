import type { Condition } from "../../schema/funnel.types.ts";

/** What a condition may ask about. */
export type Facts = {
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** A value saved by name; undefined where there is none. */
  readonly has: (name: string) => boolean;
  readonly score: (scale: string) => number;
  readonly query: Readonly<Record<string, string>>;
};

type Range = { min?: number; max?: number };

/** The grammar's own words; every other key of a condition is a step id. */
export const conditionWords = ["all", "any", "not", "has", "score", "count", "query"] as const;

/** Whether a condition holds; no condition always does. All keys of one condition must hold. */
export function holds(condition: Condition | undefined, facts: Facts): boolean {
  return Object.entries(condition ?? {}).every(([word, operand]) =>
    (test[word] ?? chosen(word))(operand as never, facts),
  );
}

// `never`: the schema has checked each operand against its word before this runs.
const test: Record<string, (operand: never, facts: Facts) => boolean> = {
  all: (parts: Condition[], facts) => parts.every((part) => holds(part, facts)),
  any: (parts: Condition[], facts) => parts.some((part) => holds(part, facts)),
  not: (part: Condition, facts) => !holds(part, facts),
  has: (names: string | string[], facts) => list(names).some(facts.has),
  score: (ranges: Record<string, Range>, facts) =>
    Object.entries(ranges).every(([scale, range]) => within(facts.score(scale), range)),
  count: (ranges: Record<string, Range>, facts) =>
    Object.entries(ranges).every(([step, range]) => within(facts.choices[step]?.length ?? 0, range)),
  query: (wanted: Record<string, string | string[]>, facts) =>
    Object.entries(wanted).every(([name, values]) => list(values).includes(facts.query[name] ?? "")),
};

const chosen = (step: string) => (options: string | string[], facts: Facts) =>
  list(options).some((option) => facts.choices[step]?.includes(option));

const list = (value: string | string[]): string[] => (typeof value === "string" ? [value] : value);

const within = (value: number, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Range) =>
  value >= min && value <= max;
