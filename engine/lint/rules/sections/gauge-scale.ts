import { placedScales } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A gauge ends above its beginning, and its bands follow one another from one end to the other. */
export const gaugeScale: Rule = {
  id: "gauge-scale",
  severity: "error",
  why: "A gauge says by its bands what a number means. Where two bands overlap, or the scale ends before it begins, it says the wrong word, or none. Each band ends at its `upTo`, the next one begins there, and the last ends with the scale.",
  wrong:
    "- { type: gauge, label: Risk, value: 3, max: 10, bands: [{ label: Low, upTo: 7 }, { label: Middle, upTo: 3 }, { label: High }] }",
  right:
    "- { type: gauge, label: Risk, value: 3, max: 10, bands: [{ label: Low, upTo: 3 }, { label: Middle, upTo: 7 }, { label: High }] }",
  *check({ definition }) {
    for (const { step, name, scale, path } of placedScales(definition)) {
      const { min = 0, max, value, bands = [] } = scale;
      if (min >= max) {
        yield {
          message: `The ${name} of step "${step}" begins at ${min} and ends at ${max}. Its "max" must be above its "min", which is 0 if left out.`,
          path: [...path, "max"],
        };
        continue;
      }
      if (typeof value === "number" && (value < min || value > max))
        yield {
          message: `The ${name} of step "${step}" shows ${value}, but its scale goes from ${min} to ${max}.`,
          path: [...path, "value"],
        };
      let begin = min;
      for (const [index, { upTo }] of bands.entries()) {
        const isLast = index === bands.length - 1;
        const at = [...path, "bands", index];
        const band = `Band ${index + 1} of the ${name} of step "${step}"`;
        if (upTo === undefined && !isLast)
          yield {
            message: `${band} has no "upTo", so those after it are never reached. Say where it ends.`,
            path: at,
          };
        else if (upTo !== undefined && isLast && upTo < max)
          yield {
            message: `${band} is the last and ends at ${upTo}, but the scale ends at ${max}. Leave out its "upTo".`,
            path: [...at, "upTo"],
          };
        else if (upTo !== undefined && (upTo <= begin || upTo > max))
          yield {
            message: `${band} ends at ${upTo}, but must end above ${begin}, where it begins, and no later than the scale, at ${max}.`,
            path: [...at, "upTo"],
          };
        begin = upTo ?? begin;
      }
    }
  },
};
