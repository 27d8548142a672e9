import type { SourceText } from "../translate/index.ts";
import type { LintContext } from "./context.ts";

/**
 * Each text whose translation is up to date, with that translation. Stale translations are reported by another rule.
 */
export function currentWords({ translation }: LintContext): readonly (readonly [SourceText, string])[] {
  const stale = new Set(translation?.stale);
  return [...(translation?.words ?? [])].filter(([source]) => !stale.has(source));
}

/** What one text has that the other lacks, and the reverse, in the order written. */
export function compareNames(wanted: Iterable<string>, given: Iterable<string>) {
  const [before, now] = [new Set(wanted), new Set(given)];
  return { lost: [...before].filter((name) => !now.has(name)), added: [...now].filter((name) => !before.has(name)) };
}
