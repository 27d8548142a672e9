import type { Path } from "../../engine/problem/index.ts";
import type { Plain } from "./plain.ts";

/** A value within another one. */
export type Entry = { readonly path: Path; readonly value: Plain };

/** Every value in a value, the outer before the inner. */
export function* entriesOf(value: Plain | undefined, path: Path = []): Iterable<Entry> {
  if (value === undefined) return;
  yield { path, value };
  if (value === null || typeof value !== "object") return;
  for (const [key, child] of Object.entries(value))
    yield* entriesOf(child, [...path, Array.isArray(value) ? Number(key) : key]);
}
