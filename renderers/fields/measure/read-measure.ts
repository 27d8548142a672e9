import {
  compoundOf,
  convert,
  countedIn,
  dimensionOf,
  isUnit,
  isWithin,
  plainTyped,
  readAmount,
  readNumber,
  storedText,
  tidy,
  unitKept,
  unitName,
  units,
} from "../../../engine/fields/index.ts";
import type { Unit } from "../../../schema/funnel.types.ts";
import type { FieldOf, Reading, Typing } from "../field-kind.ts";
import { writeNumber } from "../write-number.ts";

/** What was typed: a unit, and a text for each of its parts. */
export type TypedMeasure = { readonly unit: Unit; readonly large: string; readonly small: string };

/** What a field for measures keeps as typed: `kg 72,5`, `ft-in 5|11`. */
export const typedMeasure = ({ unit, large, small }: TypedMeasure): string =>
  compoundOf(unit) ? `${unit} ${large}|${small}` : `${unit} ${small}`;

/** The unit and the parts again. A unit that the field does not have is its first one. */
export function measureOf(typed: string, field: FieldOf<"measure">): TypedMeasure {
  const at = typed.indexOf(" ");
  const [first = "m"] = field.units;
  const named = typed.slice(0, Math.max(0, at));
  const unit = isUnit(named) && field.units.includes(named) ? named : first;
  const rest = typed.slice(at + 1);
  if (!compoundOf(unit)) return { unit, large: "", small: rest };
  const bar = rest.indexOf("|");
  return bar === -1
    ? { unit, large: rest, small: "" }
    : { unit, large: rest.slice(0, bar), small: rest.slice(bar + 1) };
}

/** Reads a measure, as typed with a chosen unit or pasted with one: `72,5`, `1.80 m`, `5'11"`, `11 st 4 lb`. */
export function readMeasure(typed: string, field: FieldOf<"measure">, typing: Typing): Reading {
  if (typed.length > 200) return { problem: "invalidNumber", example: exampleOf(field, typing) };
  const { unit, large, small } = measureOf(typed, field);
  if ((large + small).trim() === "") return { value: "" };
  const amount = amountOf({ unit, large, small }, typing);
  if (amount === undefined) return { problem: "invalidNumber", example: exampleOf(field, typing, unit) };
  if (!amount.isConverted && tidy(Number(amount.value.toFixed(field.decimals))) !== tidy(amount.value))
    return { problem: field.decimals === 0 ? "wholeNumber" : "fewerDecimals" };
  const kept = unitKept(field.units);
  const value = convert(amount.value, amount.unit, kept);
  const [min, max] = [boundIn(field.min, kept), boundIn(field.max, kept)];
  const say = (bound: number) => sayMeasure(convert(bound, kept, unit), unit, typing.language, field.decimals);
  // A bound that is rounded in the visitor's unit can be typed as it is said.
  const isAt = (bound: number) => Math.abs(convert(bound, kept, unit) - amount.value) <= 0.5 * 10 ** -field.decimals;
  if (min !== undefined && !isWithin(value, { min }) && !isAt(min)) return { problem: "tooLow", min: say(min) };
  if (max !== undefined && !isWithin(value, { max }) && !isAt(max)) return { problem: "tooHigh", max: say(max) };
  const within = Math.min(max ?? value, Math.max(min ?? value, value));
  return { value: storedText({ kind: "measure", value: within, unit: kept }) };
}

/** The unit that a measure was typed in: the chosen one, unless another stands in what was typed. */
export const unitWritten = (typed: string, field: FieldOf<"measure">, typing: Typing): Unit | undefined =>
  typed.length > 200 ? undefined : amountOf(measureOf(typed, field), typing)?.written;

/** A bound as the author wrote it, in the unit that values are kept in. */
function boundIn(text: string | undefined, kept: Unit): number | undefined {
  const read = text === undefined ? undefined : readAmount(text);
  return read && convert(read.amount, read.unit, kept);
}

/** An amount in the chosen unit, the unit that it was written in, and whether that is another. */
type Amount = {
  readonly value: number;
  readonly unit: Unit;
  readonly written: Unit;
  readonly isConverted?: boolean;
};

function amountOf({ unit, ...parts }: TypedMeasure, typing: Typing): Amount | undefined {
  const [large, small] = [plainTyped(parts.large), plainTyped(parts.small)];
  const compound = compoundOf(unit);
  const whole = compound ? (large.trim() === "" ? small : small.trim() === "" ? large : undefined) : small;
  if (whole !== undefined) {
    // A number alone in the second of two parts is one of the smaller unit.
    const alone = compound ? (large.trim() === "" ? compound.small.unit : compound.large.unit) : unit;
    return amountIn(whole, unit, alone, typing);
  }
  if (!compound) return undefined;
  const [first, second] = [large, small].map((text) => readNumber(text, typing.signs));
  if (first === undefined || second === undefined || first < 0 || second < 0 || second >= compound.size)
    return undefined;
  return { value: first * compound.size + second, unit, written: unit };
}

/** A number with its digits, groups and decimals; blanks and apostrophes belong to it only before three digits. */
const number =
  /[-\u2212+]?(?:\p{Nd}|[.,\u066b](?=\p{Nd}))(?:\p{Nd}|[.,\u066b\u066c](?=\p{Nd})|[\s'\u2019](?=\p{Nd}{3}(?!\p{Nd})))*/gu;

/** Reads numbers with the units behind them, the larger first, and adds them up. */
function amountIn(typed: string, unit: Unit, alone: Unit, typing: Typing): Amount | undefined {
  // The 2 of `80 m2` is no number of its own, as that of `5ft2in` is.
  const text = dimensionOf(unit) === "area" ? typed.replace(/(?<=\p{L})\^?2(?!\p{Nd})/gu, "²") : typed;
  const clock = dimensionOf(unit) === "time" ? clockIn(text, unit) : undefined;
  if (clock) return clock;
  const found = [...text.matchAll(number)];
  const [first] = found;
  if (!first || found.length > 3 || text.slice(0, first.index).trim() !== "") return undefined;
  let sum: number | undefined;
  let isConverted = false;
  let last: Unit | undefined;
  for (const [index, match] of found.entries()) {
    const value = readNumber(match[0], typing.signs);
    const word = text.slice(match.index + match[0].length, found[index + 1]?.index ?? text.length);
    const part: Unit | undefined =
      word.trim() === "" ? (index === 0 ? alone : smallerThan(last)) : unitIn(word, unit, typing.language);
    if (value === undefined || part === undefined) return undefined;
    if (index > 0 && (part !== smallerThan(last) || value < 0 || (sum ?? 0) < 0)) return undefined;
    sum = (sum ?? 0) + toUnit(value, part, unit);
    isConverted ||= part !== unit && !isPartOf(part, unit);
    last = part;
  }
  if (sum === undefined || !last) return undefined;
  return {
    value: tidy(sum),
    unit,
    written: isConverted ? (found.length > 1 ? wholeOf(last) : last) : unit,
    isConverted,
  };
}

/** A time as clocks show it, `3:54`, `3:54:12`: from hours to seconds, or as many of these as the unit has. */
function clockIn(text: string, unit: Unit): Amount | undefined {
  const [, first, second, third] = /^\s*(\d{1,4}):([0-5]\d)(?::([0-5]\d))?\s*$/.exec(text) ?? [];
  const isOfHours = third !== undefined || unit === "h" || unit === "h-min";
  // Minutes alone could be either part.
  if (first === undefined || second === undefined || (unit === "min" && third === undefined)) return undefined;
  const [large, small] = [Number(first), Number(second)];
  const seconds = isOfHours ? large * 3_600 + small * 60 + Number(third ?? 0) : large * 60 + small;
  return { value: convert(seconds, "s", unit), unit, written: isOfHours ? "h-min" : "min-s", isConverted: true };
}

/** An amount of one unit in another. A stone alone is no unit of a field: it counts in pounds. */
const toUnit = (value: number, from: Unit, to: Unit): number =>
  from === "st" ? convert(value * 14, "lb", to) : convert(value, from, to);

const isPartOf = (part: Unit, unit: Unit): boolean => {
  const { large, small } = compoundOf(unit) ?? {};
  return part === large?.unit || part === small?.unit;
};

/** The unit in two parts whose smaller one this is. */
const wholeOf = (unit: Unit): Unit => wholes.find((whole) => compoundOf(whole)?.small.unit === unit) ?? unit;

const wholes: readonly Unit[] = ["ft-in", "st", "h-min", "min-s"];

/** The unit that people write behind a larger one. */
const smallerThan = (unit: string | undefined): Unit | undefined =>
  wholes.flatMap((whole) => compoundOf(whole) ?? []).find(({ large }) => large.unit === unit)?.small.unit;

/** The unit that a word means, among those that measure the same. */
function unitIn(word: string, unit: Unit, language: string): Unit | undefined {
  const said = word.trim().toLowerCase().replace(/\.$/, "");
  const dimension = dimensionOf(unit);
  const known = Object.keys(units).filter((name): name is Unit => isUnit(name) && dimensionOf(name) === dimension);
  return [...known, ...(dimension === "mass" ? (["st"] as const) : [])].find((name) =>
    namesOf(name, language).includes(said),
  );
}

function namesOf(unit: Unit, language: string): readonly string[] {
  const spoken = [language, "en"].flatMap((tag) => [unitName(unit, tag), unitName(unit, tag, "long")]);
  return [unit, ...spoken, ...(others[unit] ?? [])].map((name) => name.toLowerCase().replace(/\.$/, ""));
}

/** What people write besides the names that `Intl` knows. */
const others: Readonly<Record<string, readonly string[]>> = {
  ft: ["'", "’", "′", "foot"],
  in: ['"', "”", "″", "''", "inch"],
  kg: ["kilo", "kilos", "kgs", "kilogram"],
  lb: ["lbs", "pound", "#"],
  st: ["stone", "stones"],
  oz: ["ounce"],
  m: ["meter", "metre", "metres"],
  cm: ["centimetre", "centimetres", "centimeter"],
  km: ["kilometre", "kilometres", "kms", "kilometer"],
  mi: ["mile"],
  l: ["liter", "litre", "litres"],
  m3: ["m³", "cbm"],
  m2: ["m²", "sqm", "qm"],
  ft2: ["ft²", "sq ft", "sqft"],
  C: ["°", "°c"],
  F: ["°f"],
  s: ["sec", "secs", "second", '"', "″", "''"],
  min: ["mins", "minute", "'", "’", "′"],
  h: ["hr", "hrs", "hour"],
};

/** An amount with its unit as people write it, with so many decimals: 72,5 kg, 5 ft 11 in. */
function sayMeasure(amount: number, unit: Unit, language: string, decimals = 1): string {
  const compound = compoundOf(unit);
  const name = (of: Unit) => unitName(of, language);
  if (!compound) return `${writeNumber(amount, language, decimals)} ${name(unit)}`;
  const { large, small } = split(amount, compound.size, decimals);
  const rest = small === 0 ? "" : ` ${writeNumber(small, language, decimals)} ${name(compound.small.unit)}`;
  return `${writeNumber(large, language)} ${name(compound.large.unit)}${rest}`;
}

/** An amount in its parts, as it would be typed. */
export function writeMeasure(value: number, from: Unit, unit: Unit, language: string, decimals: number): TypedMeasure {
  const amount = convert(value, from, unit);
  const compound = compoundOf(unit);
  if (!compound) return { unit, large: "", small: writeNumber(amount, language, decimals) };
  const { large, small } = split(amount, compound.size, decimals);
  return { unit, large: writeNumber(large, language), small: writeNumber(small, language, decimals) };
}

/** Whole larger units and the rest; a rest that would be rounded up to a larger unit is one. */
function split(amount: number, size: number, decimals: number) {
  const rounded = Number(amount.toFixed(decimals));
  const large = Math.floor(tidy(rounded) / size);
  return { large, small: tidy(rounded - large * size) };
}

/** An amount that the field takes: in the middle of its bounds, or 70. */
function exampleOf(field: FieldOf<"measure">, { language }: Typing, unit: Unit = field.units[0] ?? "m"): string {
  const [min, max] = [boundIn(field.min, countedIn(unit)), boundIn(field.max, countedIn(unit))];
  const middle = min !== undefined && max !== undefined ? (min + max) / 2 : (min ?? max ?? 70);
  return sayMeasure(Math.round(middle), unit, language);
}
