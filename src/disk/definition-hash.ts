import { createHash } from "node:crypto";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";

/** Fingerprint of a loaded definition: 16 hexadecimal digits, independent of the order of keys. */
export function definitionHash(definition: FunnelDefinition): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(definition)))
    .digest("hex")
    .slice(0, 16);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]));
}
