import { listMark } from "../../engine/copy/index.ts";
import { requiredOneOf } from "../../engine/traits/index.ts";
import type { Field, Unit } from "../../schema/funnel.types.ts";
import type { StepOf } from "../contract.ts";
import type { FieldKind, FieldType, Problem, Typing } from "../fields/index.ts";
import type { FunnelScope } from "../funnel-context.ts";

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

/**
 * Reads what was typed in the fields of a form that a visitor is asked for, and says what is wrong with it and what is
 * missing. Whether one is asked for may depend on what is typed in another.
 */
export function readFields(
  step: StepOf<"form">,
  typedIn: (field: Field) => string,
  kinds: Kinds,
  typing: Typing,
  fieldsAsked: FunnelScope["fieldsAsked"],
): readonly FieldReading[] {
  const read = (field: Field) => readField(field, typedIn(field), kinds[field.type], typing);
  const all = step.fields.map(read);
  const asked = fieldsAsked?.(Object.fromEntries(all.map(({ field, value }) => [field.id, value])));
  const shown = all.filter(({ field }) => !field.when || asked?.has(field.id));
  const named = requiredOneOf(step);
  const [only, ...others] = shown.filter(({ field }) => named.includes(field.id));
  // Of several fields, the only one that is asked for must be filled in.
  if (!only || others.length === 0)
    return shown.map((reading) => (reading === only ? read({ ...only.field, required: true }) : reading));
  const oneOf = [only, ...others];
  // Something that cannot be read is no answer, but was meant as one: that is told at its field alone.
  if (oneOf.some(({ value, problem }) => value !== "" || problem)) return shown;
  const labels = oneOf.map(({ field }) => field.label);
  const lacking: Problem = {
    problem: "requiredOne",
    fields: labels.join(listMark(typing.language, labels) ?? ", "),
  };
  return shown.map((reading) => (oneOf.includes(reading) ? { ...reading, problem: lacking } : reading));
}

function readField(field: Field, typed: string, kind: Kinds[FieldType], typing: Typing): FieldReading {
  const reading = kind?.read(typed, field, typing) ?? { value: "" };
  const problem = "problem" in reading ? reading : undefined;
  const value = "value" in reading ? reading.value : "";
  const isExcused = "isExcused" in reading;
  const missing =
    field.required && !problem && !isExcused && value === "" ? { problem: kind?.missing ?? "required" } : undefined;
  return {
    field,
    typed,
    value,
    unit: kind?.unitOf?.(typed, field, typing),
    problem: problem ?? missing,
    doubt: "doubt" in reading ? reading.doubt : undefined,
  };
}
