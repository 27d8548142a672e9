import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { fieldWith, leavesContact } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** Whoever sends a file expects that somebody looks at it. */
export const unsentFile: Rule = {
  id: "unsent-file",
  severity: "warning",
  why: "A file is kept for the lead of whoever has sent it. Where no contact follows, nobody can say whose it is, and it is deleted after a week. The receiver of leads gets its address among the values, if they are sent.",
  wrong: "lead: { source: jobs, webhook: https://crm.acme.com/leads }",
  right: "lead: { source: jobs, webhook: https://crm.acme.com/leads, send: [values] }",
  *check({ definition, graph }) {
    const { lead } = definition;
    const given = placedFields(definition).filter(({ field }) => fieldWith("givesFile", field));
    const leaving = leavingContacts(definition);
    const leads = leadsFrom(graph, [...given.map(({ step }) => step), ...leaving]);
    for (const { field, step, path } of given) {
      if (leaving.some((other) => other === step || leads(step, other) || (lead?.updates && leads(other, step))))
        continue;
      const before = leaving.find((other) => leads(other, step));
      const message =
        before === undefined
          ? `Nobody gets the file of "${field.id}": no step asks for a contact with it or behind it. Ask for one, such as a field with "contact: true".`
          : `Nobody gets the file of "${field.id}": step "${before}" sends the answers before. Ask for it before that step. With "updates: true" under "lead", it is kept with the lead, and no receiver is told.`;
      yield { message, path, on: "key" };
    }
    if (given.length === 0 || !lead || lead.send?.includes("values")) return;
    const message =
      'A receiver of leads is not told of files, whose addresses are among the values. Write "values" under "send".';
    yield { message, path: ["lead"], on: "key" };
  },
};

const leavingContacts = ({ steps }: FunnelDefinition): readonly string[] =>
  Object.entries(steps).flatMap(([id, step]) => (leavesContact(step) ? [id] : []));
