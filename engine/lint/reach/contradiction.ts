import type { Range } from "../../../schema/funnel.types.ts";
import type { ConditionAtom, ConditionNode, FlowGraph, StepFlows } from "../../flow/index.ts";
import { stepsWith } from "./steps-with.ts";

/** Why two questions cannot both be answered with yes; undefined if they can. */
export type Contradiction = (one: ConditionAtom, other: ConditionAtom) => string | undefined;

/**
 * Finds questions of which only one can be answered with yes: two answers where one is taken, two ranges that do not
 * meet, and answers on two ways of which a visitor goes one.
 */
export function contradictions(steps: StepFlows, graph: FlowGraph): Contradiction {
  const ahead = stepsWith(steps, graph);
  const isOnWay = (one: ConditionNode<"chosen">, other: ConditionNode<"chosen">) =>
    ahead(one).has(graph.numbers.get(other.name) ?? -1);
  const isKnown = ({ name, options }: ConditionNode<"chosen">) => {
    const step = graph.numbers.get(name);
    const has = steps[name]?.options ?? [];
    return (
      step !== undefined && graph.reachable[step] === 1 && options.every(({ id }) => has.some((own) => own.id === id))
    );
  };
  const areApart = (one: ConditionNode<"chosen">, other: ConditionNode<"chosen">) =>
    isKnown(one) && isKnown(other) && !isOnWay(one, other) && !isOnWay(other, one);
  const isAstray = graph.broken.some((isBroken, step) => isBroken && graph.reachable[step]);
  return (one, other) => {
    if (one.kind === "chosen" && other.kind === "chosen" && one.name !== other.name)
      return !isAstray && areApart(one, other)
        ? `nobody gives these answers at steps "${other.name}" and "${one.name}", as no way leads through both.`
        : undefined;
    if (one.kind === "outcome" && other.kind === "outcome" && one.name !== other.name)
      return "a visitor has one outcome, and it asks for two.";
    const alone = one.kind === "chosen" && other.kind === "chosen" ? clearing(one, other, steps) : undefined;
    if (alone !== undefined) return `at step "${one.name}" the answer "${alone}" clears the others.`;
    if (!excludes(one, other, steps)) return undefined;
    return one.kind === "chosen"
      ? `step "${one.name}" takes one answer, and it asks for two.`
      : `it asks for two things of "${one.name}" that cannot both be true.`;
  };
}

/** Two questions about one thing of which only one can be answered with yes. */
function excludes(one: ConditionAtom, other: ConditionAtom, steps: StepFlows): boolean {
  if (one.name !== other.name) return false;
  if (one.kind === "chosen" && other.kind === "chosen") return steps[one.name]?.max === 1 && !shareOption(one, other);
  if (one.kind === "query" && other.kind === "query") return !one.values.some((value) => other.values.includes(value));
  if ((one.kind === "score" || one.kind === "count") && one.kind === other.kind)
    return above(one.range, other.range) || above(other.range, one.range);
  return false;
}

/** The answer that one of two questions about a step asks for and that clears each answer of the other. */
function clearing(one: ConditionNode<"chosen">, other: ConditionNode<"chosen">, steps: StepFlows): string | undefined {
  if (one.name !== other.name || steps[one.name]?.max === 1 || shareOption(one, other)) return undefined;
  const isAlone = (id: string) => steps[one.name]?.options.find((option) => option.id === id)?.exclusive === true;
  const both = [one, other].find(({ options }) => options.every(({ id }) => isAlone(id)));
  return both?.options[0]?.id;
}

const shareOption = (one: ConditionNode<"chosen">, other: ConditionNode<"chosen">) =>
  one.options.some(({ id }) => other.options.some((option) => option.id === id));

const above = ({ min = -Infinity }: Range, { max = Infinity }: Range) => min > max;
