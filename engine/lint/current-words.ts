import type { SourceText } from "../translate/index.ts";
import type { LintContext } from "./context.ts";

/** Each text that is translated as it is now, with its translation. What is stale is to be looked at anyway. */
export function currentWords({ translation }: LintContext): readonly (readonly [SourceText, string])[] {
  const stale = new Set(translation?.stale);
  return [...(translation?.words ?? [])].filter(([source]) => !stale.has(source));
}
