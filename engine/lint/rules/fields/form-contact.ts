import { contactPart, fieldsOf, leavesContact, stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** The contact that a form leaves is one: at most one address, number and name, small print, and a way to reach the person. */
export const formContact: Rule = {
  id: "form-contact",
  severity: "error",
  why: "A form leaves one lead. Of two addresses in it, one overwrites the other; a name alone reaches nobody; and anybody who leaves a contact must be able to read right there what happens to it.",
  wrong: "- { id: mail-again, type: email, label: Once more, contact: true }",
  right: "- { id: mail-again, type: email, label: Once more }",
  *check({ definition }) {
    const isLeft = Object.values(definition.steps).some(leavesContact);
    for (const [id, step] of Object.entries(definition.steps)) {
      const marked = fieldsOf(step).flatMap((field, index) => {
        const part = contactPart(field);
        return part ? [{ part, path: ["steps", id, "fields", index, "contact"] }] : [];
      });
      const [first] = marked;
      if (!first) continue;
      const seen = new Set<string>();
      for (const { part, path } of marked) {
        if (seen.has(part))
          yield {
            message: `Step "${id}" marks two fields as the ${words[part]} of its lead. Mark only one of them.`,
            path,
          };
        seen.add(part);
      }
      if (!isLeft)
        yield {
          message: `Step "${id}" marks a name as that of a contact, but no step asks for the contact's e-mail address or phone number. Mark such a field with "contact: true", or remove "contact" here.`,
          path: first.path,
        };
      else if (leavesContact(step) && stepWith("hasFields", step)?.consent === undefined)
        yield {
          message: `Step "${id}" asks for a contact without small print. Say below "consent" what it is used for, with a link to the privacy text.`,
          path: ["steps", id],
          on: "key",
        };
    }
  },
};

const words = { email: "e-mail address", phone: "phone number", name: "name" } as const;
