import type { Counter, FunnelDefinition, Step } from "../../schema/funnel.types.ts";

/** The counter of a funnel, with its total. */
export type Totalled = Counter & { readonly total: number };

/** The counter of a definition. If it states no total, the highest number of a step is the total. */
export function counterOf({ counter, steps }: Pick<FunnelDefinition, "counter" | "steps">): Totalled {
  const furthest = Math.max(1, ...Object.values(steps).map(({ number = 0, progress = 0 }) => number || progress));
  return { ...counter, total: counter.total ?? furthest };
}

/** A visitor's position, for the header. */
export type Position = {
  readonly current: number;
  readonly total: number;
  /** Progress in whole percent, at most 100. */
  readonly percent: number;
  /** Whether the counter is shown, or only the bar. There is nothing to count where one step is all of them. */
  readonly counted: boolean;
  /** Name of the chapter that the step is in; left out if in none. */
  readonly chapter?: string;
  /** Where the other chapters begin, in percent of the bar; left out without chapters. */
  readonly breaks?: readonly number[];
};

/**
 * Position of a step. The percentage is step divided by total, rounded, at most 100. A total that the step states is
 * capped, unless the counter's `reading` is `stated`.
 *
 * @returns undefined if a step has neither number nor progress
 */
export function positionOf(
  { number = 0, progress = 0, total: stated }: Pick<Step, "number" | "progress" | "total">,
  { total: usual, cap = Number.POSITIVE_INFINITY, reading, chapters = [] }: Totalled,
): Position | undefined {
  const current = number || progress;
  if (!current) return undefined;
  const wanted = stated ?? usual;
  const chapter = chapters.findLast(({ from }) => from <= current)?.label;
  const total = stated && reading === "stated" ? wanted : Math.min(wanted, cap);
  return {
    current,
    total,
    percent: Math.min(100, Math.round((current / total) * 100)),
    counted: number > 0 && total > 1,
    ...(chapter !== undefined && { chapter }),
    ...(chapters.length > 0 && { breaks: chapters.slice(1).map(({ from }) => Math.round(((from - 1) / total) * 100)) }),
  };
}
