import { stepTraits } from "../../../traits/index.ts";
import { isUnsplit } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";

/** A question of which one answer is chosen has at least two. A selection may have one: it is a box to tick. */
export const singleOption: Rule = {
  id: "single-option",
  severity: "warning",
  why: "A question with one answer asks nothing: everybody says the same, and the visitor wonders what is missing. Usually a second line was lost. Add the other answers, or show a page with a button.",
  wrong: "options: [Go on]",
  right: "options: [Yes, No]",
  *check({ definition, steps, oddTexts }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const [only, second] = steps[id]?.options ?? [];
      if (stepTraits(step).asks === "one" && only && !second && !isUnsplit(oddTexts, ["steps", id, "options"]))
        yield {
          message: `Step "${id}" has one answer, "${only.label}", so everybody gives it. Add the others, or make it a page with a button.`,
          path: ["steps", id, "options", 0],
        };
    }
  },
};
