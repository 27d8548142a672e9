import type { ConditionNode, StepFlows } from "../../flow/index.ts";
import { implies } from "./implies.ts";
import { isIn, type Totals } from "./score-totals.ts";

/** What tells which conditions take everybody from another one. */
type Asked = {
  readonly steps: StepFlows;
  /** Undefined for a scale that does not exist. */
  readonly totals: (scale: string) => Totals | undefined;
};

/**
 * Finds the conditions that take everybody whom another one could have, if they are tried before it.
 *
 * @param before in the order in which they are tried; undefined for one that leaves everybody over
 * @returns their positions; empty if somebody is left
 */
export function coveredBy(
  when: ConditionNode,
  before: readonly (ConditionNode | undefined)[],
  { steps, totals }: Asked,
): readonly number[] {
  const whole = before.findIndex((other) => other && implies(when, other));
  if (whole !== -1) return [whole];
  if (when.kind === "score")
    return sharedBy(
      totals(when.name)?.within(when.range) ?? [],
      before,
      (other, total) => other.kind === "score" && other.name === when.name && isIn(other.range, total),
    );
  if (when.kind === "chosen" && steps[when.name]?.max === 1)
    return sharedBy(
      when.options,
      before,
      (other, { id }) =>
        other.kind === "chosen" && other.name === when.name && other.options.some((option) => option.id === id),
    );
  if (when.kind === "query")
    return sharedBy(
      when.values,
      before,
      (other, value) => other.kind === "query" && other.name === when.name && other.values.includes(value),
    );
  return [];
}

/** The conditions that take something each, if together they take all. */
function sharedBy<T>(
  wanted: readonly T[],
  before: readonly (ConditionNode | undefined)[],
  takes: (condition: ConditionNode, one: T) => boolean,
): readonly number[] {
  const taken = wanted.map((one) => before.findIndex((other) => other && takes(other, one)));
  return taken.includes(-1) ? [] : [...new Set(taken)].sort((a, b) => a - b);
}

/** Names of what takes all, as they stand in a sentence: `"low" and "high" above it take`. */
export const takers = (names: readonly string[]): string =>
  `${[...new Set(names)].map((name) => `"${name}"`).join(" and ")} above it ${new Set(names).size === 1 ? "takes" : "take"}`;
