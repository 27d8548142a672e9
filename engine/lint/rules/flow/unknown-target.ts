import type { Rule } from "../../rule.ts";
import { stepAt } from "../../step-at.ts";

/** Every way forward leads to a step that exists. */
export const unknownTarget: Rule = {
  id: "unknown-target",
  severity: "error",
  holdsInPart: true,
  why: "A way that leads to a step that does not exist loses every visitor who takes it. Every `next`, `go` and `paid` names a step of this file, letter by letter; after a rename all of them have to follow.",
  wrong: "next: secnd",
  right: "next: second",
  *check({ definition, steps, graph }) {
    for (const [id, { exits, options }] of Object.entries(steps))
      for (const { kind, to, at } of exits.forward) {
        if (graph.numbers.has(to)) continue;
        const option = kind === "option" ? options[Number(at[1])]?.label : undefined;
        const from = option === undefined ? `Step "${id}"` : `Option "${option}" of step "${id}"`;
        const leads = kind === "paid" ? "leads after payment" : "leads";
        const { sentence, suggest } = stepAt(to, definition) ?? graph.meant(to, id);
        yield {
          message: `${from} ${leads} to "${to}", which is not a step.${sentence}`,
          path: ["steps", id, ...at],
          suggest,
        };
      }
  },
};
