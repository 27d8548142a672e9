import type { Condition } from "../../schema/funnel.types.ts";

type Range = { readonly min?: number; readonly max?: number };

/** A condition in words: `age is young or old, and not (plan is saved)`. */
export function sayCondition(condition: Condition): string {
  return Object.entries(condition)
    .map(([word, operand]) =>
      ((Object.hasOwn(words, word) ? words[word] : undefined) ?? chosen(word))(operand as never),
    )
    .join(" and ");
}

// `never`: the schema has checked each operand against its word before this runs.
const words: Readonly<Record<string, (operand: never) => string>> = {
  all: (parts: Condition[]) => joined(parts, "and"),
  any: (parts: Condition[]) => joined(parts, "or"),
  not: (part: Condition) => `not (${sayCondition(part)})`,
  has: (names: string | string[]) => `${either(names)} is saved`,
  score: (ranges: Record<string, Range>) => ranged(ranges, (scale) => `score on ${scale}`),
  count: (ranges: Record<string, Range>) => ranged(ranges, (step) => `number chosen at ${step}`),
  query: (wanted: Record<string, string | string[]>) =>
    Object.entries(wanted)
      .map(([name, values]) => `address has ${name}=${either(values)}`)
      .join(" and "),
};

const chosen = (step: string) => (options: string | string[]) => `${step} is ${either(options)}`;

const either = (names: string | string[]) => [names].flat().join(" or ");

const joined = (parts: readonly Condition[], word: string) =>
  parts.map((part) => (parts.length > 1 ? `(${sayCondition(part)})` : sayCondition(part))).join(` ${word} `);

const ranged = (ranges: Record<string, Range>, name: (of: string) => string) =>
  Object.entries(ranges)
    .map(([of, { min, max }]) => {
      const ends = [
        ...(min === undefined ? [] : [`at least ${min}`]),
        ...(max === undefined ? [] : [`at most ${max}`]),
      ];
      return `${name(of)} is ${ends.join(" and ")}`;
    })
    .join(" and ");
