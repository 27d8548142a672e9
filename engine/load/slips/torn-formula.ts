/**
 * A formula whose commas YAML took for the ends of entries: `{ of: round(a, 2) }` has the keys `of` and `2)`.
 *
 * @param key a key that does not exist
 * @param group the group that has it
 * @returns the entry as it was meant, in quotes, if this key is a part of one
 */
export function tornFormula(key: string, group: unknown): string | undefined {
  // Whole numbers come first in a group, wherever they were written.
  const entries = Object.entries(group ?? {});
  const numbers = entries.filter(([name, value]) => /^\d+$/.test(name) && value === null);
  const written = entries.slice(numbers.length);
  const from = written.findIndex(([, value]) => typeof value === "string" && /[\w)]\(/.test(value) && !isWhole(value));
  const [name, start] = written[from] ?? [];
  const parts = [String(start)];
  for (const [part, value] of written.slice(from + 1)) {
    if (value !== null || isWhole(parts.join())) break;
    parts.push(part);
  }
  if (from < 0 || !isWhole(parts.join())) return undefined;
  if (![...parts.slice(1), ...numbers.map(([number]) => number)].includes(key)) return undefined;
  return numbers.length > 0 ? `${name}: "${start}, …)"` : `${name}: "${parts.join(", ")}"`;
}

/** Whether each bracket that is opened is closed. */
const isWhole = (text: string) => text.split("(").length === text.split(")").length;
