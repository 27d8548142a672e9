import { namesIn } from "../../../copy/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** What a bar between two words says beside the nearer word is true of that word. */
export const oneSidedShare: Rule = {
  id: "one-sided-share",
  severity: "warning",
  why: "A bar with a word at each end shows its text beside the word that the visitor is nearer to. The number that the bar is drawn from counts towards the word at its high end alone: at 20 of 100 between Steady and Quick it reads “Steady 20%”, and the visitor is 80 percent steady. Show a value that counts for whichever side is ahead.",
  wrong: 'text: "{quick}%"',
  right: 'text: "{lead}%"',
  *check({ definition }) {
    for (const { step, section, path } of placedSections(definition, "measuresSeveral"))
      for (const [index, { label, value, min = 0, max, low, high, bands, text }] of section.rows.entries()) {
        const [drawn] = typeof value === "string" ? namesIn(value) : [];
        if (low === undefined || high === undefined || bands || text === undefined || drawn === undefined) continue;
        if (!namesIn(text).includes(drawn)) continue;
        const other = min === 0 ? `${max} - ${drawn}` : `${min + max} - ${drawn}`;
        yield {
          message: `The bar "${label}" of step "${step}" says {${drawn}} beside “${low}”, too, where it means how near “${high}” is. Show the larger of the two: a value with of: "max(${drawn}, ${other})".`,
          path: [...path, "rows", index, "text"],
          excerpt: `{${drawn}}`,
        };
      }
  },
};
