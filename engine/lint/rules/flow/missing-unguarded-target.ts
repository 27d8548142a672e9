import { listsOf } from "../../lists-of.ts";
import { shareVariants } from "../../reach/share-variants.ts";
import type { Rule } from "../../rule.ts";

/** A list of targets ends with one without `when`. An option's list need not where its step has a `next`. */
export const missingUnguardedTarget: Rule = {
  id: "missing-unguarded-target",
  severity: "error",
  why: "A visitor for whom none of the conditions holds is stuck. The last entry of a list is the way for everybody else: write it without `when`.",
  wrong: "- when: { query: { utm_source: mail } }\n  go: end",
  right: "- go: end",
  *check({ steps, experiments }) {
    for (const [id, { exits }] of Object.entries(steps)) {
      const hasNext = exits.forward.some(({ kind }) => kind === "next");
      for (const ways of listsOf(exits.forward)) {
        const last = ways.at(-1);
        const { option } = last ?? {};
        if (
          !last?.when ||
          (option !== undefined && hasNext) ||
          shareVariants(
            ways.map(({ when }) => when),
            experiments,
          )
        )
          continue;
        yield {
          message:
            option === undefined
              ? `The last way on from step "${id}" has a "when": visitors who do not meet it are stuck. End the list with "- go: STEP" alone.`
              : `The last way on from option "${option}" of step "${id}" has a "when", and the step has no "next": visitors who do not meet it are stuck. End the list with "- go: STEP" alone, or give the step a "next".`,
          path: ["steps", id, ...last.at.slice(0, -1), "when"],
          on: "key",
        };
      }
    }
  },
};
