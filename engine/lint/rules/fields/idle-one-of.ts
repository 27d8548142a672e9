import type { Field } from "../../../../schema/funnel.types.ts";
import { fieldsOf, fieldWith, leavesContact, requiredOneOf, requiresContact } from "../../../traits/index.ts";
import { meetAny } from "../../reach/meet-any.ts";
import type { Rule } from "../../rule.ts";

/** Of fields of which one is enough, none must be filled in anyway, and everybody is asked for one. */
export const idleOneOf: Rule = {
  id: "idle-one-of",
  severity: "warning",
  why: "A field must be filled in unless it says `required: false`. One of several fields that must be filled in anyway leaves nothing to choose: the others are then as good as optional, and a visitor who meant to leave a number must leave an address, too.",
  wrong: "- { id: phone, type: phone, label: Phone, contact: true }",
  right: "- { id: phone, type: phone, label: Phone, contact: true, required: false }",
  *check(context) {
    const { definition, steps } = context;
    for (const [id, step] of Object.entries(definition.steps)) {
      const oneOf = steps[id]?.fields.filter((field) => requiredOneOf(step).includes(field.id)) ?? [];
      const whens = oneOf.flatMap(({ when }) => (when ? [when] : []));
      if (oneOf.length > 0 && whens.length === oneOf.length && !meetAny(whens, id, context))
        yield {
          message: `Each field in "requireOneOf" has a "when", so whoever meets none of them goes on without any. Take the "when" away from one of them.`,
          path: ["steps", id, "requireOneOf"],
          on: "key",
        };
      const named = fieldsOf(step).filter((field) => requiredOneOf(step).includes(field.id));
      const isWay = (field: Field) => (fieldWith("givesEmail", field) ?? fieldWith("givesPhone", field)) !== undefined;
      const idle = named.some(isWay) && named.find((field) => !isWay(field) && !field.required);
      const leaving = Object.values(definition.steps).filter(leavesContact);
      // A contact that another step asks for takes along what was typed here.
      if (idle && leaving.length === 1 && leaving[0] === step && !requiresContact(step))
        yield {
          message: `The field "${idle.id}" is no contact, so whoever fills in only this one leaves no lead and is never reached. Take it out of "requireOneOf".`,
          path: ["steps", id, "requireOneOf", requiredOneOf(step).indexOf(idle.id)],
        };
      for (const [index, field] of fieldsOf(step).entries())
        if (field.required && requiredOneOf(step).includes(field.id))
          yield {
            message: `The field "${field.id}" must be filled in anyway, so nobody has a choice among the fields in "requireOneOf". Write "required: false" in each of them.`,
            path: ["steps", id, "fields", index],
            on: "key",
          };
    }
  },
};
