import { type ByKind, byKind, type ConditionKind, type ConditionNode, type Facts, holds } from "../flow/index.ts";

type Wish = { readonly isMet: boolean; readonly facts: Facts };

/**
 * How far a visitor is from meeting a condition, or from not meeting it; smaller is nearer. Totals on scales count by
 * how much is missing. One that must stay low weighs more the nearer it is to its bound, so that points which must go
 * somewhere are spread.
 */
export function distanceTo(isMet: boolean, node: ConditionNode, facts: Facts): number {
  return byKind(distances, node, { isMet, facts });
}

const each = (parts: readonly ConditionNode[], { isMet, facts }: Wish) =>
  parts.map((part) => distanceTo(isMet, part, facts));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const together = (parts: readonly ConditionNode[], wish: Wish, areAll: boolean) =>
  areAll ? sum(each(parts, wish)) : Math.min(...each(parts, wish));

/** What holds already and should not seldom goes away again. */
const plain = (node: ConditionNode, { isMet, facts }: Wish) =>
  holds(node, facts) === isMet ? 0 : isMet ? 1 : hardlyUndone;

const distances: ByKind<number, Wish, ConditionKind, ConditionNode> = {
  all: ({ parts }, wish) => together(parts, wish, wish.isMet),
  any: ({ parts }, wish) => together(parts, wish, !wish.isMet),
  not: ({ part }, { isMet, facts }) => distanceTo(!isMet, part, facts),
  score: ({ name, range: { min, max } }, { isMet, facts }) => {
    const total = facts.score(name);
    if (isMet) return Math.max(reaching(total, min), stayingAtMost(total, max));
    // Outside of a range is below it, or above it.
    return Math.min(stayingBelow(total, min), max === undefined ? never : reaching(total, max + leastStep));
  },
  chosen: plain,
  has: plain,
  value: plain,
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
