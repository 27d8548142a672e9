import { headingsOf } from "../../../copy/index.ts";
import type { Rule } from "../../rule.ts";

/** Every page has a heading. */
export const missingHeading: Rule = {
  id: "missing-heading",
  severity: "warning",
  why: "Whoever listens to a page is told its heading when it comes, and finds their way by it. Without one the new page says nothing, and a search result shows its address. Visitors who see the page miss what it is about in large letters, too.",
  wrong: "- { type: text, text: Thank you. }",
  right: "- { type: heading, text: Thank you }",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps))
      if (headingsOf(step).length === 0)
        yield {
          message: `Step "${id}" has no heading. Begin its sections with one: - { type: heading, text: … }`,
          path: ["steps", id, "sections"],
          on: "key",
        };
  },
};
