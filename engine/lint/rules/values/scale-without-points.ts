import type { Rule } from "../../rule.ts";
import { scoredScales } from "../../scored-scales.ts";

/** Some answer gives points on every scale. */
export const scaleWithoutPoints: Rule = {
  id: "scale-without-points",
  severity: "warning",
  why: "A scale on which no answer gives a point stays at 0 for everybody: what asks for its points never holds, what shows them shows 0, and each lead is stored with it. It is left from another funnel, or its options have lost their `score`.",
  wrong: "options: [Never, Every day]",
  right: "options: [Never, { id: daily, label: Every day, score: { habit: 2 } }]",
  *check({ definition, steps }) {
    const scored = new Set(scoredScales(steps).map(({ scale }) => scale));
    // Points for a name that is misspelt are meant for one of these: another rule tells.
    if ([...scored].some((scale) => !Object.hasOwn(definition.scales, scale))) return;
    for (const scale of Object.keys(definition.scales))
      if (!scored.has(scale))
        yield {
          message: `No option gives points on scale "${scale}". Add score: { ${scale}: 1 } to those that should, or remove the scale.`,
          path: ["scales", scale],
          on: "key",
        };
  },
};
