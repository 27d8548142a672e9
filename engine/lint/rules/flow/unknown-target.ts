import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
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
          message: `${from} ${leads} to "${to}", which is not a step.${sentence || wayOutOf(to, definition)}`,
          path: ["steps", id, ...at],
          suggest,
        };
      }
  },
};

/** What to do where a page elsewhere is named, or the type of a step. */
function wayOutOf(to: string, { steps }: FunnelDefinition): string {
  if (/^(?:https?:\/\/|www\.|mailto:|tel:)/i.test(to))
    return ` Visitors leave by a button: lead to a step of type end, and give it button: { text: …, to: "${to}" }.`;
  const ids = Object.entries(steps).flatMap(([id, { type }]) => (type === to ? [id] : []));
  return ids.length > 0 ? ` Name the step of this type that is meant: ${ids.slice(0, 5).join(", ")}.` : "";
}
