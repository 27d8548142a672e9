import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { firstOf } from "../../words/index.ts";

/** What is said to be chosen most can be shown to be. */
export const unprovenFavourite: Rule = {
  id: "unproven-favourite",
  severity: "warning",
  why: "“Most popular” says what other buyers did, and people follow other people. Before the first sale it is made up, and afterwards it is a figure that somebody must be able to show. Say whose opinion it is, such as “Our suggestion”, or show the share of buyers as a fact with its source.",
  wrong: "- { type: plans, heading: Plans, plans: [weekly], default: weekly, popular: Most popular }",
  right: "- { type: plans, heading: Plans, plans: [weekly], default: weekly, popular: Our suggestion }",
  *check({ authored, definition }) {
    const isQuoted = quotedIn(definition);
    const pattern = firstOf("favourite", definition.language);
    for (const { text, path } of authored) {
      // An option of a question is what a visitor says.
      if (path[0] === "legal" || (path[0] === "steps" && path[2] === "options") || text.includes("{facts.")) continue;
      const excerpt = pattern.exec(text)?.[0];
      if (excerpt === undefined) continue;
      if (isQuoted(path)) continue;
      yield {
        message: `"${excerpt}" says what other buyers did, and nothing here shows it. Say whose opinion it is, such as "Our suggestion", or show the share of buyers as {facts.NAME}.`,
        path,
        excerpt,
      };
    }
  },
};
