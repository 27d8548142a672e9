import { meetAny } from "../../reach/meet-any.ts";
import type { Rule } from "../../rule.ts";

/** Everybody who comes to a form is asked for something there. */
export const emptyForm: Rule = {
  id: "empty-form",
  severity: "warning",
  why: "A form of which every field has a `when` is a heading and a button for whoever meets none of them: a page that asks for nothing. Ask for one field of everybody, or lead those past the form for whom it has none.",
  wrong: "- { id: company, type: text, label: Company, when: { who: company } }",
  right: "- { id: company, type: text, label: Company }",
  *check(context) {
    for (const [id, { fields }] of Object.entries(context.steps)) {
      const whens = fields.flatMap(({ when }) => (when ? [when] : []));
      if (fields.length === 0 || whens.length < fields.length || meetAny(whens, id, context)) continue;
      yield {
        message: `Each field of step "${id}" has a "when", so whoever meets none of them finds a page that asks for nothing. Ask for one of them of everybody, or lead past the form by a list in the "next" before it.`,
        path: ["steps", id, "fields"],
        on: "key",
      };
    }
  },
};
