import { counterOf, positionOf } from "../../../flow/index.ts";
import type { Rule } from "../../rule.ts";

/** A step's number is at most the total shown next to it. */
export const numberOverTotal: Rule = {
  id: "number-over-total",
  severity: "warning",
  why: "A counter that says 8 / 7 looks broken, and the bar below it is full before the quiz is over. Visitors who believed the total feel cheated of the time they gave.",
  wrong: "number: 3",
  right: "number: 2",
  *check({ definition }) {
    const { steps } = definition;
    const counter = counterOf(definition);
    for (const [id, step] of Object.entries(steps)) {
      const { current = 0, total = 0, counted } = positionOf(step, counter) ?? {};
      if (counted && current > total)
        yield {
          message: `Step "${id}" is number ${current} of ${total}. Lower its number, or raise "counter.total" and "counter.cap".`,
          path: ["steps", id, "number"],
        };
    }
  },
};
