import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";

/** Which steps of two definitions correspond. */
export type StepPairs = {
  /** Steps in both, in the order of the new one. */
  readonly both: readonly { readonly id: string; readonly oldId: string; readonly now: Step; readonly before: Step }[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The new name of a step of the old definition; its own name if it is gone. */
  readonly nowCalled: (oldId: string) => string;
};

/** Pairs the steps of two definitions by their ids and by `renamedFrom`. */
export function stepPairs(before: FunnelDefinition, now: FunnelDefinition): StepPairs {
  const named = ({ steps }: FunnelDefinition) =>
    Object.entries(steps).map(([id, { renamedFrom }]) => ({ id, renamedFrom }));
  const oldIds = pairNames(named(before), named(now));
  const newIds = new Map([...oldIds].map(([id, oldId]) => [oldId, id]));
  return {
    both: Object.entries(now.steps).flatMap(([id, step]) => {
      const oldId = oldIds.get(id);
      const old = oldId === undefined ? undefined : before.steps[oldId];
      return old && oldId !== undefined ? [{ id, oldId, now: step, before: old }] : [];
    }),
    added: Object.keys(now.steps).filter((id) => !oldIds.has(id)),
    removed: Object.keys(before.steps).filter((id) => !newIds.has(id)),
    nowCalled: (oldId) => newIds.get(oldId) ?? oldId,
  };
}

type Named = { readonly id: string; readonly renamedFrom?: string | undefined };

/**
 * The old name of each thing that two versions share, by its new name. Two things correspond if they have the same id,
 * or if `renamedFrom` names an id that is no longer in use. Similarity is never guessed.
 */
export function pairNames(before: readonly Named[], now: readonly Named[]): ReadonlyMap<string, string> {
  const old = new Set(before.map(({ id }) => id));
  const kept = new Set(now.map(({ id }) => id));
  return new Map(
    now.flatMap(({ id, renamedFrom }): [string, string][] => {
      if (old.has(id)) return [[id, id]];
      return renamedFrom !== undefined && old.has(renamedFrom) && !kept.has(renamedFrom) ? [[id, renamedFrom]] : [];
    }),
  );
}
