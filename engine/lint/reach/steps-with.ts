import type { FlowGraph, StepFlows } from "../../flow/index.ts";
import { waysUnder } from "./ways-under.ts";

/** Some options of a step, of which one was chosen. */
export type Chosen = { readonly name: string; readonly options: readonly { readonly id: string }[] };

/** The steps, by number, that somebody who chose one of some options can come to from there. */
export type StepsWith = (chosen: Chosen) => ReadonlySet<number>;

/**
 * Follows the ways of those who gave an answer, whatever else they answered: past every list that asks for it, too. Each answer
 * is followed once for all that ask, as one walk takes as long as the funnel.
 */
export function stepsWith(steps: StepFlows, graph: FlowGraph): StepsWith {
  const before = made.get(graph);
  if (before) return before;
  const follows = followed(steps, graph);
  made.set(graph, follows);
  return follows;
}

const made = new WeakMap<FlowGraph, StepsWith>();

function followed(steps: StepFlows, graph: FlowGraph): StepsWith {
  const known = new Map<string, ReadonlySet<number>>();
  const follow: StepsWith = ({ name, options }) => {
    const ids = options.map(({ id }) => id);
    // Where several are chosen, each other one may have led on.
    const ways = steps[name]?.max === 1 ? waysUnder(graph, new Map([[name, new Set(ids)]])) : graph.ways;
    const reached = new Set<number>();
    const open = [graph.numbers.get(name) ?? -1];
    for (let from = open.pop(); from !== undefined; from = open.pop())
      for (const { to } of ways[from] ?? [])
        if (!reached.has(to)) {
          reached.add(to);
          open.push(to);
        }
    return reached;
  };
  return (chosen) => {
    const key = JSON.stringify([chosen.name, ...chosen.options.map(({ id }) => id)]);
    const reached = known.get(key) ?? follow(chosen);
    known.set(key, reached);
    return reached;
  };
}
