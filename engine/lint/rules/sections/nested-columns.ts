import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** Columns are not part of other columns. */
export const nestedColumns: Rule = {
  id: "nested-columns",
  severity: "error",
  why: "A third of a page still has room for words and pictures; a third of a third does not, and breaks words into letters. Columns hold every other section. Where more is to be said side by side, put two sections with columns one below the other.",
  wrong:
    "- { type: columns, columns: [{ sections: [{ type: text, text: A }] }, { sections: [{ type: text, text: B }] }] }",
  right: "- { type: text, text: A and B }",
  *check({ definition }) {
    for (const { step, path, within } of placedSections(definition, "holdsSections"))
      if (within.length > 0)
        yield {
          message: `Step "${step}" has columns within a column, where no room is left for words. Move them below the outer columns, or write their sections one below the other.`,
          path,
        };
  },
};
