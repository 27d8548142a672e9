import { didYouMean } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** Options score on scales that exist. */
export const unknownScoreScale: Rule = {
  id: "unknown-score-scale",
  severity: "error",
  holdsInPart: true,
  why: "Points on a scale that nobody declared count for nothing: the outcome is wrong. Name every scale once under `scales`; a slip in one option is then found here, and not in a result that nobody can explain.",
  wrong: '- { label: "No", score: { riks: 1 } }',
  right: '- { label: "No", score: { risk: 1 } }',
  *check({ definition, steps }) {
    const { scales } = definition;
    for (const [id, { options }] of Object.entries(steps))
      for (const [index, { label, score = {} }] of options.entries())
        for (const scale of Object.keys(score)) {
          if (Object.hasOwn(scales, scale)) continue;
          const { sentence, suggest } = didYouMean(scale, Object.keys(scales));
          yield {
            message: `Option "${label}" of step "${id}" scores on "${scale}", which is not a scale.${sentence} Scales are named under "scales".`,
            path: ["steps", id, "options", index, "score", scale],
            on: "key",
            suggest,
          };
        }
  },
};
