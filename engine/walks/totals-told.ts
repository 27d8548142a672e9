import type { ConditionAtom, FlowOption } from "../flow/index.ts";

/** What conditions can tell of a total on a scale. */
export type Told = (scale: string, total: number) => number;

/**
 * To conditions, all totals above their highest bound are the same, unless an option takes points away: then any total
 * can come back to it.
 */
export function totalsTold(
  steps: readonly { readonly options?: readonly Pick<FlowOption, "score">[] }[],
  asked: readonly ConditionAtom<unknown>[],
): Told {
  const falling = new Set(
    steps
      .flatMap(({ options = [] }) => options)
      .flatMap(({ score = {} }) => Object.keys(score).filter((scale) => (score[scale] ?? 0) < 0)),
  );
  const highest = new Map<string, number>();
  for (const atom of asked) {
    if (atom.kind !== "score" || falling.has(atom.name)) continue;
    const { min = 0, max = 0 } = atom.range;
    highest.set(atom.name, Math.max(min, max, highest.get(atom.name) ?? 0));
  }
  return (scale, total) => (total > (highest.get(scale) ?? never) ? never : total);
}

const never = Number.POSITIVE_INFINITY;
