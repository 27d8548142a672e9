import type { Field, FieldOptionObject, Unit } from "../../schema/funnel.types.ts";
import { fieldWith, likeIn, mayBeFull } from "../traits/index.ts";
import { isAppointment } from "./appointment.ts";
import { dayAt, isDay } from "./calendar.ts";
import { filesIn, keptFiles } from "./files.ts";
import { samplePhone } from "./sample-phone.ts";
import { lastMinute, minutesOf, timeText } from "./time-of-day.ts";
import { convert, countedIn, metricOf, readAmount, type SimpleUnit, tidy } from "./units.ts";

/** What a field keeps, by the kind of its value. Bounds of a measure are in its unit. */
export type FieldKind =
  | { readonly kind: "text"; readonly most: number; readonly least?: number; readonly like?: string }
  | { readonly kind: "email" | "consent" | "appointment" }
  | { readonly kind: "file"; readonly most: number }
  /** With the country in which it begins. */
  | { readonly kind: "phone"; readonly country?: string }
  | { readonly kind: "number"; readonly min?: number; readonly max?: number; readonly step?: number }
  | {
      readonly kind: "measure";
      readonly unit: SimpleUnit;
      readonly min?: number;
      readonly max?: number;
      /** One of the unit that is preselected, if that is no metric one: whoever tries the field out types whole pounds. */
      readonly step?: number;
    }
  | { readonly kind: "date"; readonly min?: string; readonly max?: string }
  /** With bounds and a step in minutes. */
  | { readonly kind: "time"; readonly min?: number; readonly max?: number; readonly step?: number }
  | {
      readonly kind: "choice";
      readonly options: readonly { readonly id: string; readonly label: string; readonly recordAs?: string }[];
    };

/** The part of a field that the machine, reports and conditions need. */
export type FlowField = FieldKind & {
  readonly id: string;
  readonly optional?: true;
  readonly record?: string;
  /** What it is in the lead that the form leaves. */
  readonly contact?: "email" | "phone" | "name";
};

/** What a visitor gave, in the one form in which it is kept. */
export type FieldValue =
  | { readonly kind: "text" | "email" | "phone"; readonly value: string }
  | { readonly kind: "number"; readonly value: number }
  /** An amount in the metric unit of its field. */
  | { readonly kind: "measure"; readonly value: number; readonly unit: SimpleUnit }
  /** A day: 2026-01-31. */
  | { readonly kind: "date"; readonly value: string }
  /** A time of day: 19:05. */
  | { readonly kind: "time"; readonly value: string }
  /** When an appointment begins: 2026-12-14T10:30+01:00. */
  | { readonly kind: "appointment"; readonly value: string }
  /** Id of the option, and its label. */
  | { readonly kind: "choice"; readonly value: string; readonly label: string; readonly recordAs?: string }
  /** Names of files, and the text in which they are kept with their ids. */
  | { readonly kind: "file"; readonly value: string; readonly kept: string }
  /** The words that were agreed to, and when (ISO 8601). */
  | { readonly kind: "consent"; readonly value: string; readonly at: string };

/** Name of the value that holds the unit in which a visitor has typed a measure. No field has a dot in its id. */
export const unitTypedName = (field: string): string => `${field}.unit`;

/** Options of a field in full: each with its id, whether the author wrote one or not. */
type FullOptions = (
  options: readonly (string | FieldOptionObject)[],
) => readonly (FieldOptionObject & { readonly id: string })[];

/** Reads what the engine needs out of a field. */
export function flowFieldOf(field: Field, fullOptions: FullOptions): FlowField {
  const { id, required, record } = field;
  const common = {
    id,
    ...((!required || mayBeFull(field)) && { optional: true as const }),
    ...(record !== undefined && { record }),
  };
  const text = fieldWith("givesText", field);
  if (text) {
    const like = likeIn(field);
    return {
      ...common,
      kind: "text",
      most: text.maxLength,
      ...(text.minLength !== undefined && { least: text.minLength }),
      ...(like !== undefined && { like }),
      ...(text.contact !== undefined && { contact: "name" }),
    };
  }
  const number = fieldWith("givesNumber", field);
  if (number)
    return {
      ...common,
      kind: "number",
      ...bounds(number.min, number.max),
      ...(number.step !== undefined && { step: number.step }),
    };
  const measure = fieldWith("givesMeasure", field);
  if (measure) {
    const unit = unitKept(measure.units);
    const [first = unit] = measure.units;
    return {
      ...common,
      kind: "measure",
      unit,
      ...bounds(amountIn(measure.min, unit), amountIn(measure.max, unit)),
      ...(countedIn(first) !== unit && { step: tidy(convert(1, first, unit) - convert(0, first, unit)) }),
    };
  }
  const date = fieldWith("givesDate", field);
  if (date) return { ...common, kind: "date", ...bounds(date.min, date.max) };
  const time = fieldWith("givesTime", field);
  if (time)
    return {
      ...common,
      kind: "time",
      ...bounds(minutesOf(time.min ?? ""), minutesOf(time.max ?? "")),
      ...(time.step !== undefined && time.step !== 1 && { step: time.step }),
    };
  const choice = fieldWith("givesChoice", field);
  if (choice)
    return {
      ...common,
      kind: "choice",
      options: fullOptions(choice.options).map(({ id, label, recordAs }) => ({
        id,
        label,
        ...(recordAs !== undefined && { recordAs }),
      })),
    };
  const email = fieldWith("givesEmail", field);
  if (email) return { ...common, kind: "email", ...(email.contact && { contact: "email" }) };
  const phone = fieldWith("givesPhone", field);
  if (phone) return { ...common, kind: "phone", country: phone.country, ...(phone.contact && { contact: "phone" }) };
  const file = fieldWith("givesFile", field);
  if (file) return { ...common, kind: "file", most: file.max };
  if (fieldWith("givesAppointment", field)) return { ...common, kind: "appointment" };
  return { ...common, kind: "consent" };
}

/** The metric unit in which amounts of a field with some units are kept. */
export const unitKept = ([first = "m"]: readonly Unit[]): SimpleUnit => metricOf(first);

/** A bound as authors write it, in the unit of its field; undefined if it is none, or of something else. */
function amountIn(text: string | undefined, unit: SimpleUnit): number | undefined {
  const read = text === undefined ? undefined : readAmount(text);
  try {
    return read && convert(read.amount, read.unit, unit);
  } catch {
    // The check reports it: kilograms cannot bound a height.
    return undefined;
  }
}

const bounds = <T>(min: T | undefined, max: T | undefined) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/**
 * Reads a value as it is stored. Storage can hold anything: what the field cannot give is nothing.
 *
 * @param stored the text in which the browser keeps it
 * @returns undefined if the visitor gave nothing, or if the field has changed since
 */
export function fieldValueOf(field: FlowField, stored: unknown): FieldValue | undefined {
  if (typeof stored !== "string" || stored === "" || stored.length > longest) return undefined;
  switch (field.kind) {
    case "text":
      return stored.length <= field.most ? { kind: "text", value: stored } : undefined;
    case "email":
    case "phone":
      return { kind: field.kind, value: stored };
    case "number": {
      const value = plainNumber(stored);
      return value !== undefined && isWithin(value, field) && isOnStep(value, field)
        ? { kind: "number", value }
        : undefined;
    }
    case "measure": {
      const [number = "", unit = "", ...rest] = stored.split(" ");
      const amount = plainNumber(number);
      const read = rest.length > 0 ? undefined : readAmount(`1 ${unit}`);
      if (amount === undefined || !read) return undefined;
      try {
        const value = convert(amount, read.unit, field.unit);
        return isWithin(value, field) ? { kind: "measure", value, unit: field.unit } : undefined;
      } catch {
        // Kept when the field still asked for something else.
        return undefined;
      }
    }
    case "date":
      return isDay(stored) ? { kind: "date", value: stored } : undefined;
    case "time":
      return minutesOf(stored) === undefined ? undefined : { kind: "time", value: stored };
    case "appointment":
      return isAppointment(stored) ? { kind: "appointment", value: stored } : undefined;
    case "choice": {
      const option = field.options.find(({ id }) => id === stored);
      return (
        option && {
          kind: "choice",
          value: option.id,
          label: option.label,
          ...(option.recordAs !== undefined && { recordAs: option.recordAs }),
        }
      );
    }
    case "file": {
      const files = filesIn(stored).slice(0, field.most);
      if (files.length === 0) return undefined;
      return { kind: "file", value: files.map(({ name }) => name).join(", "), kept: keptFiles(files) };
    }
    case "consent": {
      const [, at = "", value] = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z) ([\s\S]+)$/.exec(stored) ?? [];
      return value === undefined ? undefined : { kind: "consent", at, value };
    }
  }
}

/** Longer than anything that a field can give. */
const longest = 20_000;

/** A value as it is stored: the text that fieldValueOf reads. */
export function storedText(value: FieldValue): string {
  if (value.kind === "measure") return `${writtenNumber(value.value)} ${value.unit}`;
  if (value.kind === "file") return value.kept;
  if (value.kind === "consent") return `${value.at} ${value.value}`;
  return value.kind === "number" ? writtenNumber(value.value) : value.value;
}

/** Digits with a point, never an exponent. */
function writtenNumber(value: number): string {
  const text = String(value === 0 ? 0 : value);
  return text.includes("e") ? value.toFixed(12).replace(/\.?0+$/, "") : text;
}

const plainNumber = (text: string): number | undefined =>
  /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined;

type Bounded = { readonly min?: number | undefined; readonly max?: number | undefined };

/** Whether a number is between two bounds, which count as within. Conversions may miss a bound by a rounding. */
export function isWithin(
  value: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Bounded,
): boolean {
  return tidy(value) >= tidy(min) && tidy(value) <= tidy(max);
}

/** Whether a number is one of those that a step allows, counted from the smallest. */
export function isOnStep(value: number, { min = 0, step }: { readonly min?: number; readonly step?: number }): boolean {
  if (step === undefined) return true;
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps));
}

/**
 * Texts that a visitor could leave in a field, as they are stored: the two bounds, if there are some, and one in
 * between; each option of a choice. The first is an everyday one.
 *
 * @param today the day that relative bounds of dates are counted from
 */
export function fieldSamples(field: FlowField, today: string): readonly string[] {
  switch (field.kind) {
    case "text":
      return [textLike(field)];
    case "email":
      return ["tester@example.com"];
    case "phone":
      return [samplePhone(field.country)];
    case "file":
      return [keptFiles([sampleFile])];
    case "appointment":
      return [`${dayAt("in 3 days", today)}T10:30+00:00`];
    case "consent":
      return [`${today}T12:00:00.000Z Yes`];
    case "number":
    case "measure": {
      const { min, max } = field;
      const { step = 1 } = field;
      const least = min ?? (max !== undefined ? Math.min(0, max) : 0);
      const middle = max === undefined ? least + step : least + step * Math.floor((max - least) / step / 2);
      const numbers = [middle, ...(min === undefined ? [] : [min]), ...(max === undefined ? [] : [max])];
      const unit = field.kind === "measure" ? ` ${field.unit}` : "";
      const allowed = numbers.filter((number) => field.kind === "measure" || isOnStep(number, field));
      return [...new Set(allowed.map((number) => `${writtenNumber(tidy(number))}${unit}`))];
    }
    case "date": {
      const min = field.min && dayAt(field.min, today);
      const max = field.max && dayAt(field.max, today);
      const days = [max ?? min ?? today, ...(min ? [min] : [])];
      return [...new Set(days)];
    }
    case "time": {
      const { min = 0, max = lastMinute, step = 1 } = field;
      // A time that somebody would give, where nothing bounds it.
      const middle = field.min === undefined && field.max === undefined ? halfPastSeven : (max - min) / 2;
      const times = [min + Math.floor(middle / step) * step, field.min, field.max];
      const allowed = times.filter((time) => time !== undefined && isOnStep(time, field));
      return [...new Set(allowed.map((time) => timeText(time ?? 0)))];
    }
    case "choice":
      return field.options.map(({ id }) => id);
  }
}

const halfPastSeven = 450;

/** What a tester sends. */
const sampleFile = { id: "00000000-0000-4000-8000-000000000000", name: "example.pdf" };

/** A text that a field takes, and that a tester can type. */
function textLike({ like: text = "Ada", least = 1, most }: Extract<FieldKind, { kind: "text" }>): string {
  const separator = /^\d+$/.test(text) ? "" : " ";
  const enough = text.length < least ? `${text}${separator}`.repeat(Math.ceil(least / text.length)) : text;
  return enough
    .slice(0, Math.max(least, Math.min(most, text.length)))
    .trimEnd()
    .padEnd(least, "a");
}

/**
 * What a visitor could fill in at a step, each time everything: an everyday value in each field, then the bounds and the
 * options. There are as many as the field with the most samples needs.
 *
 * @param today the day that relative bounds of dates are counted from
 */
export function fieldAnswers(fields: readonly FlowField[], today: string): readonly Readonly<Record<string, string>>[] {
  const samples = fields.map((field) => fieldSamples(field, today));
  const most = Math.max(0, ...samples.map(({ length }) => length));
  return Array.from({ length: most }, (_, round) =>
    keptAs(fields, (index) => samples[index]?.[round % (samples[index]?.length ?? 1)] ?? ""),
  );
}

/** The values to keep of a form: each under its field's id, contacts also under their own names. */
function keptAs(fields: readonly FlowField[], textOf: (index: number) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ id, contact }, index) => {
      const value = textOf(index);
      return [[id, value], ...(contact ? [[contact, value]] : [])];
    }),
  );
}

/** The day on which walks through a funnel take place, so that the same funnel always has the same ones. */
export const walkedDay = "2026-01-31";
