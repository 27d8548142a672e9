import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A wheel of fortune can land on more than one segment. */
export const fixedPrize: Rule = {
  id: "fixed-prize",
  severity: "warning",
  why: "A wheel shows a draw. If everybody wins the same, there was no draw: the other segments, and the luck, are a pretence. Games of chance in advertising need real odds, and in many countries rules that say what they are. Draw with `weights`, or give the bonus without a game.",
  wrong: "outcome: large",
  right: "weights: { small: 3, large: 1 }",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { wheel } = stepWith("hasPromotions", step) ?? {};
      if (!wheel) continue;
      const { outcome, weights, segments } = wheel;
      // With both, it is unclear which one counts.
      if (outcome !== undefined && weights) continue;
      const drawn = Object.entries(weights ?? {}).filter(([, weight]) => weight > 0);
      const only = outcome ?? (drawn.length === 1 ? drawn[0]?.[0] : undefined);
      const label = segments.find((segment) => segment.id === only)?.label;
      if (label !== undefined)
        yield {
          message: `The wheel of step "${id}" lands on "${label}" for every visitor, which is not a draw. Give several segments "weights", or give the bonus without a wheel.`,
          path: ["steps", id, "wheel", outcome === undefined ? "weights" : "outcome"],
        };
    }
  },
};
