import { counted, didYouMean } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";
import { scoredScales } from "../../scored-scales.ts";

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
    const scored = scoredScales(steps);
    const [first] = scored;
    if (first && Object.keys(scales).length === 0) {
      const names = [...new Set(scored.map(({ scale }) => scale))];
      // Conditions and texts that ask for them are not reported on their own.
      yield {
        message: `There are no "scales", but ${counted(scored.length, "option")} ${scored.length === 1 ? "scores" : "score"} on one. Write at the left edge: scales: { ${names.map((name) => `${name}: {}`).join(", ")} }`,
        path: first.path,
        on: "key",
      };
      return;
    }
    for (const { scale, option, step, path } of scored) {
      if (Object.hasOwn(scales, scale)) continue;
      const { sentence, suggest } = didYouMean(scale, Object.keys(scales));
      yield {
        message: `Option "${option}" of step "${step}" scores on "${scale}", which is not a scale.${sentence} Scales are named under "scales".`,
        path,
        on: "key",
        suggest,
      };
    }
  },
};
