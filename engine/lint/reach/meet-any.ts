import type { ConditionNode } from "../../flow/index.ts";
import type { LintContext } from "../context.ts";
import { alwaysPassed } from "./always-passed.ts";
import { implies } from "./implies.ts";
import { allOf, not, stepsOn, waysFor } from "./ways-for.ts";

/**
 * Whether everybody who comes to a step meets one of some conditions, or nobody can tell: no way there is left for those who
 * meet none.
 */
export function meetAny(whens: readonly ConditionNode[], id: string, context: LintContext): boolean {
  const { steps, graph, spelled } = context;
  const asked = whens.map(spelled);
  if (areTangled(asked)) return true;
  const at = graph.numbers.get(id) ?? -1;
  const passed = alwaysPassed(graph);
  const isAnswered = (step: string) => (steps[step]?.min ?? 0) > 0 && passed(at, graph.numbers.get(step) ?? -1);
  const ways = graph.reachable[at] ? waysFor(allOf(asked.map(not)), context, isAnswered) : undefined;
  return !ways || !stepsOn(graph, ways).has(at);
}

/** Several conditions, one of which asks several things, or two ranges of one number: they may well leave nobody over. */
function areTangled(asked: readonly ConditionNode[]): boolean {
  const questions = asked.map((when) => (when.kind === "not" ? when.part : when));
  const names = questions.map((question) => ("name" in question ? question.name : ""));
  const isTangled = (when: ConditionNode, at: number) => {
    if (names[at] === "") return true;
    const kind = questions[at]?.kind;
    if (kind === "chosen" || kind === "query") return false;
    return asked.slice(0, at).some((other, before) => names[before] === names[at] && !implies(when, other));
  };
  return asked.length > 1 && asked.some(isTangled);
}
