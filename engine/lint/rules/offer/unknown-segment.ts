import { didYouMean } from "../../../problem/index.ts";
import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A wheel lands on one of its segments, and its segments have unique ids. */
export const unknownSegment: Rule = {
  id: "unknown-segment",
  severity: "error",
  holdsInPart: true,
  why: "A wheel cannot land on a segment that does not exist, nor on two at once. Outcome and weights name segments by their id; put ids made of digits in quotes.",
  wrong: "outcome: lagre",
  right: "weights: { small: 3, large: 1 }",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { wheel } = stepWith("hasPromotions", step) ?? {};
      if (!wheel) continue;
      const path = ["steps", id, "wheel"];
      const ids = wheel.segments.map((segment) => segment.id);
      for (const [index, segment] of ids.entries())
        if (ids.indexOf(segment) < index)
          yield {
            message: `The wheel of step "${id}" has the segment "${segment}" twice. Give one of them another id.`,
            path: [...path, "segments", index, "id"],
          };
      const { outcome, weights = {} } = wheel;
      const unknown = (name: string) => {
        const { sentence, suggest } = didYouMean(name, ids);
        return { message: `"${name}" is not a segment of the wheel of step "${id}".${sentence}`, suggest };
      };
      if (outcome !== undefined && !ids.includes(outcome)) yield { ...unknown(outcome), path: [...path, "outcome"] };
      for (const name of Object.keys(weights))
        if (!ids.includes(name)) yield { ...unknown(name), path: [...path, "weights", name], on: "key" as const };
    }
  },
};
