import type { SourceText } from "../translate/index.ts";
import type { LintContext } from "./context.ts";

/** Each text that is translated as it is now, with its translation. What is stale is to be looked at anyway. */
export function currentWords({ translation }: LintContext): readonly (readonly [SourceText, string])[] {
  const stale = new Set(translation?.stale);
  return [...(translation?.words ?? [])].filter(([source]) => !stale.has(source));
}

/** What of one text another one lacks, and what it has beyond that, in the order written. */
export function compareNames(wanted: Iterable<string>, given: Iterable<string>) {
  const [before, now] = [new Set(wanted), new Set(given)];
  return { lost: [...before].filter((name) => !now.has(name)), added: [...now].filter((name) => !before.has(name)) };
}
