import type { Rule } from "../../rule.ts";

/** Tracking events belong to steps that exist. */
export const unknownTrackedStep: Rule = {
  id: "unknown-tracked-step",
  severity: "error",
  holdsInPart: true,
  why: "An event of a step that does not exist is never sent, and the advertising account learns nothing. It is noticed weeks later, when the numbers are wanted.",
  wrong: "events: [{ event: ViewContent, to: facebook, step: frist }]",
  right: "events: [{ event: ViewContent, to: facebook, step: first }]",
  *check({ definition, graph }) {
    for (const [index, { event, step }] of (definition.tracking?.events ?? []).entries()) {
      if (graph.numbers.has(step)) continue;
      const { sentence, suggest } = graph.meant(step);
      yield {
        message: `The event ${event} is sent at "${step}", which is not a step.${sentence}`,
        path: ["tracking", "events", index, "step"],
        suggest,
      };
    }
  },
};
