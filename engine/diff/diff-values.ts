import type { Path } from "../problem/index.ts";

/** One difference between two values: `from` is left out for an addition, `to` for a removal. */
export type Difference = {
  readonly kind: "added" | "removed" | "moved" | "changed";
  readonly path: Path;
  readonly from?: unknown;
  readonly to?: unknown;
};

type Json = { readonly [key: string]: unknown };

/**
 * Every difference between two JSON values, at every depth. List entries are matched by their id, or else by their
 * content; sections are only compared with sections of the same type.
 */
export function diffValues(from: unknown, to: unknown, path: Path = []): readonly Difference[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  if (from === undefined) return [{ kind: "added", path, to }];
  if (to === undefined) return [{ kind: "removed", path, from }];
  if (Array.isArray(from) && Array.isArray(to)) return diffLists(from, to, path);
  if (isObject(from) && isObject(to)) {
    const keys = [...new Set([...Object.keys(to), ...Object.keys(from)])];
    return keys.flatMap((key) => diffValues(from[key], to[key], [...path, key]));
  }
  return [{ kind: "changed", path, from, to }];
}

function diffLists(from: readonly unknown[], to: readonly unknown[], path: Path): readonly Difference[] {
  const named = hasIds(from) && hasIds(to);
  const keyOf = (entry: unknown) => (named ? idOf(entry) : JSON.stringify(entry));
  const placeOf = (entry: unknown, index: number) => [...path, (named && idOf(entry)) || index];
  const isSameKind = (a: number, b: number) => !named && kindOf(from[a]) === kindOf(to[b]);
  return alignLists(from.map(keyOf), to.map(keyOf), isSameKind).flatMap((entry): readonly Difference[] => {
    const { from: a = -1, to: b = -1, moved = false } = entry;
    if (a === -1) return [{ kind: "added", path: placeOf(to[b], b), to: to[b] }];
    if (b === -1) return [{ kind: "removed", path: placeOf(from[a], a), from: from[a] }];
    const place = placeOf(to[b], b);
    const move: Difference = { kind: "moved", path: place, from: a + 1, to: b + 1 };
    return [...(moved ? [move] : []), ...diffValues(from[a], to[b], place)];
  });
}

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const idOf = (entry: unknown): string => (isObject(entry) && entry.id !== undefined ? String(entry.id) : "");

function hasIds(entries: readonly unknown[]): boolean {
  return entries.every((entry) => idOf(entry) !== "") && new Set(entries.map(idOf)).size === entries.length;
}

const kindOf = (entry: unknown) => (isObject(entry) ? String(entry.type ?? "object") : typeof entry);

/** An entry of the old list, of the new one, or of both. Positions count from 0. */
type Aligned = { readonly from?: number; readonly to?: number; readonly moved?: boolean };

/**
 * Matches the entries of two lists. Entries with equal keys match. An unmatched pair between the same two neighbours
 * counts as one changed entry if `isSameKind` allows it.
 *
 * @param before a key for each entry of the old list
 * @param now a key for each entry of the new list
 */
function alignLists(
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

/** The longest increasing subsequence of positions: entries outside it have moved. Takes n log n steps. */
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
