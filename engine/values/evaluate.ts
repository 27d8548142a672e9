import { tidy } from "../fields/index.ts";
import { isDay, monthsBetween, monthsLater } from "./days.ts";

/**
 * A compiled expression. It is JSON: a number, the name of what is read, or an operation with its operands. Measures are
 * numbers in the base units of their dimensions, durations are days, dates are the numbers of their days, times of
 * day are minutes, calendar periods are months, and conditions are 1 or 0: the check has proven which is which.
 */
export type Tree = number | string | readonly [operation: Operation, ...operands: Tree[]];

/** Gives what is read by its name; undefined if it is unset. */
export type Read = (name: string) => number | undefined;

/**
 * The value of a compiled expression. It never throws: a result is unset if anything that it needs is unset, and if
 * there is no such number, as after a division by zero.
 */
export function evaluate(tree: Tree, read: Read): number | undefined {
  if (typeof tree === "number") return tree;
  if (typeof tree === "string") return read(tree);
  const [operation, ...operands] = tree;
  if (operation === "ifempty") {
    for (const operand of operands) {
      const value = evaluate(operand, read);
      if (value !== undefined) return value;
    }
    return undefined;
  }
  const [first = Number.NaN, ...others] = operands;
  const condition = evaluate(first, read);
  if (operation === "if") {
    const [then = Number.NaN, otherwise = Number.NaN] = others;
    return condition === undefined ? undefined : known(evaluate(condition ? then : otherwise, read));
  }
  const values = [condition, ...others.map((operand) => evaluate(operand, read))];
  // One answer can be enough: nothing is true together with what is false.
  if (operation === "and" && values.includes(0)) return 0;
  if (operation === "or" && values.includes(1)) return 1;
  const set = values.filter((value) => value !== undefined);
  return set.length < values.length ? undefined : known(operations[operation](...set));
}

/**
 * What values come to, computed one after the other: a chain of them can be long.
 *
 * @param values by name, each after those that it reads; one that is not compiled comes to what is given for its name
 * @param given what else is read, in base units
 */
export function evaluateEach(
  values: Iterable<readonly [name: string, { readonly compiled?: { readonly of: Tree } }]>,
  given: Read,
): Read {
  const known = new Map<string, number | undefined>();
  const read: Read = (name) => (known.has(name) ? known.get(name) : given(name));
  for (const [name, { compiled }] of values) if (compiled) known.set(name, evaluate(compiled.of, read));
  return read;
}

/** No number is what is not finite; and there is one zero. */
const known = (value: number | undefined) => (value !== undefined && Number.isFinite(value) ? value + 0 : undefined);

type Operation = keyof typeof operations | "if" | "ifempty";

const none = Number.NaN;

const operations = {
  "+": (a = none, b = none) => a + b,
  "-": (a = none, b = none) => a - b,
  "*": (a = none, b = none) => a * b,
  "/": (a = none, b = none) => (b === 0 ? none : a / b),
  "^": (a = none, b = none) => a ** b,
  neg: (a = none) => -a,
  min: Math.min,
  max: Math.max,
  round: (a = none, digits = 0) => rounded(a, digits),
  trunc: (a = none) => Math.trunc(a),
  // As it is kept and shown: 123.456 lb are no less than 123.456 lb because the former were converted.
  "<": (a = none, b = none) => Number(tidy(a) < tidy(b)),
  "<=": (a = none, b = none) => Number(tidy(a) <= tidy(b)),
  "=": (a = none, b = none) => Number(tidy(a) === tidy(b)),
  and: (...all: number[]) => Number(all.every(Boolean)),
  or: (...all: number[]) => Number(all.some(Boolean)),
  not: (a = none) => Number(!a),
  /** A time of day in minutes, past midnight or before it. */
  clock: (minutes = none) => ((Math.round(minutes) % 1440) + 1440) % 1440,
  /** Days after a date: a part of a day does not count. */
  later: (day = none, days = none) => date(Math.floor(rounded(day + days, 6))),
  monthsLater: (day = none, months = none) => date(monthsLater(day, months)),
  monthsBetween: (from = none, to = none) => monthsBetween(from, to),
};

const date = (day: number) => (isDay(day) ? day : none);

/**
 * Rounds as people do: 1.005 is 1.01 with two digits, although the computer's number is a little less, and halves go away
 * from zero. What counts are the first 15 digits; those behind them are the error of earlier operations.
 *
 * @param digits behind the decimal point
 */
export function rounded(value: number, digits: number): number {
  // Numbers above this have no decimals.
  if (Math.abs(value) >= 2 ** 52) return value;
  const whole = Math.round(Number(moved(Math.abs(value).toPrecision(15), digits)));
  return Math.sign(value) * Number(moved(String(whole), -digits));
}

/** Moves the decimal point of a written number, without the error of a multiplication. */
function moved(written: string, by: number): string {
  const [digits, exponent = "0"] = written.split("e");
  return `${digits}e${Number(exponent) + by}`;
}
