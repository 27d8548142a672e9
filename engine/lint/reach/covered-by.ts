import type { ConditionNode, StepFlows } from "../../flow/index.ts";
import { type End, endsOf, implies } from "./implies.ts";
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
  if (when.kind === "value") return spannedBy(when, before);
  return [];
}

/** The conditions whose bounds of one value leave no gap between them, up to the ends of another one. */
function spannedBy(when: ConditionNode<"value">, before: readonly (ConditionNode | undefined)[]): readonly number[] {
  const whole = endsOf(when.bounds);
  if (!whole) return [];
  const spans = before
    .flatMap((other, index) => {
      const ends = other?.kind === "value" && other.name === when.name ? endsOf(other.bounds) : undefined;
      return ends ? [{ ...ends, index }] : [];
    })
    .sort((one, other) => one.low.at - other.low.at);
  const taken: number[] = [];
  // Everything below this end is taken; one that is open itself is not.
  let reached: End = { at: whole.low.at, isOpen: !whole.low.isOpen };
  for (const { low, high, index } of spans) {
    const isFree = low.at > reached.at || (low.at === reached.at && low.isOpen && reached.isOpen);
    const isFurther = high.at > reached.at || (high.at === reached.at && reached.isOpen && !high.isOpen);
    if (isFree || !isFurther) continue;
    taken.push(index);
    reached = high;
  }
  const isWhole =
    reached.at > whole.high.at || (reached.at === whole.high.at && (!reached.isOpen || whole.high.isOpen));
  return isWhole ? taken.sort((a, b) => a - b) : [];
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
