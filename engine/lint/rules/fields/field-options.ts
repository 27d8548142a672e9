import { resolvedOptions } from "../../../flow/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { isUnsplit } from "../../copy-texts.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";

/** A list has several options, which differ in id and in label. */
export const fieldOptions: Rule = {
  id: "field-options",
  severity: "error",
  why: "A list with one option asks nothing, and two options of one name cannot be told apart, by the visitor or in the answers.",
  wrong: "- { id: country, type: select, label: Country, options: [Ireland] }",
  right: "- { id: country, type: select, label: Country, options: [Ireland, Scotland] }",
  *check({ definition, oddTexts }) {
    for (const { field, path } of placedFields(definition)) {
      const choice = fieldWith("givesChoice", field);
      if (!choice) continue;
      const options = resolvedOptions(choice.options);
      if (options.length === 1 && !isUnsplit(oddTexts, [...path, "options"]))
        yield {
          message: `The field "${field.id}" has one option to choose from. Add others, or remove the field.`,
          path: [...path, "options"],
        };
      const labels = new Set<string>();
      const ids = new Map<string, string>();
      for (const [index, { id, label }] of options.entries()) {
        const at = [...path, "options", index];
        const twin = ids.get(id);
        if (labels.has(label))
          yield {
            message: `The field "${field.id}" has the option "${label}" twice. Remove one, or reword it.`,
            path: at,
          };
        else if (twin !== undefined)
          yield {
            message: `Options "${twin}" and "${label}" of the field "${field.id}" have the same id "${id}". Write an "id" for one of them.`,
            path: at,
          };
        else if (id === "")
          yield {
            message: `Option "${label}" of the field "${field.id}" has no letter or digit to make an id from. Write an "id" for it.`,
            path: at,
          };
        labels.add(label);
        ids.set(id, twin ?? label);
      }
    }
  },
};
