import { foldWays, type StepFlow, type StepFlows } from "../../flow/index.ts";
import { leadingTo } from "./score-totals.ts";

type Points = { readonly low: number; readonly high: number };

/** Points of all ways from a step on, and of those that come to where they are shown. */
type Ways = { readonly all: Points; readonly shown: Points | undefined };

/**
 * The fewest and the most points on a scale of somebody who has answered all that a way asks, whichever it is; undefined
 * where one leads round or to no step.
 *
 * @param shownAt the steps that show what comes of the points: who is led past all of them does not count. Where no way
 *   comes to any, all ways count.
 */
export function answeredTotals(
  scale: string,
  steps: StepFlows,
  start: string,
  shownAt: ReadonlySet<string>,
): Points | undefined {
  const leadsTo = (id: string) => steps[id]?.exits.forward.map(({ to }) => to) ?? [];
  const ways = foldWays<Ways | undefined>(start, leadsTo, undefined, (id, behind) => {
    const step = steps[id];
    if (!step) return undefined;
    const later = [...new Set(leadsTo(id))].flatMap((to, index) => {
      const { all, shown } = behind[index] ?? {};
      const own = pointsOf(leadingTo(to, step), scale);
      return all ? { all: plus(own, all), shown: shown && plus(own, shown) } : [];
    });
    if (later.length < behind.length) return undefined;
    const all = eitherOf(later.map((way) => way.all)) ?? pointsOf(step, scale);
    return { all, shown: shownAt.has(id) ? all : eitherOf(later.flatMap(({ shown }) => shown ?? [])) };
  });
  return ways?.shown ?? ways?.all;
}
const plus = (one: Points, other: Points): Points => ({ low: one.low + other.low, high: one.high + other.high });

const eitherOf = (ways: readonly Points[]): Points | undefined =>
  ways.length === 0
    ? undefined
    : { low: Math.min(...ways.map(({ low }) => low)), high: Math.max(...ways.map(({ high }) => high)) };

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
