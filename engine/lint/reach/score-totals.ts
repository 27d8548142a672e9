import type { Range } from "../../../schema/funnel.types.ts";
import type { StepFlow, StepFlows } from "../../flow/index.ts";

/** The totals that answers can make on a scale. Ways that only some visitors can take are counted for all: there may be fewer. */
export type Totals = {
  readonly min: number;
  readonly max: number;
  /** Whether they are counted along the ways; if some way leads round or nowhere, all of the funnel count. */
  readonly isByWay: boolean;
  /** The totals in a range, from the lowest; undefined if there are too many to count. */
  readonly within: (range: Range) => readonly number[] | undefined;
};

type Sums = { readonly min: number; readonly max: number; readonly totals: ReadonlySet<number> | undefined };

const none: Sums = { min: 0, max: 0, totals: new Set([0]) };

/**
 * The totals that are possible on a scale, whatever is answered and whatever is left out. Nobody answers the questions of
 * two branches: what one way leads past does not count for the other.
 *
 * @param start the first step
 */
export function totalsOn(scale: string, steps: StepFlows, start: string): Totals {
  const byWay = sumsFrom(start, scale, steps, new Map());
  const { min, max, totals } = byWay ?? allSums(scale, steps);
  const sorted = totals && [...totals].sort((a, b) => a - b);
  return { min, max, isByWay: byWay !== undefined, within: (range) => sorted?.filter((total) => isIn(range, total)) };
}

/**
 * What can be added from a step on; undefined if a way leads back to it or to no step at all, as then nothing says which
 * questions come. Another rule tells of a step that is missing.
 */
function sumsFrom(id: string, scale: string, steps: StepFlows, known: Map<string, Sums | undefined>): Sums | undefined {
  const step = steps[id];
  if (!step) return undefined;
  if (known.has(id)) return known.get(id);
  known.set(id, undefined);
  const targets = [...new Set(step.exits.forward.map(({ to }) => to))];
  const ways: Sums[] = [];
  for (const to of targets) {
    const later = sumsFrom(to, scale, steps, known);
    if (!later) return undefined;
    ways.push(plus(pointsAt(leadingTo(to, step), scale), later));
  }
  const all = ways.length > 0 ? ways.reduce(either) : plus(pointsAt(step, scale), none);
  known.set(id, all);
  return all;
}

/** A step with the options alone that can lead to a target. */
export function leadingTo(to: string, step: StepFlow): StepFlow {
  if (step.max > 1) return step;
  const { forward } = step.exits;
  const isOpen = forward.some((exit) => exit.option === undefined && exit.to === to);
  const options = step.options.filter(({ id }) => {
    const own = forward.filter(({ option }) => option === id);
    return own.some((exit) => exit.to === to) || (isOpen && own.every(({ when }) => when !== undefined));
  });
  return { ...step, options };
}

/** All questions, as if somebody could answer each. */
function allSums(scale: string, steps: StepFlows): Sums {
  return Object.values(steps).reduce((all, step) => plus(pointsAt(step, scale), all), none);
}

function plus(points: ReadonlySet<number> | undefined, { min, max, totals }: Sums): Sums {
  if (!points) return { min, max, totals };
  return {
    min: rounded(min + Math.min(...points)),
    max: rounded(max + Math.max(...points)),
    totals: sums(totals, points),
  };
}

const either = (one: Sums, other: Sums): Sums => ({
  min: Math.min(one.min, other.min),
  max: Math.max(one.max, other.max),
  totals: one.totals && other.totals && new Set([...one.totals, ...other.totals]),
});

/** Whether a total lies in a range; both ends are included. */
export const isIn = ({ min = -Infinity, max = Infinity }: Range, total: number): boolean =>
  total >= min && total <= max;

/** What one step can add to a scale; undefined if nothing. */
export function pointsAt({ options, max }: StepFlow, scale: string): ReadonlySet<number> | undefined {
  const scores = options.map(({ score = {}, exclusive }) => ({ points: score[scale] ?? 0, exclusive }));
  if (scores.every(({ points }) => points === 0)) return undefined;
  const alone = scores.map(({ points }) => points);
  if (max <= 1) return new Set([0, ...alone]);
  // By the number of options chosen: all that so many of them can add.
  const byCount: Set<number>[] = [new Set([0])];
  for (const { points, exclusive } of scores)
    if (!exclusive && points !== 0)
      for (let count = Math.min(byCount.length, max); count > 0; count--) {
        byCount[count] ??= new Set();
        for (const sum of byCount[count - 1] ?? []) byCount[count]?.add(rounded(sum + points));
      }
  return new Set([...alone, ...byCount.flatMap((sums) => [...sums])]);
}

function sums(some: ReadonlySet<number> | undefined, others: ReadonlySet<number>): ReadonlySet<number> | undefined {
  if (!some || some.size * others.size > mostSums) return undefined;
  return new Set([...some].flatMap((one) => [...others].map((other) => rounded(one + other))));
}

/** More than scores of small numbers ever need. */
const mostSums = 100_000;

/** Sums of tenths are not exact. */
export const rounded = (sum: number) => Math.round(sum * 1e6) / 1e6;
