import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** Every segment of a wheel that is drawn at random can be won. */
export const unwinnableSegment: Rule = {
  id: "unwinnable-segment",
  severity: "warning",
  why: "A prize that is shown and cannot be won is a lure. It makes the draw look better than it is, which is misleading in the same way as a fixed result. Give the segment a weight above 0, however small, or take it off the wheel.",
  wrong: "weights: { small: 3, large: 1 }",
  right: "weights: { small: 3, large: 1, trip: 0.01 }",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { wheel } = stepWith("hasPromotions", step) ?? {};
      if (!wheel?.weights || wheel.outcome !== undefined) continue;
      const { weights, segments } = wheel;
      // With one or none there is no draw, and other rules report that.
      if (Object.values(weights).filter((weight) => weight > 0).length < 2) continue;
      for (const [index, segment] of segments.entries())
        if (!weights[segment.id])
          yield {
            message: `"${segment.label}" is on the wheel of step "${id}" and can never be won. Give "${segment.id}" a weight above 0, or remove the segment.`,
            path: ["steps", id, "wheel", "segments", index],
          };
    }
  },
};
