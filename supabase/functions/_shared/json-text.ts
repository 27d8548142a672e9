import { Refusal } from "./refusal.ts";

/** Most levels of lists and objects within each other; far more than answers have, far fewer than exhaust a stack. */
const mostLevels = 64;

/**
 * JSON as the database takes it for a `jsonb` column.
 *
 * @throws Refusal 400 `bad-request` for what JSON can say and Postgres cannot keep: a null character, half a character,
 *   lists within lists without end
 */
export function jsonText(value: unknown): string {
  if (isDeeper(value, mostLevels)) throw new Refusal(400, "bad-request", "The body is nested too deeply.");
  const text = JSON.stringify(value);
  // Written backslashes are doubled; without them every escape left is a real one.
  if (!/\\u(?:0000|d[89a-f])/.test(text.replaceAll("\\\\", ""))) return text;
  throw new Refusal(400, "bad-request", "The body holds characters that are no text.");
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((child) => isDeeper(child, levels - 1)));
