import type { Field, FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { fieldWith, leavesContact } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** Whoever sends a file or picks an appointment expects that somebody knows of it. */
export const unsentFile: Rule = {
  id: "unsent-file",
  severity: "warning",
  why: "A file or an appointment is kept for the lead of its visitor. Where no contact follows, nobody can say whose it is: a file is deleted after a week, and an appointment is free for others after half an hour. The receiver of leads gets both among the values, if they are sent.",
  wrong: "lead: { source: jobs, webhook: https://crm.acme.com/leads }",
  right: "lead: { source: jobs, webhook: https://crm.acme.com/leads, send: [values] }",
  *check({ definition, graph }) {
    const { lead } = definition;
    const given = placedFields(definition).flatMap((placed) => {
      const what = keptIn(placed.field);
      return what ? [{ ...placed, what }] : [];
    });
    const leaving = leavingContacts(definition);
    const leads = leadsFrom(graph, [...given.map(({ step }) => step), ...leaving]);
    for (const { field, step, path, what } of given) {
      if (leaving.some((other) => other === step || leads(step, other) || (lead?.updates && leads(other, step))))
        continue;
      const before = leaving.find((other) => leads(other, step));
      const message =
        before === undefined
          ? `Nobody gets the ${what} of "${field.id}": no step asks for a contact with it or behind it. Ask for one, such as a field with "contact: true".`
          : `Nobody gets the ${what} of "${field.id}": step "${before}" sends the answers before. Ask for it before that step. With "updates: true" under "lead", it is kept with the lead, and no receiver is told.`;
      yield { message, path, on: "key" };
    }
    if (given.length === 0 || !lead || lead.send?.includes("values")) return;
    const message = given.some(({ what }) => what === "file")
      ? 'A receiver of leads is not told of files, whose addresses are among the values. Write "values" under "send".'
      : 'A receiver of leads is not told of appointments, which are among the values. Write "values" under "send".';
    yield { message, path: ["lead"], on: "key" };
  },
};

/** What the server keeps for a lead that is given in a field. */
const keptIn = (field: Field): "file" | "appointment" | undefined =>
  fieldWith("givesFile", field) ? "file" : fieldWith("givesAppointment", field) && "appointment";

const leavingContacts = ({ steps }: FunnelDefinition): readonly string[] =>
  Object.entries(steps).flatMap(([id, step]) => (leavesContact(step) ? [id] : []));
