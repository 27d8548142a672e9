import { dimensionOf, isUnit, readAmount } from "../../../fields/index.ts";
import { amountNamed } from "../../../load/index.ts";
import { didYouMean, type Suggestion, suggestion } from "../../../problem/index.ts";
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
          const meant = amountNamed(bound);
          const amount = meant !== undefined && isOfDimension(meant, dimensionOf(first)) ? meant : undefined;
          const { sentence, suggest } =
            amount === undefined ? near(bound, unit, measure.units) : suggestion(amount, bound);
          const message = `"${bound}" is not a number with a unit: there is no unit "${unit}".${sentence || " Write a unit of the field."}`;
          yield { message, path: [...path, key], suggest };
        } else if (dimensionOf(read.unit) !== dimensionOf(first))
          yield {
            message: `"${bound}" cannot bound the field "${field.id}", which is measured in ${first}. Write a bound in ${first}.`,
            path: [...path, key],
          };
      }
    }
  },
};

const isOfDimension = (amount: string, dimension: string): boolean => {
  const unit = readAmount(amount)?.unit;
  return unit !== undefined && dimensionOf(unit) === dimension;
};

/** The same amount in the unit of the field that is nearly written. */
function near(bound: string, unit: string, units: readonly string[]): Suggestion {
  const { sentence, suggest } = didYouMean(unit, units);
  return {
    sentence: sentence && `${sentence} Write a unit of the field.`,
    suggest: suggest === null ? null : bound.replace(unit, suggest),
  };
}
