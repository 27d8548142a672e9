import { reservedNames } from "../../../quiz/index.ts";
import { contactPart, stepWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";

/** Each field has a name of its own in the whole definition. */
export const duplicateField: Rule = {
  id: "duplicate-field",
  severity: "error",
  why: "What is typed in a field is kept under its id. A second field of that id, or a question that saves under it, overwrites it, and what the visitor said first is lost without a word. The names of contacts and plans are reserved for them, and a few words for the engine.",
  wrong: "- { id: weight, type: number, label: And in a year? }",
  right: "- { id: wished-weight, type: number, label: And in a year? }",
  *check({ definition }) {
    const saved = new Map(
      Object.entries(definition.steps).flatMap(([id, step]) => {
        const { save } = stepWith("saves", step) ?? {};
        return save === undefined ? [] : [[save, id] as const];
      }),
    );
    const seen = new Map<string, string>();
    const kept: readonly string[] = [...reservedNames, "plan"];
    for (const { field, step, path: at } of placedFields(definition)) {
      const { id } = field;
      const path = [...at, "id"];
      const other = seen.get(id);
      const saving = saved.get(id);
      if (id in Object.prototype || kept.includes(id))
        yield {
          message: `No field can be called "${id}": the engine reserves that word. Choose another name.`,
          path,
        };
      else if (contacts.includes(id) && contactPart(field) !== id)
        yield {
          message: `The field "${id}" is not marked as a contact, but {${id}} stands for that of the lead. Mark it with "contact", or choose another name.`,
          path,
        };
      else if (other !== undefined)
        yield {
          message: `Step "${step}" has ${other === step ? "two fields" : "a field"} "${id}"${other === step ? "" : ` like step "${other}"`}: one would overwrite the other. Choose another name.`,
          path,
        };
      else if (saving !== undefined)
        yield {
          message: `The field "${id}" has the name under which step "${saving}" saves its answer. Choose another name.`,
          path,
        };
      seen.set(id, other ?? step);
    }
  },
};

const contacts: readonly string[] = ["email", "phone", "name"];
