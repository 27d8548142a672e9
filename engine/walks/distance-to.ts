import { type BareCondition, type ByKind, byKind, type Facts, holds } from "../flow/index.ts";
import type { Ahead } from "./points-ahead.ts";

/** What conditions can ask about a visitor and, where it is known, the points that can still come. */
export type FactsAhead = Facts & { readonly ahead?: (scale: string) => Ahead | undefined };

/**
 * How far a visitor at a step is from another one, as a number that says nothing but which of two is nearer: by the
 * conditions of the ways that must be taken. Infinite where no way leads there.
 *
 * @param forward the ways out of each step
 */
export function distanceTo<W extends Way & { readonly to: string }>(
  step: string,
  forward: Readonly<Record<string, readonly W[]>>,
): (at: string, facts: FactsAhead) => number {
  const steps = Object.entries(forward);
  const before = new Set([step]);
  for (const to of before) for (const [id, ways] of steps) if (ways.some((way) => way.to === to)) before.add(id);
  const leadsOn = ({ to }: W) => before.has(to);
  const forks = steps.filter(([id, ways]) => id !== step && ways.some(leadsOn) && !ways.every(leadsOn));
  return (at, facts) => {
    if (!before.has(at)) return Number.POSITIVE_INFINITY;
    return sum(forks.map(([, ways]) => Math.min(...ways.filter(leadsOn).map((way) => distanceOver(way, ways, facts)))));
  };
}

type Way = { readonly when?: BareCondition | undefined; readonly option?: string | undefined };

/** How far a visitor is from taking one of the ways out of a step: its own condition must hold, and none above it. */
export function distanceOver<W extends Way>(way: W, ways: readonly W[], facts: FactsAhead): number {
  const above = ways.slice(0, ways.indexOf(way)).filter(({ option }) => option === way.option);
  const closed = above.flatMap(({ when }) => (when ? distanceBy(false, when, facts) : []));
  return sum([...closed, way.when ? distanceBy(true, way.when, facts) : 0]);
}

type Wish = { readonly isMet: boolean; readonly facts: FactsAhead };

/**
 * How far a visitor is from meeting a condition, or from not meeting it; smaller is nearer. Totals on scales count by
 * how much is missing. One that must stay low weighs more the nearer it is to its bound, so that points which must go
 * somewhere are spread.
 */
export function distanceBy(isMet: boolean, node: BareCondition, facts: FactsAhead): number {
  return byKind(distances, node, { isMet, facts });
}

const each = (parts: readonly BareCondition[], { isMet, facts }: Wish) =>
  parts.map((part) => distanceBy(isMet, part, facts));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const together = (parts: readonly BareCondition[], wish: Wish, areAll: boolean) =>
  areAll ? sum(each(parts, wish)) : Math.min(...each(parts, wish));

/** What holds already and should not seldom goes away again. */
const plain = (node: BareCondition, { isMet, facts }: Wish) =>
  holds(node, facts) === isMet ? 0 : isMet ? 1 : hardlyUndone;

const distances: ByKind<number, Wish> = {
  all: ({ parts }, wish) => together(parts, wish, wish.isMet),
  any: ({ parts }, wish) => together(parts, wish, !wish.isMet),
  not: ({ part }, { isMet, facts }) => distanceBy(!isMet, part, facts),
  score: ({ name, range: { min, max } }, { isMet, facts }) => {
    const total = facts.score(name);
    const ahead = facts.ahead?.(name);
    // Between two bounds a total must not be near too early: what counts is whether it can still come there.
    if (isMet && ahead && min !== undefined && max !== undefined)
      return Math.max(
        reaching(total + ahead.high, min),
        total + ahead.low > max ? hardlyUndone + total + ahead.low - max : 0,
      );
    if (isMet) return Math.max(reaching(total, min), stayingAtMost(total, max));
    // Outside of a range is below it, or above it.
    return Math.min(stayingBelow(total, min), max === undefined ? never : reaching(total, max + leastStep));
  },
  chosen: plain,
  has: plain,
  value: plain,
  outcome: plain,
  count: plain,
  query: plain,
};

const hardlyUndone = 10;

const never = Number.POSITIVE_INFINITY;

/** What is just above a bound, as points are mostly whole. */
const leastStep = 1;

const reaching = (total: number, least?: number) =>
  least === undefined || total >= least ? 0 : (least - total) / Math.max(Math.abs(least), 1);

const stayingAtMost = (total: number, most?: number) =>
  most === undefined ? 0 : total > most ? hardlyUndone + total - most : pressure(total, most);

const stayingBelow = (total: number, bound?: number) =>
  bound === undefined ? never : total >= bound ? hardlyUndone + total - bound : pressure(total, bound);

/** Between 0 and 1. */
const pressure = (total: number, bound: number) => (Math.max(total, 0) / Math.max(bound, 1)) ** 4;
