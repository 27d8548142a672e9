import type { Plain } from "../load/index.ts";

/** Whether a file translates another one: it says so, or holds texts with their originals and no funnel. */
export function isOverlay(value: Plain): value is { [key: string]: Plain } {
  if (!isGroup(value)) return false;
  return "translates" in value || (!("start" in value) && holdsTranslation(value));
}

const isGroup = (value: Plain): value is { [key: string]: Plain } =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const holdsTranslation = (value: Plain): boolean =>
  isGroup(value) &&
  ((typeof value.from === "string" && typeof value.to === "string") || Object.values(value).some(holdsTranslation));
