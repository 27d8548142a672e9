import type { Plain } from "../load/index.ts";

/**
 * Names of the entries of a list, which stay when entries around them come and go: the id, or else the type of a
 * section, or else the number, counted from 1. A second section of a type is `list-2`.
 */
export function entryKeys(list: readonly Plain[]): readonly string[] {
  const seen = new Map<string, number>();
  return list.map((entry, index) => {
    const name = nameOf(entry);
    if (name === undefined) return String(index + 1);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  });
}

function nameOf(entry: Plain): string | undefined {
  if (entry === null || typeof entry !== "object" || Array.isArray(entry)) return undefined;
  const name = entry.id ?? entry.type;
  return typeof name === "string" || typeof name === "number" ? String(name) : undefined;
}
