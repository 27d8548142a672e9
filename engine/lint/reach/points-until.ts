import type { Range } from "../../../schema/funnel.types.ts";
import { componentsOf, type FlowGraph, type StepFlow, type StepFlows } from "../../flow/index.ts";
import { leadingTo, pointsAt, rounded } from "./score-totals.ts";

/** The fewest and the most points that visitors can have. */
export type Points = Required<Range>;

/** The points that visitors can have who are at a step, or who have just answered it. */
export type PointsUntil = (step: string, moment: "shown" | "answered") => Points;

/**
 * Counts the points on a scale along the ways that lead to each step. If some way leads round or nowhere, nothing says
 * which questions come before, and all of the funnel count.
 *
 * @param all what all of the funnel can add
 */
export function pointsUntil(scale: string, steps: StepFlows, graph: FlowGraph, { min, max }: Points): PointsUntil {
  const known = arriving(scale, steps, graph);
  return (id, moment) => {
    const step = steps[id];
    const points = known.get(graph.numbers.get(id) ?? -1);
    if (!step || !points) return { min, max };
    return moment === "answered" ? plus(points, step, scale) : points;
  };
}

/** By the number of each step that can be reached, what its visitors bring; empty if that cannot be told. */
function arriving(scale: string, steps: StepFlows, graph: FlowGraph): ReadonlyMap<number, Points> {
  const { ways, ids, start, broken, reachable } = graph;
  const found = new Map<number, Points>();
  const { members } = componentsOf(graph);
  const leadsRound = (step: number) => ways[step]?.some(({ to }) => to === step);
  const isAstray = members.some(
    ([first = -1, second]) => reachable[first] && (second !== undefined || leadsRound(first) || broken[first]),
  );
  if (start === undefined || isAstray) return found;
  found.set(start, { min: 0, max: 0 });
  // Components are numbered against the flow.
  for (const [at = -1] of members.toReversed()) {
    const [step, own] = [steps[ids[at] ?? ""], found.get(at)];
    if (!step || !own) continue;
    for (const to of new Set(ways[at]?.map((way) => way.to))) {
      const bring = plus(own, leadingTo(ids[to] ?? "", step), scale);
      const { min, max } = found.get(to) ?? bring;
      found.set(to, { min: Math.min(min, bring.min), max: Math.max(max, bring.max) });
    }
  }
  return found;
}

function plus(before: Points, step: StepFlow, scale: string): Points {
  const points = [...(pointsAt(step, scale) ?? [0])];
  return { min: rounded(before.min + Math.min(...points)), max: rounded(before.max + Math.max(...points)) };
}
