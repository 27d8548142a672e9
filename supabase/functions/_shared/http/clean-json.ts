import { isPlainText } from "../../../../engine/contact/contact.ts";

/** Longer than any field gives. */
const longestText = 6_000;

/** Longer than any id or label. */
const longestName = 300;

/** A quiz has three levels. */
const mostLevels = 6;

/**
 * What a page says in JSON, without what no page of ours says: texts with control characters, halves of characters or
 * marks that turn the direction of writing, texts longer than any field takes, numbers without end, and what lies deeper
 * than answers do. The rest stays, because the contact or purchase beside it is worth more than to be refused.
 */
export function cleanJson(value: object): object {
  return cleanGroup(value, mostLevels);
}

function cleanGroup(group: object, levels: number): object {
  if (Array.isArray(group)) return group.flatMap((item) => cleanValue(item, levels) ?? []);
  const entries = Object.entries(group).flatMap(([name, item]): [string, unknown][] => {
    const value = isName(name) ? cleanValue(item, levels) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function cleanValue(value: unknown, levels: number): unknown {
  if (typeof value === "string") return value.length <= longestText && isPlainText(value) ? value : undefined;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "boolean") return value;
  return typeof value === "object" && value !== null && levels > 0 ? cleanGroup(value, levels - 1) : undefined;
}

const isName = (name: string): boolean => name.length <= longestName && name !== "__proto__" && isPlainText(name);
