import { stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A contact step that asks for a phone number first has the words to ask for one. */
export const missingPhone: Rule = {
  id: "missing-phone",
  severity: "error",
  holdsInPart: true,
  why: "Without `phone` there is no field for a number: the page asks for an e-mail address, whatever `mode` says. Write the label of the field, or let the step ask for the address first.",
  wrong: "mode: phone",
  right: "mode: email",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const asking = stepWith("leavesContact", step);
      if (asking?.mode === "phone" && !asking.phone)
        yield {
          message: `Step "${id}" asks for a phone number first, but has no "phone", so its page asks for an e-mail address. Add phone: { label: Phone number }, or write "mode: email".`,
          path: ["steps", id, "mode"],
        };
    }
  },
};
