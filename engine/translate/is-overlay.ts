import type { Plain } from "../load/plain-value.ts";

/** Whether a file says that it translates another one. */
export function isOverlay(value: Plain): value is { [key: string]: Plain } {
  return value !== null && typeof value === "object" && !Array.isArray(value) && "translates" in value;
}
