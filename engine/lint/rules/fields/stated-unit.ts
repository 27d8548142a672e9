import { compoundOf, dimensionOf, type SimpleUnit, unitName, units } from "../../../fields/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";

/** A field is measured in the unit that its label names. */
export const statedUnit: Rule = {
  id: "stated-unit",
  severity: "warning",
  why: "“Weight in pounds” over a field in kilograms: the page shows the unit beside the field, but people have read the label, and type pounds. Every figure that is worked out from it is then wrong. Leave the unit to the field, which can offer several.",
  wrong: "- { id: weight, type: measure, label: Weight in pounds, units: [kg] }",
  right: "- { id: weight, type: measure, label: Weight in pounds, units: [lb, kg] }",
  *check({ definition }) {
    const { language } = definition;
    for (const { field, path } of placedFields(definition)) {
      const own = fieldWith("givesMeasure", field)?.units ?? [];
      const [first] = own;
      if (first === undefined) continue;
      const parts = new Set<string>(
        own.flatMap((unit) => {
          const compound = compoundOf(unit);
          return compound ? [unit, compound.large.unit, compound.small.unit] : [unit];
        }),
      );
      for (const key of ["label", "hint"] as const) {
        const text = field[key] ?? "";
        const other = simpleUnits.find(
          (unit) =>
            !parts.has(unit) &&
            dimensionOf(unit) === dimensionOf(first) &&
            isNamed(text, unit, language, key === "label"),
        );
        if (other !== undefined)
          yield {
            message: `The ${key} of the field "${field.id}" speaks of ${unitName(other, language, "long")}, but it is measured in ${own.join(" or ")}. Add "${other}" to its units, or take it out of the ${key}.`,
            path: [...path, key],
          };
      }
    }
  },
};

const simpleUnits = Object.keys(units) as SimpleUnit[];

/** Whether a text says that something is measured in a unit: "(kg)", or "in pounds", as the end of a label or of a hint that says nothing else. */
function isNamed(text: string, unit: SimpleUnit, language: string, isLabel: boolean): boolean {
  const said = text.toLowerCase().trim();
  const names = [unit, unitName(unit, language), unitName(unit, language, "long")].map((name) => name.toLowerCase());
  return names.some(
    (name) =>
      (said.endsWith(` in ${name}`) && (isLabel || /^\S+ in /.test(said))) ||
      said.includes(`(${name})`) ||
      said.includes(`(in ${name})`),
  );
}
