import { didYouMean } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** `start` names a step that exists. */
export const unknownStart: Rule = {
  id: "unknown-start",
  severity: "error",
  holdsInPart: true,
  why: "Visitors come in at the start. If no step has that name, nobody sees anything. The name under `start` must be the id of a step, letter by letter.",
  wrong: "start: frist",
  right: "start: first",
  *check({ definition, steps }) {
    if (steps[definition.start]) return;
    const { sentence, suggest } = didYouMean(definition.start, Object.keys(steps));
    yield {
      message: `The funnel starts at "${definition.start}", which is not a step.${sentence}`,
      path: ["start"],
      suggest,
    };
  },
};
