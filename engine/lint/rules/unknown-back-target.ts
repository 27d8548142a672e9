import { didYouMean } from "../../text/did-you-mean.ts";
import type { Rule } from "../rule.ts";

/** Every back link leads to a step. */
export const unknownBackTarget: Rule = {
  id: "unknown-back-target",
  severity: "error",
  why: "A back link to a step that does not exist leaves the visitor where they are, or on an error page.",
  *check({ steps, graph }) {
    for (const [id, { exits }] of Object.entries(steps)) {
      const { back } = exits;
      if (!back || graph.numbers.has(back.to)) continue;
      const { sentence, suggest } = didYouMean(back.to, graph.ids);
      yield {
        message: `Step "${id}" goes back to "${back.to}", which is no step.${sentence}`,
        path: ["steps", id, ...back.at],
        suggest,
      };
    }
  },
};
