import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";
import { anyOf, firstIn } from "../../words/index.ts";

/** What asks to choose is no answer. */
export const promptAsOption: Rule = {
  id: "prompt-as-option",
  severity: "warning",
  why: "In HTML a list begins with “Please choose”. Here that would be an answer like the others: it can be chosen, passes as filled in, and is counted. `placeholder` says it until something is chosen, and cannot be chosen itself.",
  wrong: "options: [Please choose, North, South]",
  right: "placeholder: Please choose\noptions: [North, South]",
  *check({ definition }) {
    const prompt = firstIn(String.raw`^[\s.…–—-]*${anyOf("prompt", definition.language)}[\s.…!:–—-]*$`);
    for (const { field, path } of placedFields(definition)) {
      const [first] = fieldWith("givesChoice", field)?.options ?? [];
      const label = typeof first === "object" ? first.label : first;
      if (label !== undefined && prompt.test(label))
        yield {
          message: `"${label}" is an answer of the field "${field.id}" that can be chosen. Write it as its "placeholder".`,
          path: [...path, "options", 0],
        };
    }
  },
};
