import { contactFields } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A mail to visitors needs an address. */
export const unsentMail: Rule = {
  id: "unsent-mail",
  severity: "warning",
  why: "The mail of `lead` goes to the address that a visitor leaves. Where no step asks for one as a contact, nobody gets it, and what a page promises to send never comes.",
  wrong: "- { id: address, type: email, label: Your address }",
  right: "- { id: address, type: email, label: Your address, contact: true }",
  *check({ definition: { lead, steps } }) {
    if (!lead?.mail || Object.values(steps).some((step) => contactFields(step).includes("email"))) return;
    const message =
      'Nobody gets this mail: no step asks for an e-mail address as a contact. Write "contact: true" in a field for one, or a step of the type contact.';
    yield { message, path: ["lead", "mail"], on: "key" };
  },
};
