import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { inAll } from "../../words/index.ts";

/** No label says by itself that a field may stay empty: the page says so of each that may. */
export const optionalLabel: Rule = {
  id: "optional-label",
  severity: "warning",
  why: "A field with `required: false` is marked as optional on the page, in the visitor's language. With the same word in its label it reads “Phone (optional) (optional)”; and on a field that must be filled in, the word is not true: whoever leaves it empty cannot go on.",
  wrong: "- { id: nick, type: text, label: Nickname (optional), required: false }",
  right: "- { id: nick, type: text, label: Nickname, required: false }",
  *check({ definition }) {
    const own = definition.texts.form.optional.replace(brackets, "").trim();
    for (const { field, path } of placedFields(definition))
      for (const [excerpt, inner = ""] of field.label.matchAll(bracketed)) {
        const said = inner.trim();
        if (said.toLowerCase() !== own.toLowerCase() && !optional.test(said)) continue;
        const [start, repair] = field.required
          ? ["but the field must be filled in", 'Take the words out, or write "required: false".']
          : ["and the page adds that by itself", "Take the words out, or they are read twice."];
        yield {
          message: `The label of "${field.id}" says "${excerpt}", ${start}. ${repair}`,
          path: [...path, "label"],
          excerpt,
        };
      }
  },
};

const brackets = /[()（）[\]［］【】]/g;
const bracketed = /[(（[［【]([^()（）[\]［］【】]+)[)）\]］】]/g;

/** Other words for it than the page's own. */
const optional = new RegExp(`^${inAll("optional")}$`, "iu");
