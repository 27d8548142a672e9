import { confirmLink, namesIn } from "../../../copy/index.ts";
import type { FlowGraph, StepFlows } from "../../../flow/index.ts";
import { contactFields, stepTypesWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A mail whose link has to be opened leads to one page, and nothing else does. */
export const missingConfirmation: Rule = {
  id: "missing-confirmation",
  severity: "error",
  why: "The link in the mail of `lead.confirm` opens the one step that confirms contacts. Without the step the link leads nowhere, without the mail nobody comes to the step, and whoever is led there by the funnel itself has no link that could be confirmed.",
  wrong: "lead:\n  source: beds",
  right:
    'lead:\n  source: beds\n  confirm: { subject: Please confirm, body: "Yes, send me the letters: {confirm.link}" }',
  *check({ definition: { lead, steps: written }, steps, graph }) {
    const type = stepTypesWith("confirmsContact");
    const [page, ...others] = Object.keys(steps).filter((id) => steps[id]?.isMailed);
    if (lead?.confirm && page === undefined)
      yield {
        message: `The link of this mail leads nowhere. Add the step that it opens: confirmed: { type: ${type}, path: /confirmed, heading: One press, button: Confirm, done: { heading: Thank you } }`,
        path: ["lead", "confirm"],
        on: "key",
      };
    if (page !== undefined && !lead?.confirm)
      yield {
        message: `Nobody can come to step "${page}": it is opened by the link of a mail, and lead.confirm has none. Write the mail: confirm: { subject: …, body: "… {confirm.link}" }`,
        path: ["steps", page],
        on: "key",
      };
    for (const id of others)
      yield {
        message: `The link of the mail opens step "${page}", so nobody comes to step "${id}". Keep one step of the type ${type}.`,
        path: ["steps", id],
        on: "key",
      };
    for (const { from, to, at } of waysToMailed(steps, graph))
      yield {
        message: `Step "${from}" leads to step "${to}", where only the link of a mail has something to confirm. Lead to a page that says to look into the mailbox.`,
        path: ["steps", from, ...at],
      };
    if (lead?.confirm && !namesIn(lead.confirm.body).includes(confirmLink))
      yield {
        message: `This mail has no link to press. Write {${confirmLink}} on a line of its own, below what it is about.`,
        path: ["lead", "confirm", "body"],
      };
    if (lead?.confirm && !Object.values(written).some((step) => contactFields(step).includes("email")))
      yield {
        message:
          'Nobody gets this mail: no step asks for an e-mail address as a contact. Write "contact: true" in a field for one, or a step of the type contact.',
        path: ["lead", "confirm"],
        on: "key",
      };
  },
};

const waysToMailed = (steps: StepFlows, { ids, ways }: Pick<FlowGraph, "ids" | "ways">) =>
  ways.flatMap((list, number) =>
    list.flatMap(({ to, exit }) => {
      const [from = "", target = ""] = [ids[number], ids[to]];
      return steps[target]?.isMailed ? { from, to: target, at: exit.at } : [];
    }),
  );
