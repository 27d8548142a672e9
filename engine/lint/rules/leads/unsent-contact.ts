import type { FunnelDefinition, Step } from "../../../../schema/funnel.types.ts";
import type { Finding } from "../../../problem/index.ts";
import {
  canTakePayment,
  contactPart,
  fieldsOf,
  fieldWith,
  leavesContact,
  requiredOneOf,
  requiresContact,
} from "../../../traits/index.ts";
import { type PlacedField, placedFields } from "../../placed-fields.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";
import { contactsHandedOn } from "../../stated/contacts-handed-on.ts";

/** Whoever gives an address or a number can be reached with it. */
export const unsentContact: Rule = {
  id: "unsent-contact",
  severity: "warning",
  why: "What is typed in a form stays in the visitor's browser until a step leaves a contact. An address or a number that is part of no contact, at this step or a later one, reaches nobody: the visitor is thanked, and waits for an answer.",
  wrong: "- { id: mobile, type: phone, label: Your number }",
  right: "- { id: mobile, type: phone, label: Your number, contact: true }",
  *check(context) {
    const { definition, graph } = context;
    const { lead } = definition;
    const handedOn = new Set(contactsHandedOn(context).map(({ name }) => name));
    const [given, sending] = [placedFields(definition).filter(isContact), stepsThat(sends, definition)];
    const leads = leadsFrom(graph, [...given.map(({ step }) => step), ...sending]);
    for (const { field, step, path } of given) {
      const asking = stepsThat(leavesContact, definition).filter((other) => other === step || leads(step, other));
      const isOnlyForm = asking.length === 1 && asking[0] === step;
      if (isOnlyForm && contactPart(field) === undefined && mayLeaveNone(definition.steps[step])) {
        const what = fieldWith("givesEmail", field) ? "an e-mail address" : "a phone number";
        yield {
          message: `Step "${step}" asks for ${what} that is no contact, and its contact may be left empty: whoever fills in only this one leaves no lead. If it is the visitor's own, write "contact: true" in the field "${field.id}".`,
          path,
          on: "key",
        };
        continue;
      }
      // A calendar elsewhere that is told of it reaches the visitor.
      if (handedOn.has(field.id)) continue;
      if (sending.some((other) => other === step || leads(step, other) || (lead?.updates && leads(other, step))))
        continue;
      const what = fieldWith("givesEmail", field) ? "an e-mail address" : "a phone number";
      // What belongs to somebody else, or comes after the visitor's own contact, must not become another contact.
      const before = sending.find((other) => leads(other, step));
      const message =
        before === undefined
          ? `Step "${step}" asks for ${what} that is sent to nobody. If it is the visitor's own, write "contact: true" in the field "${field.id}".`
          : `Step "${step}" asks for ${what} that is sent to nobody, as step "${before}" sends the answers before. Write "updates: true" under "lead", or ask for it before that step.`;
      yield { message, path, on: "key" };
    }
    yield* unkeptAppointments(definition);
  },
};

/** The server keeps an appointment for good once a contact has come, which here nobody has to leave. */
function* unkeptAppointments(definition: FunnelDefinition): Iterable<Finding> {
  const asking = Object.values(definition.steps).filter(sends);
  if (asking.length === 0 || asking.some(isSure)) return;
  for (const { field, path } of placedFields(definition))
    if (fieldWith("givesAppointment", field))
      yield {
        message: `Whoever leaves no contact has no appointment: "${field.id}" is kept for half an hour, and for good only with a contact, which may be left empty here. Write "requireOneOf: […]" with its fields, or take "required: false" away from one of them.`,
        path,
        on: "key",
      };
}

/** Whether a step asks for a contact that is not left to the visitor; what else would be enough in its place is told elsewhere. */
const isSure = (step: Step): boolean =>
  canTakePayment(step) ||
  fieldsOf(step).length === 0 ||
  fieldsOf(step).some(
    (field) =>
      (field.required || requiredOneOf(step).includes(field.id)) &&
      ["email", "phone"].includes(contactPart(field) ?? ""),
  );

/** Whether it is the first field of its form for an address or a number. */
const isContact = ({ field }: PlacedField, index: number, all: readonly PlacedField[]): boolean =>
  (fieldWith("givesEmail", field) ?? fieldWith("givesPhone", field)) !== undefined &&
  !all.slice(0, index).some((other) => other.step === all[index]?.step && other.field.type === field.type);

/** Whether visitors can leave a form without any of its contacts. */
const mayLeaveNone = (step: Step | undefined): boolean => step !== undefined && !requiresContact(step);

/** Answers go out with a contact, and with a payment. */
const sends = (step: Step): boolean => leavesContact(step) || canTakePayment(step);

const stepsThat = (does: (step: Step) => boolean, { steps }: FunnelDefinition): readonly string[] =>
  Object.entries(steps).flatMap(([id, step]) => (does(step) ? [id] : []));
