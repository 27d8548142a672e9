import { fieldsOf, requiredOneOf } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** Of fields of which one is enough, none must be filled in anyway. */
export const idleOneOf: Rule = {
  id: "idle-one-of",
  severity: "warning",
  why: "A field must be filled in unless it says `required: false`. One of several fields that must be filled in anyway leaves nothing to choose: the others are then as good as optional, and a visitor who meant to leave a number must leave an address, too.",
  wrong: "- { id: phone, type: phone, label: Phone, contact: true }",
  right: "- { id: phone, type: phone, label: Phone, contact: true, required: false }",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps))
      for (const [index, field] of fieldsOf(step).entries())
        if (field.required && requiredOneOf(step).includes(field.id))
          yield {
            message: `The field "${field.id}" must be filled in anyway, so nobody has a choice among the fields in "requireOneOf". Write "required: false" in each of them.`,
            path: ["steps", id, "fields", index],
            on: "key",
          };
  },
};
