import { stepTraits } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A selection allows at least as many options as it requires. */
export const selectionBounds: Rule = {
  id: "selection-bounds",
  severity: "error",
  why: "When more options must be chosen than can be, the button never works. The visitor reads a question that cannot be answered, and that is where the funnel ends for everybody.",
  wrong: "min: 3",
  right: "min: 2",
  *check({ definition, steps }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      if (stepTraits(step).asks !== "several") continue;
      const { min = 1, max = 1, options = [] } = steps[id] ?? {};
      const together = options.filter(({ exclusive }) => !exclusive).length;
      const isFew = together < options.length;
      if (min > Math.max(together, isFew ? 1 : 0))
        yield {
          message: `Step "${id}" asks for at least ${min} options, but ${isFew ? `only ${together} can be chosen together` : `has ${options.length}`}. Lower "min".`,
          path: ["steps", id, "min"],
        };
      else if (min > max)
        yield {
          message: `Step "${id}" asks for at least ${min} options and at most ${max}. Lower "min", or raise "max".`,
          path: ["steps", id, "max"],
        };
    }
  },
};
