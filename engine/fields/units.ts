import type { Unit } from "../../schema/funnel.types.ts";

/** What is measured. Only units of one dimension can be converted into each other. */
export type Dimension = "length" | "mass" | "volume" | "area" | "energy" | "temperature" | "time";

/** A unit with a name of its own; the others are made of two of these. */
export type SimpleUnit = Exclude<Unit, keyof typeof compounds>;

type About = {
  readonly dimension: Dimension;
  /** Multiplied by this, and with `offset` added, an amount is one in the metric unit that leads its dimension. */
  readonly factor: number;
  readonly offset?: number;
  /** The unit that amounts in this one are kept in: a metric one, and of time the unit itself. */
  readonly metric: SimpleUnit;
  /** Its name for `Intl.NumberFormat`; left out if that does not know it. */
  readonly intl?: string;
};

const yard = 0.9144;
const pound = 0.453_592_37;
const gallon = 3.785_411_784;
const day = 86_400;

/** Every unit that is not made of others. */
export const units: Readonly<Record<SimpleUnit, About>> = {
  mm: { dimension: "length", factor: 0.001, metric: "mm", intl: "millimeter" },
  cm: { dimension: "length", factor: 0.01, metric: "cm", intl: "centimeter" },
  m: { dimension: "length", factor: 1, metric: "m", intl: "meter" },
  km: { dimension: "length", factor: 1_000, metric: "km", intl: "kilometer" },
  in: { dimension: "length", factor: yard / 36, metric: "cm", intl: "inch" },
  ft: { dimension: "length", factor: yard / 3, metric: "m", intl: "foot" },
  yd: { dimension: "length", factor: yard, metric: "m", intl: "yard" },
  mi: { dimension: "length", factor: yard * 1_760, metric: "km", intl: "mile" },
  g: { dimension: "mass", factor: 0.001, metric: "g", intl: "gram" },
  kg: { dimension: "mass", factor: 1, metric: "kg", intl: "kilogram" },
  oz: { dimension: "mass", factor: pound / 16, metric: "g", intl: "ounce" },
  lb: { dimension: "mass", factor: pound, metric: "kg", intl: "pound" },
  ml: { dimension: "volume", factor: 0.001, metric: "ml", intl: "milliliter" },
  l: { dimension: "volume", factor: 1, metric: "l", intl: "liter" },
  m3: { dimension: "volume", factor: 1_000, metric: "m3" },
  "fl-oz": { dimension: "volume", factor: gallon / 128, metric: "ml", intl: "fluid-ounce" },
  gal: { dimension: "volume", factor: gallon, metric: "l", intl: "gallon" },
  m2: { dimension: "area", factor: 1, metric: "m2" },
  ft2: { dimension: "area", factor: (yard / 3) ** 2, metric: "m2" },
  ha: { dimension: "area", factor: 10_000, metric: "ha", intl: "hectare" },
  acre: { dimension: "area", factor: 4_840 * yard ** 2, metric: "ha", intl: "acre" },
  kWh: { dimension: "energy", factor: 1, metric: "kWh" },
  C: { dimension: "temperature", factor: 1, metric: "C", intl: "celsius" },
  F: { dimension: "temperature", factor: 5 / 9, offset: -160 / 9, metric: "C", intl: "fahrenheit" },
  s: { dimension: "time", factor: 1 / day, metric: "s", intl: "second" },
  min: { dimension: "time", factor: 60 / day, metric: "min", intl: "minute" },
  h: { dimension: "time", factor: 3_600 / day, metric: "h", intl: "hour" },
};

/** Units that are written in two parts: the larger, how many of the smaller it has, and the smaller. */
export const compounds = {
  "ft-in": { large: { unit: "ft", intl: "foot" }, size: 12, small: { unit: "in", intl: "inch" }, metric: "cm" },
  st: { large: { unit: "st", intl: "stone" }, size: 14, small: { unit: "lb", intl: "pound" }, metric: "kg" },
  "h-min": { large: { unit: "h", intl: "hour" }, size: 60, small: { unit: "min", intl: "minute" }, metric: "min" },
  "min-s": { large: { unit: "min", intl: "minute" }, size: 60, small: { unit: "s", intl: "second" }, metric: "s" },
} as const;

/** A unit in two parts; undefined if it has one. */
export const compoundOf = (unit: Unit) => (isCompound(unit) ? compounds[unit] : undefined);

const isCompound = (unit: Unit): unit is keyof typeof compounds => Object.hasOwn(compounds, unit);

/** The unit that an amount is counted in: of a unit in two parts, the smaller. */
export const countedIn = (unit: Unit): SimpleUnit => (isCompound(unit) ? compounds[unit].small.unit : unit);

export const dimensionOf = (unit: Unit): Dimension => units[countedIn(unit)].dimension;

/** The metric unit that amounts in a unit are kept in: cm for ft-in, kg for lb; min for h-min. */
export const metricOf = (unit: Unit): SimpleUnit => (isCompound(unit) ? compounds[unit].metric : units[unit].metric);

/** Whether a unit belongs to the metric system; time belongs to every system, and has no say in it. */
export const systemOf = (unit: Unit): "metric" | "other" | undefined =>
  dimensionOf(unit) === "time" ? undefined : metricOf(unit) === unit ? "metric" : "other";

export const isUnit = (text: string): text is Unit => Object.hasOwn(units, text) || Object.hasOwn(compounds, text);

/**
 * An amount in another unit of the same dimension. An amount in `ft-in` is one of inches, an amount in `st` one of
 * pounds.
 *
 * @throws Error if the units measure different things
 */
export function convert(amount: number, from: Unit, to: Unit): number {
  if (from === to) return amount;
  const { factor, offset = 0, dimension } = units[countedIn(from)];
  const target = units[countedIn(to)];
  if (dimension !== target.dimension) throw new Error(`${from} and ${to} do not measure the same`);
  return tidy((amount * factor + offset - (target.offset ?? 0)) / target.factor);
}

/** Without the last digits of a floating-point number, which conversions there and back may change. */
export const tidy = (amount: number): number => Number(amount.toPrecision(12));

/** An amount as authors write it, `40 kg`; undefined if the unit does not exist. */
export function readAmount(text: string): { readonly amount: number; readonly unit: Unit } | undefined {
  const [, amount = "", unit = ""] = /^(-?[\d.]+) ?([A-Za-z][A-Za-z0-9-]*)$/.exec(text) ?? [];
  if (!isUnit(unit)) return undefined;
  // Authors write whole feet and stones: there is no number for both parts.
  return { amount: Number(amount) * (compoundOf(unit)?.size ?? 1), unit };
}

/** What a unit is called in a language: short, `kg`, or in full, `kilograms`. */
export function unitName(unit: Unit, language: string, display: "short" | "long" = "short"): string {
  const key = `${unit} ${language} ${display}`;
  const known = names.get(key) ?? nameOf(unit, language, display);
  names.set(key, known);
  return known;
}

/** Names found before: `Intl` takes its time, and a reader asks for those of all units. */
const names = new Map<string, string>();

function nameOf(unit: Unit, language: string, display: "short" | "long"): string {
  const parted = compoundOf(unit);
  if (parted && unit !== "st" && display === "long")
    return `${unitName(parted.large.unit, language, display)} / ${unitName(parted.small.unit, language, display)}`;
  const intl = unit === "st" ? "stone" : isCompound(unit) ? undefined : units[unit].intl;
  if (intl === undefined) return plainNames[unit] ?? unit;
  const parts = new Intl.NumberFormat(language, { style: "unit", unit: intl, unitDisplay: display }).formatToParts(2);
  return parts.find(({ type }) => type === "unit")?.value.trim() ?? unit;
}

const plainNames: Readonly<Record<string, string>> = {
  "ft-in": "ft/in",
  "h-min": "h:min",
  "min-s": "min:s",
  m2: "m²",
  m3: "m³",
  ft2: "ft²",
};
