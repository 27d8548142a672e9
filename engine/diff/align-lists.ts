/** An entry of the old list, of the new one, or of both. Positions count from 0. */
export type Aligned = { readonly from?: number; readonly to?: number; readonly moved?: boolean };

/**
 * Which entries of two lists are the same ones. Equal keys are; what is left between the same two neighbours is taken
 * for one entry that changed, if `isSameKind` admits it.
 *
 * @param before a key for each entry of the old list
 * @param now a key for each entry of the new list
 */
export function alignLists(
  before: readonly string[],
  now: readonly string[],
  isSameKind: (from: number, to: number) => boolean,
): readonly Aligned[] {
  const places = new Map<string, number[]>();
  for (const [index, key] of before.entries()) places.set(key, [...(places.get(key) ?? []), index]);
  const twins = now.map((key) => places.get(key)?.shift());
  const steady = longestRise(twins);

  const left = new Set(before.keys());
  for (const twin of twins) if (twin !== undefined) left.delete(twin);
  let lastSteady = -1;
  return [
    ...twins.map((from, to): Aligned => {
      if (from !== undefined) {
        if (!steady.has(from)) return { from, to, moved: true };
        lastSteady = from;
        return { from, to };
      }
      const candidate = lastSteady + 1;
      if (!left.has(candidate) || !isSameKind(candidate, to)) return { to };
      left.delete(candidate);
      lastSteady = candidate;
      return { from: candidate, to };
    }),
    ...[...left].map((from) => ({ from })),
  ];
}

/** The longest run of positions that rises: what is not in it has moved. Takes n log n steps. */
function longestRise(positions: readonly (number | undefined)[]): ReadonlySet<number> {
  const tails: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const position of positions) {
    if (position === undefined) continue;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tails[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    previous.set(position, tails[low - 1]);
    tails[low] = position;
  }
  const run = new Set<number>();
  for (let at = tails.at(-1); at !== undefined; at = previous.get(at)) run.add(at);
  return run;
}
