import type { Rule } from "../../rule.ts";

/** The options of a step differ in id and in label. */
export const duplicateOption: Rule = {
  id: "duplicate-option",
  severity: "error",
  holdsInPart: true,
  why: "Two options with one id are chosen together; two with one label cannot be told apart by the visitor, nor in the answers. Ids are made from labels where none is written, so that labels which differ in their marks alone need ids of their own.",
  wrong: "options: [Yes, No, Yes]",
  right: "options: [Yes, No, Perhaps]",
  *check({ steps }) {
    for (const [id, { options }] of Object.entries(steps)) {
      const labels = new Set<string>();
      const ids = new Map<string, string>();
      for (const [index, option] of options.entries()) {
        const path = ["steps", id, ...(option.isTyped ? ["otherwise"] : ["options", index])];
        const twin = ids.get(option.id);
        if (labels.has(option.label))
          yield { message: `Step "${id}" has the option "${option.label}" twice. Remove one, or reword it.`, path };
        else if (twin !== undefined)
          yield {
            message: `Options "${twin}" and "${option.label}" of step "${id}" have the same id "${option.id}". Write an "id" for one of them.`,
            path,
          };
        else if (option.id === "")
          yield {
            message: `Option "${option.label}" of step "${id}" has no letter or digit to make an id from. Write an "id" for it.`,
            path,
          };
        labels.add(option.label);
        ids.set(option.id, ids.get(option.id) ?? option.label);
      }
    }
  },
};
