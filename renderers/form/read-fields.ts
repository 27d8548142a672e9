import { listMark } from "../../engine/copy/index.ts";
import { requiredOneOf } from "../../engine/traits/index.ts";
import type { Field, Unit } from "../../schema/funnel.types.ts";
import type { StepOf } from "../contract.ts";
import type { FieldKind, FieldType, Problem, Typing } from "../fields/index.ts";

export type Kinds = Readonly<Partial<Record<FieldType, FieldKind<FieldType>>>>;

/** What a visitor has given in a field so far. */
export type FieldReading = {
  readonly field: Field;
  readonly typed: string;
  /** In the one form in which it is kept; empty if nothing was given, or if something is wrong with it. */
  readonly value: string;
  readonly unit: Unit | undefined;
  readonly problem: Problem | undefined;
  readonly doubt: Problem | undefined;
};

/** Reads what was typed in the fields of a form, and says what is wrong with it and what is missing. */
export function readFields(
  step: StepOf<"form">,
  fields: readonly Field[],
  typedIn: (field: Field) => string,
  kinds: Kinds,
  typing: Typing,
): readonly FieldReading[] {
  const readings = fields.map((field) => readField(field, typedIn(field), kinds[field.type], typing));
  const named = requiredOneOf(step);
  const oneOf = readings.filter(({ field }) => named.includes(field.id));
  // Something that cannot be read is no answer, but was meant as one: that is told at its field alone.
  if (oneOf.some(({ value, problem }) => value !== "" || problem)) return readings;
  const labels = oneOf.map(({ field }) => field.label);
  const lacking: Problem = {
    problem: "requiredOne",
    fields: labels.join(listMark(typing.language, labels) ?? ", "),
  };
  return readings.map((reading) => (oneOf.includes(reading) ? { ...reading, problem: lacking } : reading));
}

function readField(field: Field, typed: string, kind: Kinds[FieldType], typing: Typing): FieldReading {
  const reading = kind?.read(typed, field, typing) ?? { value: "" };
  const problem = "problem" in reading ? reading : undefined;
  const value = "value" in reading ? reading.value : "";
  const missing = field.required && !problem && value === "" ? { problem: kind?.missing ?? "required" } : undefined;
  return {
    field,
    typed,
    value,
    unit: kind?.unitOf?.(typed, field, typing),
    problem: problem ?? missing,
    doubt: "doubt" in reading ? reading.doubt : undefined,
  };
}
