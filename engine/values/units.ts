/** What can be measured. */
export type Dimension = "length" | "mass" | "volume" | "temperature" | "time";

/** A unit as authors write it. */
type Unit = {
  readonly dimension: Dimension;
  /** What one of it is in the dimension's base unit. */
  readonly factor: number;
  /** What zero of it is in the base unit; 0 if left out. */
  readonly zero?: number;
  /** Its name for `Intl.NumberFormat`. */
  readonly intl: string;
};

/** The base unit of each dimension: values are computed in it, and shown in it unless something else is said. */
export const baseUnits: Readonly<Record<Dimension, string>> = {
  length: "m",
  mass: "kg",
  volume: "l",
  temperature: "°C",
  time: "days",
};

const length = (factor: number, intl: string): Unit => ({ dimension: "length", factor, intl });
const mass = (factor: number, intl: string): Unit => ({ dimension: "mass", factor, intl });
const time = (factor: number, intl: string): Unit => ({ dimension: "time", factor, intl });
const fahrenheit: Unit = { dimension: "temperature", factor: 5 / 9, zero: -160 / 9, intl: "fahrenheit" };
const celsius: Unit = { dimension: "temperature", factor: 1, intl: "celsius" };
const day = time(1, "day");
const week = time(7, "week");

/** Every unit with a fixed length. Months and years have none: see `calendarUnits`. */
export const units: Readonly<Record<string, Unit>> = {
  mm: length(0.001, "millimeter"),
  cm: length(0.01, "centimeter"),
  m: length(1, "meter"),
  km: length(1_000, "kilometer"),
  in: length(0.0254, "inch"),
  ft: length(0.3048, "foot"),
  yd: length(0.9144, "yard"),
  mi: length(1_609.344, "mile"),
  g: mass(0.001, "gram"),
  kg: mass(1, "kilogram"),
  oz: mass(0.028349523125, "ounce"),
  lb: mass(0.45359237, "pound"),
  st: mass(6.35029318, "stone"),
  ml: { dimension: "volume", factor: 0.001, intl: "milliliter" },
  l: { dimension: "volume", factor: 1, intl: "liter" },
  "°C": celsius,
  "°F": fahrenheit,
  s: time(1 / 86_400, "second"),
  min: time(1 / 1_440, "minute"),
  h: time(1 / 24, "hour"),
  day,
  days: day,
  week,
  weeks: week,
};

/** Units whose length depends on the calendar, in months. */
export const calendarUnits: Readonly<Record<string, number>> = { month: 1, months: 1, year: 12, years: 12 };

/** The unit with a name; undefined if there is none. */
export const unitNamed = (name: string): Unit | undefined => (Object.hasOwn(units, name) ? units[name] : undefined);

/** Months of a calendar unit; undefined if a name is none. */
export const monthsOf = (name: string): number | undefined =>
  Object.hasOwn(calendarUnits, name) ? calendarUnits[name] : undefined;

type Scale = Pick<Unit, "factor" | "zero">;

/** A number in a unit as a number in the base unit of its dimension. */
export const toBase = (amount: number, { factor, zero = 0 }: Scale): number => amount * factor + zero;

/** A number in the base unit as a number in a unit. */
export const fromBase = (amount: number, { factor, zero = 0 }: Scale): number => (amount - zero) / factor;
