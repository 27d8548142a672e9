import type { ConditionNode } from "../../flow/index.ts";
import type { LintContext } from "../context.ts";
import { alwaysPassed } from "./always-passed.ts";
import { implies } from "./implies.ts";
import { shareVariants } from "./share-variants.ts";
import { allOf, not, stepsOn, waysFor } from "./ways-for.ts";

/** Whether everybody who comes to a step meets one of some conditions of its fields, or nobody can tell. */
export function meetAny(whens: readonly ConditionNode[], id: string, context: LintContext) {
  const { steps, graph, experiments, spelled } = context;
  const asked = whens.map(spelled);
  const isOne = asked.length === 1;
  // Several answers at once, or two ranges of one number, may well leave nobody over.
  const names = asked
    .map((when) => (when.kind === "not" ? when.part : when))
    .map((when) => ("name" in when ? when.name : ""));
  const isTangled = asked.some((when, at) => {
    const before = asked.slice(0, at).filter((_, index) => names[index] === names[at]);
    return names[at] === "" || (when.kind !== "chosen" && before.some((other) => !implies(when, other)));
  });
  const options = new Set(
    asked.flatMap((when) => (when.kind === "chosen" ? when.options.map((one) => `${when.name} ${one.id}`) : [])),
  );
  const sharesAnswers = names.some((name) =>
    steps[name]?.options.every((option) => options.has(`${name} ${option.id}`)),
  );
  const at = graph.numbers.get(id) ?? -1;
  // Who comes is told by the ways that lead there.
  const passed = alwaysPassed(graph);
  const isAnswered = (step: string) => (steps[step]?.min ?? 0) > 0 && passed(at, graph.numbers.get(step) ?? -1);
  const others = waysFor(allOf(asked.map(not)), context, isAnswered);
  const isReached = graph.reachable[at] && others && stepsOn(graph, others).has(at);
  return !isReached || (isTangled && !isOne) || sharesAnswers || shareVariants(asked, experiments);
}
