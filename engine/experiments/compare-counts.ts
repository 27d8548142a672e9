import { atLeast, atMost, chancesOf } from "./binomial.ts";

/** How many people with a variant did something, and how often the variant is drawn beside others. */
export type Count = { readonly people: number; readonly weight: number };

/** How much more one variant brings than another. */
export type Comparison = {
  /** Of what the other brings, in the same number of draws: 1.2 is a fifth more; undefined if the other brought none. */
  readonly ratio: number | undefined;
  /** Where the true ratio lies; without an upper end if the other brought none. */
  readonly low: number;
  readonly high: number | undefined;
  /** How often counts would differ as much, or more, if the variants were equally good. */
  readonly chance: number;
  /** How many people of both it takes to see `differenceToSee`. */
  readonly needed: number;
};

/** How often it may be said of equal variants that one is better, by all comparisons of an experiment. */
export const error = 0.05;

/** The difference by which samples are judged to be large enough, and how often they have to show it. */
export const differenceToSee = 0.2;
const power = 0.8;

/** More people than there are. A variant that is hardly ever drawn takes so many that they cannot be counted exactly. */
const mostNeeded = 1e10;

/**
 * Compares what two variants brought. Where they are equally good, each of those people had the one or the other by the
 * weights of the draw, however many visitors there were who did nothing: so the count of one is binomial, given both
 * (Przyborowski and Wilenski, "Homogeneity of results in testing samples from Poisson series", Biometrika 31, 1940). The
 * test is exact, on both sides; the interval belongs to it, and is the one of the share, as odds, beside those of the draw.
 *
 * @param comparisons how many are made: chance has as many opportunities, for which error is divided (Bonferroni)
 */
export function compareCounts(one: Count, other: Count, comparisons: number): Comparison {
  const total = one.people + other.people;
  const drawn = one.weight / (one.weight + other.weight);
  const ratioOf = (share: number) => (share === 1 ? undefined : (share / (1 - share)) * (other.weight / one.weight));
  const { low, high } = chancesOf(one.people, total, error / comparisons);
  const side = Math.min(atMost(one.people, total, drawn), atLeast(one.people, total, drawn));
  return {
    ratio: total === 0 ? undefined : ratioOf(one.people / total),
    low: ratioOf(low) ?? 0,
    high: ratioOf(high),
    chance: Math.min(1, 2 * side * comparisons),
    needed: peopleNeeded(drawn, comparisons),
  };
}

/** How many people it takes until a variant with that share of the draw is seen to bring a fifth more, if it does. */
function peopleNeeded(drawn: number, comparisons: number): number {
  const odds = (drawn / (1 - drawn)) * (1 + differenceToSee);
  const share = odds / (1 + odds);
  const isEnough = (total: number) => {
    const first = firstWhere(total + 1, (count) => 2 * atLeast(count, total, drawn) * comparisons < error);
    return atLeast(first, total, share) >= power;
  };
  let most = 16;
  while (most < mostNeeded && !isEnough(most)) most *= 2;
  return firstWhere(most, isEnough);
}

/** The first number from 0 up to a last one for which something holds that, once it does, holds for all above. */
function firstWhere(last: number, holds: (number: number) => boolean): number {
  let [below, at] = [-1, last];
  while (at - below > 1) {
    const middle = Math.floor((below + at) / 2);
    if (holds(middle)) at = middle;
    else below = middle;
  }
  return at;
}
