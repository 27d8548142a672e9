import { fieldsOf } from "../../../traits/index.ts";
import { autofillOf } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";

/** What browsers fill in, they fill into one field of a form. */
export const duplicateAutofill: Rule = {
  id: "duplicate-autofill",
  severity: "warning",
  why: "A browser that knows a visitor's first name fills it into every field that says it is one: with a tap the surname is the first name again. The field was copied, and its `autocomplete` stayed. What is about somebody else, such as a child, takes `off`.",
  wrong: "- { id: surname, type: text, label: Surname, autocomplete: given-name }",
  right: "- { id: surname, type: text, label: Surname, autocomplete: family-name }",
  *check({ definition }) {
    for (const [step, own] of Object.entries(definition.steps)) {
      const seen = new Map<string, string>();
      for (const [index, field] of fieldsOf(own).entries()) {
        const filledIn = autofillOf(field);
        if (filledIn === undefined || filledIn === "off") continue;
        const other = seen.get(filledIn);
        if (other !== undefined)
          yield {
            message: `Fields "${other}" and "${field.id}" of step "${step}" are both filled in with "${filledIn}". Write in one of them what it is, or "off".`,
            path: ["steps", step, "fields", index, "autocomplete"],
          };
        seen.set(filledIn, other ?? field.id);
      }
    }
  },
};
