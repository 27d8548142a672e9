import { dimensionOf, isUnit, readAmount } from "../../../fields/index.ts";
import { didYouMean } from "../../../problem/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";

/** All units of a field measure the same, those of its bounds included. */
export const unitMismatch: Rule = {
  id: "unit-mismatch",
  severity: "error",
  why: "Visitors choose between the units of a field, and what they typed is converted. Kilograms cannot become centimetres, and no height is at least 40 kg: such a field would take every number or none.",
  wrong: "- { id: height, type: measure, label: Height, units: [cm, lb] }",
  right: "- { id: height, type: measure, label: Height, units: [cm, ft-in] }",
  *check({ definition }) {
    for (const { field, path } of placedFields(definition)) {
      const measure = fieldWith("givesMeasure", field);
      const [first, ...others] = measure?.units ?? [];
      if (!measure || first === undefined) continue;
      for (const [index, unit] of others.entries())
        if (dimensionOf(unit) !== dimensionOf(first))
          yield {
            message: `The units "${first}" and "${unit}" of the field "${field.id}" do not measure the same thing. Remove one.`,
            path: [...path, "units", index + 1],
          };
      const bounds: readonly (readonly [string, string | undefined])[] = [
        ["min", measure.min],
        ["max", measure.max],
      ];
      for (const [key, bound] of bounds) {
        if (bound === undefined) continue;
        const unit = /[A-Za-z].*$/.exec(bound)?.[0] ?? "";
        const read = readAmount(bound);
        if (!read || !isUnit(unit)) {
          const { sentence, suggest } = didYouMean(unit, measure.units);
          const message = `"${bound}" is not a number with a unit: there is no unit "${unit}".${sentence} Write a unit of the field.`;
          yield { message, path: [...path, key], suggest: suggest === null ? null : bound.replace(unit, suggest) };
        } else if (dimensionOf(read.unit) !== dimensionOf(first))
          yield {
            message: `"${bound}" cannot bound the field "${field.id}", which is measured in ${first}. Write a bound in ${first}.`,
            path: [...path, key],
          };
      }
    }
  },
};
