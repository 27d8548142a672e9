import type { Rule } from "../../rule.ts";

/** Every entry of an overlay belongs to a text of the definition. */
export const unusedTranslation: Rule = {
  id: "unused-translation",
  severity: "warning",
  why: "A sentence that was taken out of the original leaves its translation behind, and one whose key was misspelt is a translation that no page shows. Neither keeps the pages from being built: the entry is left out. `funnel translate LANGUAGE --prune` takes such entries out of the overlay.",
  wrong: "hint: { from: Be honest., to: Sei ehrlich. }",
  right: "# no hint",
  *check({ translation }) {
    for (const { message, path, suggest } of translation?.unused ?? [])
      yield {
        message: `${message} The entry is left out. If its original is gone, "funnel translate ${translation?.language} --prune" takes it out.`,
        path,
        on: "key",
        suggest,
      };
  },
};
