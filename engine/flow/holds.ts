import type { Condition, Range } from "../../schema/funnel.types.ts";
import { type ByKind, byKind, type ConditionNode } from "./condition-node.ts";
import { conditionTree } from "./parse-condition.ts";

/** What a condition may ask about. */
export type Facts = {
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Whether a value is saved by a name. */
  readonly has: (name: string) => boolean;
  readonly score: (scale: string) => number;
  readonly query: Readonly<Record<string, string>>;
};

/** Whether a condition holds; no condition always does. */
export function holds(condition: Condition | undefined, facts: Facts): boolean {
  return !condition || isTrue(conditionTree(condition), facts);
}

const isTrue = (node: ConditionNode, facts: Facts): boolean => byKind(truth, node, facts);

const truth: ByKind<boolean, Facts> = {
  all: ({ parts }, facts) => parts.every((part) => isTrue(part, facts)),
  any: ({ parts }, facts) => parts.some((part) => isTrue(part, facts)),
  not: ({ part }, facts) => !isTrue(part, facts),
  chosen: ({ name, options }, { choices }) => options.some(({ id }) => choices[name]?.includes(id)),
  has: ({ name }, { has }) => has(name),
  score: ({ name, range }, { score }) => isWithin(score(name), range),
  count: ({ name, range }, { choices }) => isWithin(choices[name]?.length ?? 0, range),
  query: ({ name, values }, { query }) => values.includes(query[name] ?? ""),
};

const isWithin = (value: number, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Range) =>
  value >= min && value <= max;
