import { counted } from "../problem/index.ts";
import type { Paint } from "../report/index.ts";
import { areas, type Change, type FunnelDiff } from "./change.ts";

/** Formats a diff. */
export type FormatDiff = (diff: FunnelDiff, paint: Paint) => string;

/** The changes under the heading of their area, without areas that have none. */
export function byArea(changes: readonly Change[]): readonly (readonly [string, readonly Change[]])[] {
  return Object.entries(areas)
    .map(([area, title]) => [title, changes.filter((change) => change.area === area)] as const)
    .filter(([, own]) => own.length > 0);
}

/** One sentence on how much differs. */
export function summary({ changes, breaks }: FunnelDiff): string {
  if (changes.length === 0) return "Nothing changed.";
  const count = counted(changes.length, "change");
  if (breaks.length === 0) return `${count}; nothing breaks.`;
  return `${count}; ${breaks.length === 1 ? "1 thing breaks" : `${breaks.length} things break`}.`;
}
