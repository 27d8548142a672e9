import type { FunnelDiff } from "./change.ts";

/** One sentence on how much differs. */
export function summary({ changes, breaks }: FunnelDiff): string {
  if (changes.length === 0) return "Nothing changed.";
  const count = `${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  if (breaks.length === 0) return `${count}; nothing breaks.`;
  return `${count}; ${breaks.length === 1 ? "1 thing breaks" : `${breaks.length} things break`}.`;
}
