import { baseUnits, type Dimension, unitNamed } from "./units.ts";

/** Powers of the dimensions that an amount is made of: length 1 and time -1 for a speed. A plain number has none. */
export type Dimensions = Partial<Readonly<Record<Dimension, number>>>;

/** What an expression or a part of one is. A part that is wrong already is `unknown`, so that nothing follows from it. */
export type Type =
  | { readonly kind: "amount"; readonly of: Dimensions }
  | { readonly kind: "date" | "time" | "period" | "truth" | "text" | "unknown" };

export const number: Type = { kind: "amount", of: {} };
export const duration: Type = { kind: "amount", of: { time: 1 } };
export const unknown: Type = { kind: "unknown" };

/** The amount of one dimension. */
export const measured = (dimension: Dimension | "area"): Type => ({
  kind: "amount",
  of: dimension === "area" ? { length: 2 } : { [dimension]: 1 },
});

const dimensions: readonly Dimension[] = ["mass", "length", "volume", "energy", "temperature", "time"];

/** Each dimension of two amounts, with its powers combined; those that cancel out are gone. */
export function combined(a: Dimensions, b: Dimensions, combine: (a: number, b: number) => number): Dimensions {
  const powers = dimensions.map((name) => [name, combine(a[name] ?? 0, b[name] ?? 0)] as const);
  return Object.fromEntries(powers.filter(([, power]) => power !== 0));
}

/** The dimension of an amount that is a simple measure; undefined for a number and for anything made of several. */
export function simpleDimension(type: Type): Dimension | "area" | undefined {
  if (type.kind !== "amount") return undefined;
  const [first, second] = dimensions.filter((name) => type.of[name]);
  if (!first || second) return undefined;
  if (first === "length" && type.of.length === 2) return "area";
  return type.of[first] === 1 ? first : undefined;
}

/** Whether an amount is a length by a length by a length, which units of volume measure as well. */
export const isCubic = (type: Type): boolean => isSameType(type, { kind: "amount", of: { length: 3 } });

/** Whether an amount is a plain number. */
export const isNumber = (type: Type): boolean => type.kind === "amount" && dimensions.every((name) => !type.of[name]);

export function isSameType(a: Type, b: Type): boolean {
  if (a.kind !== "amount" || b.kind !== "amount") return a.kind === b.kind;
  return dimensions.every((name) => (a.of[name] ?? 0) === (b.of[name] ?? 0));
}

/** A type in words, as it stands in a sentence: `kilograms per square metre`, `a date`. */
export function sayType(type: Type): string {
  if (type.kind !== "amount") return words[type.kind];
  const parts = dimensions.flatMap((name) => {
    const exponent = type.of[name] ?? 0;
    return exponent === 0 ? [] : [{ name, exponent }];
  });
  const above = parts.filter(({ exponent }) => exponent > 0).map(({ name, exponent }) => power(name, exponent));
  const below = parts
    .filter(({ exponent }) => exponent < 0)
    .map(({ name, exponent }) => power(name, -exponent).replace(/s(?= \^|$)/, ""));
  if (parts.length === 0) return "a number";
  return [above.join(" × ") || "1", ...below].join(" per ");
}

function power(name: Dimension, exponent: number): string {
  if (exponent === 1) return baseWords[name];
  const word = name === "length" ? { 2: "square", 3: "cubic" }[exponent] : undefined;
  return word ? `${word} ${baseWords[name]}` : `${baseWords[name]} ^ ${exponent}`;
}

const words = {
  date: "a date",
  time: "a time of day",
  period: "months",
  truth: "a condition",
  text: "a text",
  unknown: "something",
} as const;

const baseWords: Readonly<Record<Dimension, string>> = {
  length: "metres",
  mass: "kilograms",
  volume: "litres",
  energy: "kilowatt hours",
  temperature: "degrees",
  time: "days",
};

/**
 * What an author has to write in `in`, so that an expression is a plain number: `[kg, m]`.
 *
 * @param readIn units that are read as numbers already
 * @param read what the expression reads by its names
 */
export function unitsToRead(
  { of }: Extract<Type, { kind: "amount" }>,
  readIn: readonly string[],
  read: readonly Type[],
): string {
  const known = readIn.map((unit) => unitNamed(unit)?.dimension);
  const measures = read.flatMap((type) => simpleDimension(type) ?? []).filter((name) => !known.includes(name));
  const isRead = (name: Dimension) => measures.includes(name) || (name === "length" && measures.includes("area"));
  const written = dimensions.filter((name) => of[name] && !isRead(name));
  const units = new Set([...readIn, ...[...measures, ...written].map((name) => baseUnits[name])]);
  return units.size === 1 ? [...units].join() : `[${[...units].join(", ")}]`;
}
