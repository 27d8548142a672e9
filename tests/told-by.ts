import { checkFunnel } from "../engine/check/index.ts";
import { lintFunnel, rules } from "../engine/lint/index.ts";
import { openDefinition, problemAt, readDefinition } from "../engine/load/index.ts";
import type { Problem } from "../engine/problem/index.ts";
import { formatReport } from "../engine/report/index.ts";

/**
 * What some rules tell of a definition, in its order, as the whole check does. The others take most of the time of a check.
 *
 * @param asked names of these rules
 * @param today the day of the check, such as 2026-01-31
 * @throws Error with the report if the text does not fit the schema, so that no rule looks at it
 */
export function toldBy(asked: string | readonly string[], text: string, today?: string): readonly Problem[] {
  const names = [asked].flat();
  const unknown = names.filter((name) => !rules.some(({ id }) => id === name));
  if (unknown.length > 0) throw new Error(`There is no rule "${unknown.join('", "')}".`);
  const day = today === undefined ? {} : { today };
  const { definition, oddTexts, place } = openDefinition(readDefinition("test.yaml", () => ({ text })));
  if (!definition) {
    const { problems, files } = checkFunnel("test.yaml", () => ({ text }), day);
    throw new Error(formatReport(problems, files, "stylish"));
  }
  // Some rules look at what those before them have found.
  const last = rules.findLastIndex(({ id, check }) => names.includes(id) && check.length > 1);
  const needed = rules.filter(({ id }, index) => index <= last || names.includes(id));
  return lintFunnel(definition, { oddTexts, ...day }, needed)
    .filter(({ rule, allowed }) => names.includes(rule) && !allowed)
    .map((finding) => problemAt(place(finding), finding))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}
