type Named = { readonly id: string; readonly renamedFrom?: string | undefined };

/**
 * The old name of each thing that two versions share, by its new name. A thing is the same if its id is, or if it says
 * `renamedFrom` an id that is no longer in use; likeness is never guessed.
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
