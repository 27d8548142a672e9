import type { Range } from "../../../schema/funnel.types.ts";
import type { StepFlow, StepFlows } from "../../flow/index.ts";

/** The totals that answers can make on a scale. Steps that exclude each other are counted together: there may be fewer. */
export type Totals = {
  readonly min: number;
  readonly max: number;
  /** The totals in a range, from the lowest; undefined if there are too many to count. */
  readonly within: (range: Range) => readonly number[] | undefined;
};

/** The totals that are possible on a scale, whatever is answered and whatever is left out. */
export function totalsOn(scale: string, steps: StepFlows): Totals {
  let totals: ReadonlySet<number> | undefined = new Set([0]);
  let [min, max] = [0, 0];
  for (const step of Object.values(steps)) {
    const points = pointsAt(step, scale);
    if (!points) continue;
    totals = sums(totals, points);
    min += Math.min(...points);
    max += Math.max(...points);
  }
  const sorted = totals && [...totals].sort((a, b) => a - b);
  return { min, max, within: (range) => sorted?.filter((total) => isIn(range, total)) };
}

/** Whether a total lies in a range; both ends are included. */
export const isIn = ({ min = -Infinity, max = Infinity }: Range, total: number): boolean =>
  total >= min && total <= max;

/** What one step can add to a scale; undefined if nothing. */
function pointsAt({ options, max }: StepFlow, scale: string): ReadonlySet<number> | undefined {
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
const rounded = (sum: number) => Math.round(sum * 1e6) / 1e6;
