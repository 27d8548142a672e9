import type { Rule } from "../../rule.ts";

/** Every back link leads to a step. */
export const unknownBackTarget: Rule = {
  id: "unknown-back-target",
  severity: "error",
  why: "A back link to a step that does not exist leaves the visitor where they are, or on an error page. `back` names the step that Back leads to, whichever way the visitor came.",
  wrong: "back: frist",
  right: "back: first",
  *check({ steps, graph }) {
    for (const [id, { exits }] of Object.entries(steps)) {
      const { back } = exits;
      if (!back || graph.numbers.has(back.to)) continue;
      const { sentence, suggest } = graph.meant(back.to);
      yield {
        message: `Step "${id}" goes back to "${back.to}", which is no step.${sentence}`,
        path: ["steps", id, ...back.at],
        suggest,
      };
    }
  },
};
