import type { Path } from "../problem/index.ts";
import { alignLists } from "./align-lists.ts";

/** One difference between two values: `from` is left out where there was nothing, `to` where there is nothing now. */
export type Difference = {
  readonly kind: "added" | "removed" | "moved" | "changed";
  readonly path: Path;
  readonly from?: unknown;
  readonly to?: unknown;
};

type Json = { readonly [key: string]: unknown };

/**
 * Every difference between two JSON values, as deep as both go. Entries of a list that have an id are known by it, the
 * others by what they say; sections are only compared with sections of their own type.
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
