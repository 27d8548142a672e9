import type { OddText } from "../load/index.ts";
import type { LintContext } from "./context.ts";
import { type CopyText, isInStep } from "./copy-texts.ts";

/** The texts that visitors read among those that YAML may read otherwise than they were meant. */
export function oddCopy({ copy, oddTexts = [] }: LintContext, is: OddText["is"]): readonly CopyText[] {
  const odd = new Set(oddTexts.filter((text) => text.is === is).map(({ path }) => path.join("\n")));
  return odd.size === 0 ? [] : copy.filter((text) => isInStep(text) && odd.has(text.path.join("\n")));
}
