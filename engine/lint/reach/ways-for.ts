import type { ConditionNode, FlowGraph, StepFlows } from "../../flow/index.ts";
import type { LintContext } from "../context.ts";
import { implies } from "./implies.ts";
import { shareVariants } from "./share-variants.ts";
import { answersWhere, listOf, waysUnder, whereAnswered } from "./ways-under.ts";

/**
 * The ways that can be taken by visitors for whom a condition holds, as far as its words tell; undefined if it holds for
 * nobody.
 *
 * @param condition without questions about outcomes
 * @param isAnswered whether each of these visitors has answered a question
 */
export function waysFor(
  condition: ConditionNode,
  { graph, steps, experiments, spelled }: LintContext,
  isAnswered: (step: string) => boolean,
): FlowGraph["ways"] | undefined {
  const known = whereAnswered(answersWhere(condition, steps), isAnswered);
  const refused = partsOf(condition).flatMap((part) => (part.kind === "not" ? part.part : []));
  if (
    [...known.values()].some(({ size }) => size === 0) ||
    leavesNoAnswer(refused, steps, isAnswered) ||
    shareVariants(refused, experiments)
  )
    return undefined;
  return waysUnder(graph, known).map((own) => {
    const left = new Set<string>();
    return own.filter(({ exit }) => {
      const list = listOf(exit);
      if (left.has(list)) return false;
      if (!exit.when) return true;
      const when = spelled(exit.when);
      if (implies(condition, when)) left.add(list);
      return !implies(condition, not(when));
    });
  });
}

/** The steps to which some ways lead from the start; what lies behind one of them alone is left out. */
export function stepsOn({ start }: FlowGraph, ways: FlowGraph["ways"], end?: number): ReadonlySet<number> {
  const on = new Set(start === undefined ? [] : [start]);
  for (const step of on) if (step !== end) for (const { to } of ways[step] ?? []) on.add(to);
  return on;
}

export const not = (part: ConditionNode): ConditionNode => ({ kind: "not", part, path: part.path, on: part.on });

/** Several conditions at once. */
export const allOf = (parts: readonly ConditionNode[]): ConditionNode => ({ kind: "all", parts, path: [], on: "key" });

/** What must hold, one by one, for a condition to hold. */
export function partsOf(condition: ConditionNode): readonly ConditionNode[] {
  if (condition.kind === "all") return condition.parts.flatMap(partsOf);
  if (condition.kind !== "not") return [condition];
  if (condition.part.kind === "not") return partsOf(condition.part.part);
  return condition.part.kind === "any" ? condition.part.parts.flatMap((part) => partsOf(not(part))) : [condition];
}

/** Whether every answer to a question that has been answered is refused, whether it takes one or several. */
function leavesNoAnswer(
  refused: readonly ConditionNode[],
  steps: StepFlows,
  isAnswered: (step: string) => boolean,
): boolean {
  const without = new Map<string, Set<string>>();
  for (const part of refused)
    if (part.kind === "chosen") {
      const { name, options } = part;
      const ids = without.get(name) ?? new Set();
      for (const { id } of options) ids.add(id);
      without.set(name, ids);
    }
  return [...without].some(([step, ids]) => isAnswered(step) && steps[step]?.options.every(({ id }) => ids.has(id)));
}
