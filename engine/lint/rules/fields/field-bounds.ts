import type { Field } from "../../../../schema/funnel.types.ts";
import { convert, dayAt, dimensionOf, isDay, minutesOf, readAmount, tidy, walkedDay } from "../../../fields/index.ts";
import type { Finding, Path } from "../../../problem/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";

/** The bounds of a field leave something to type. */
export const fieldBounds: Rule = {
  id: "field-bounds",
  severity: "error",
  why: "A field whose bounds exclude everything refuses whatever is typed, and the funnel ends there for everybody. A day that does not exist, such as 31 February, does not bound anything.",
  wrong: "- { id: age, type: number, label: Age, min: 99, max: 18 }",
  right: "- { id: age, type: number, label: Age, min: 18, max: 99 }",
  *check({ definition, today = walkedDay }) {
    for (const { field, path } of placedFields(definition)) {
      yield* textBounds(field, path);
      yield* numberBounds(field, path);
      yield* measureBounds(field, path);
      yield* dateBounds(field, path, today);
      yield* timeBounds(field, path);
    }
  },
};

const excluding = (field: Field, min: unknown, max: unknown, path: Path): Finding => ({
  message: `The field "${field.id}" accepts nothing: its "min" is ${min} and its "max" is ${max}. Lower "min", or raise "max".`,
  path: [...path, "max"],
});

function* textBounds(field: Field, path: Path): Iterable<Finding> {
  const { minLength, maxLength } = fieldWith("givesText", field) ?? {};
  if (minLength !== undefined && maxLength !== undefined && minLength > maxLength)
    yield {
      message: `The field "${field.id}" accepts nothing: it asks for at least ${minLength} characters and for at most ${maxLength}. Lower "minLength", or raise "maxLength".`,
      path: [...path, "minLength"],
    };
}

function* numberBounds(field: Field, path: Path): Iterable<Finding> {
  const number = fieldWith("givesNumber", field);
  const { min, max, step = 1 } = number ?? {};
  if (!number || min === undefined || max === undefined) return;
  if (min > max) yield excluding(field, min, max, path);
  else if (min === max)
    yield {
      message: `The field "${field.id}" accepts only ${min}. Raise "max", or leave the field out.`,
      path: [...path, "max"],
    };
  else if (number.step === undefined && (number.decimals ?? 0) === 0 && Math.ceil(min) > Math.floor(max))
    yield {
      message: `The field "${field.id}" accepts nothing: there is no whole number from ${min} to ${max}. Allow "decimals", or change a bound.`,
      path: [...path, "max"],
    };
  else if (number.step !== undefined && tidy(min + step) > max)
    yield {
      message: `The field "${field.id}" accepts only ${min}: a step of ${step} goes past ${max}. Choose a smaller "step", or raise "max".`,
      path: [...path, "step"],
    };
}

function* measureBounds(field: Field, path: Path): Iterable<Finding> {
  const { min, max } = fieldWith("givesMeasure", field) ?? {};
  const [least, most] = [min, max].map((bound) => (bound === undefined ? undefined : readAmount(bound)));
  // Another rule reports units that do not fit.
  if (!least || !most || dimensionOf(least.unit) !== dimensionOf(most.unit)) return;
  if (convert(least.amount, least.unit, most.unit) > most.amount) yield excluding(field, min, max, path);
}

function* dateBounds(field: Field, path: Path, today: string): Iterable<Finding> {
  const { min, max } = fieldWith("givesDate", field) ?? {};
  let isWrong = false;
  for (const [key, bound] of [["min", min] as const, ["max", max] as const]) {
    if (bound === undefined || isDay(dayAt(bound, today))) continue;
    isWrong = true;
    yield {
      message: `There is no day ${bound}. Write one that exists.`,
      path: [...path, key],
    };
  }
  if (!isWrong && min !== undefined && max !== undefined && dayAt(min, today) > dayAt(max, today))
    yield excluding(field, min, max, path);
}

function* timeBounds(field: Field, path: Path): Iterable<Finding> {
  const { min = "00:00", max = "23:59", step = 1 } = fieldWith("givesTime", field) ?? {};
  const [least, most] = [minutesOf(min), minutesOf(max)];
  if (least === undefined || most === undefined) return;
  if (least > most)
    yield {
      message: `The field "${field.id}" accepts nothing: its "min" is ${min} and its "max" is ${max}. A field for a time does not go past midnight: change the two over, or leave them out where a night is meant.`,
      path: [...path, "max"],
    };
  else if (least + step > most)
    yield {
      message: `The field "${field.id}" accepts only ${min}. Raise "max", or leave the field out.`,
      path: [...path, "max"],
    };
}
