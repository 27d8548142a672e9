import { foldWays, type StepFlow, type StepFlows } from "../../flow/index.ts";
import { leadingTo } from "./score-totals.ts";

type Points = { readonly low: number; readonly high: number };

/**
 * The fewest and the most points on a scale of somebody who has answered all that a way asks, whichever it is; undefined
 * where one leads round or to no step.
 */
export function answeredTotals(scale: string, steps: StepFlows, start: string): Points | undefined {
  const leadsTo = (id: string) => steps[id]?.exits.forward.map(({ to }) => to) ?? [];
  return foldWays<Points | undefined>(start, leadsTo, undefined, (id, behind) => {
    const step = steps[id];
    if (!step) return undefined;
    if (behind.length === 0) return pointsOf(step, scale);
    const ways = [...new Set(leadsTo(id))].flatMap((to, index) => {
      const later = behind[index];
      const own = pointsOf(leadingTo(to, step), scale);
      return later ? [{ low: own.low + later.low, high: own.high + later.high }] : [];
    });
    if (ways.length < behind.length) return undefined;
    return { low: Math.min(...ways.map(({ low }) => low)), high: Math.max(...ways.map(({ high }) => high)) };
  });
}

function pointsOf({ options, min, max }: StepFlow, scale: string): Points {
  const points = options.map(({ score }) => score?.[scale] ?? 0);
  if (points.length === 0) return { low: 0, high: 0 };
  if (max <= 1) return { low: Math.min(...points), high: Math.max(...points) };
  const sorted = points.toSorted((a, b) => a - b);
  const sum = (some: readonly number[]) => some.reduce((total, each) => total + each, 0);
  const chosen = (some: readonly number[], gains: (each: number) => boolean) =>
    sum(some.slice(0, max).filter((each, index) => index < min || gains(each)));
  return { low: chosen(sorted, (each) => each < 0), high: chosen(sorted.toReversed(), (each) => each > 0) };
}
