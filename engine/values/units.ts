import { type Dimension as Measured, units as measureUnits } from "../fields/index.ts";

/** What can be measured. An area is a length by a length. */
export type Dimension = Exclude<Measured, "area">;

/** A unit with a fixed length. */
type Unit = {
  readonly dimension: Dimension | "area";
  /** What one of it is in the dimension's base unit. */
  readonly factor: number;
  /** What zero of it is in the base unit; 0 if left out. */
  readonly offset?: number;
  /** Its name for `Intl.NumberFormat`; left out if that does not know it. */
  readonly intl?: string;
};

/** The base unit of each dimension: values are computed in it, and shown in it unless something else is said. */
export const baseUnits: Readonly<Record<Dimension | "area", string>> = {
  length: "m",
  area: "m2",
  mass: "kg",
  volume: "l",
  energy: "kWh",
  temperature: "C",
  time: "days",
};

const time = (factor: number, intl: string): Unit => ({ dimension: "time", factor, intl });

/** Every unit with a fixed length. Months and years have none: see `calendarUnits`. */
const units: Readonly<Record<string, Unit>> = {
  ...measureUnits,
  st: { dimension: "mass", factor: measureUnits.lb.factor * 14, intl: "stone" },
  day: time(1, "day"),
  days: time(1, "day"),
  week: time(7, "week"),
  weeks: time(7, "week"),
};

/** Units whose length depends on the calendar, in months. */
const calendarUnits: Readonly<Record<string, number>> = { month: 1, months: 1, year: 12, years: 12 };

/** The unit with a name; undefined if there is none. */
export const unitNamed = (name: string): Unit | undefined => (Object.hasOwn(units, name) ? units[name] : undefined);

/** The unit that a word names but for its capital letters: kwh, KG; undefined if there is none. */
export const unitSpelled = (word: string): string | undefined =>
  Object.keys(units).find((name) => name.toLowerCase() === word.toLowerCase());

/** The names of the units of one dimension, each once. */
export const unitsIn = (dimension: Dimension | "area" | undefined): readonly string[] =>
  Object.keys(units).filter((name) => units[name]?.dimension === dimension && !Object.hasOwn(units, `${name}s`));

/** Months of a calendar unit; undefined if a name is none. */
export const monthsOf = (name: string): number | undefined =>
  Object.hasOwn(calendarUnits, name) ? calendarUnits[name] : undefined;

/** How to get from a unit to the base unit of its dimension. */
export type Scale = Pick<Unit, "factor" | "offset">;

/** A number in a unit as a number in the base unit of its dimension. */
export const toBase = (amount: number, { factor, offset = 0 }: Scale): number => amount * factor + offset;

/** A number in the base unit as a number in a unit. */
export const fromBase = (amount: number, { factor, offset = 0 }: Scale): number => (amount - offset) / factor;
