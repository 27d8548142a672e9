import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { exitsOf } from "../flow/index.ts";

/** The steps that come right before and right after each step. */
export type Neighbours = {
  readonly before: ReadonlyMap<string, ReadonlySet<string>>;
  readonly after: ReadonlyMap<string, ReadonlySet<string>>;
};

/**
 * Neighbours of some steps as if there were no others: the way through a step that is left out counts as one step.
 *
 * @param isKept says of a step whether it stays
 * @param called the name to use for a step
 */
export function neighbours(
  { steps }: FunnelDefinition,
  isKept: (id: string) => boolean,
  called: (id: string) => string,
): Neighbours {
  const ways = new Map(Object.entries(steps).map(([id, step]) => [id, exitsOf(step).forward.map(({ to }) => to)]));
  const kept = [...ways.keys()].filter(isKept);
  const before = new Map(kept.map((id) => [called(id), new Set<string>()]));
  const after = new Map(kept.map((id) => [called(id), new Set<string>()]));
  for (const id of kept) {
    const seen = new Set<string>();
    const queue = [...(ways.get(id) ?? [])];
    for (const next of queue) {
      if (seen.has(next)) continue;
      seen.add(next);
      if (!isKept(next)) queue.push(...(ways.get(next) ?? []));
      else {
        after.get(called(id))?.add(called(next));
        before.get(called(next))?.add(called(id));
      }
    }
  }
  return { before, after };
}
