import { nameOf } from "../../../problem/index.ts";
import { compareNames, currentWords } from "../../current-words.ts";
import type { Rule } from "../../rule.ts";

/** A translation has the figures of the original, in the format of its language. */
export const translatedFigure: Rule = {
  id: "translated-figure",
  severity: "warning",
  why: "A translation with another figure promises its readers a different price, share or period from everybody else. A figure that is spelt out in words does not count against it, nor does one that is written with other signs, such as 1.000 for 1,000.",
  wrong: "to: Nur 29 $ für 1.000 Fragen.",
  right: "to: Nur 19 $ für 1.000 Fragen.",
  *check(context) {
    for (const [source, words] of currentWords(context)) {
      const { lost, added } = compareNames(figuresIn(source.text), figuresIn(words));
      if (lost.length > 0 && added.length > 0)
        yield {
          message: `${nameOf(source.path)} says ${added.join(", ")} where the original says ${lost.join(", ")}. State the same figures.`,
          path: source.path,
        };
      const [before, now] = [source.text, words].map((text) => new Set(text.normalize("NFKC").match(/\p{Sc}/gu)));
      const [own] = before ?? [];
      const [other] = now ?? [];
      if (own !== undefined && other !== undefined && ![...(now ?? [])].some((sign) => before?.has(sign)))
        yield {
          message: `${nameOf(source.path)} says ${other} where the original says ${own}: another currency is another sum. State the same.`,
          path: source.path,
        };
    }
  },
};

/** Digits of each figure without separators, ignoring placeholders and links. */
function figuresIn(copy: string): readonly string[] {
  const plain = copy.replace(/\{[^{}]*\}|\]\([^)]*\)/g, " ");
  return [...plain.matchAll(/\d+(?:[.,:'’\u00a0\u202f]\d+)*/g)].map(([figure]) => figure.replace(/\D/g, ""));
}
