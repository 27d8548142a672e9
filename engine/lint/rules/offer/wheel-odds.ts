import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A wheel determines its result in one way, and at least one segment can be won. */
export const wheelOdds: Rule = {
  id: "wheel-odds",
  severity: "error",
  why: "A draw in which nothing can be drawn has no result to show. Either `outcome` says where the wheel lands, or `weights` say how likely each segment is, and at least one of them is above 0.",
  wrong: "weights: { small: 0, large: 0 }",
  right: "weights: { small: 3, large: 1 }",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { outcome, weights } = stepWith("hasPromotions", step)?.wheel ?? {};
      if (!weights) continue;
      const path = ["steps", id, "wheel", "weights"];
      if (outcome !== undefined)
        yield {
          message: `The wheel of step "${id}" has both an "outcome" and "weights". Keep "outcome" to fix the result, or "weights" to draw it.`,
          path,
          on: "key",
        };
      else if (Object.values(weights).every((weight) => weight === 0))
        yield {
          message: `Every weight of the wheel of step "${id}" is 0, so that it can land nowhere. Give at least one segment more than 0.`,
          path,
          on: "key",
        };
    }
  },
};
