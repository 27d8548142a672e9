import { lastMinute } from "../fields/index.ts";
import { firstDay } from "./days.ts";
import { rounded, type Tree } from "./evaluate.ts";
import { namesIn } from "./parse-expression.ts";
import {
  changed,
  either,
  exactly,
  holdsZero,
  largest,
  minus,
  negative,
  over,
  plus,
  power,
  type Range,
  smallest,
  times,
} from "./ranges.ts";
import { fault, nothing, type Part, readAsNumber, sameOf, type Typed, type Typer, wayOut } from "./typer.ts";
import { combined, duration, isNumber, isSameType, number, sayType, simpleDimension, type Type } from "./types.ts";
import { monthsOf } from "./units.ts";

/** A sum or a difference: of what is measured alike, of two dates or times of day, or of one of them and a stretch of time. */
export function ofSum(sign: "+" | "-", expression: Part<"infix">, left: Typed, right: Typed, typer: Typer): Typed {
  const [a, b] = [left.type, right.type];
  const isApart = sign === "-" && (a.kind !== "date" || b.kind === "date");
  const range = isApart
    ? minus(left.range, right.range)
    : plus(left.range, sign === "-" ? negative(right.range) : right.range);
  if (isSameType(a, b) && (a.kind === "period" || (a.kind === "amount" && simpleDimension(a) !== "temperature")))
    return { type: a, range, tree: [sign, left.tree, right.tree] };
  if (a.kind === "date" && b.kind === "date" && sign === "-") {
    const months = typer.readIn?.map(monthsOf).find((each) => each !== undefined);
    const days = readAsNumber({ type: duration, range, tree: ["-", left.tree, right.tree] }, typer);
    if (months === undefined || isNumber(days.type)) return days;
    const completed = completedMonths(left, right, months);
    return { type: number, range: over(completed.range, exactly(months)), tree: ["/", completed.tree, months] };
  }
  const shifted = sign === "-" ? negated(right.tree) : right.tree;
  // From ten in the evening until six in the morning it is eight hours.
  if (a.kind === "time" && b.kind === "time" && sign === "-")
    return readAsNumber(
      {
        type: duration,
        range: { low: 0, high: lastMinute / minutesOfDay },
        tree: ["/", ["clock", [sign, left.tree, right.tree]], minutesOfDay],
      },
      typer,
    );
  if (a.kind === "time" && isSameType(b, duration))
    return {
      type: a,
      range: { low: 0, high: lastMinute },
      tree: ["clock", ["+", left.tree, ["*", shifted, minutesOfDay]]],
    };
  if (a.kind === "date" && isSameType(b, duration))
    return { type: a, range: changed(range, Math.floor), tree: ["later", left.tree, shifted] };
  if (a.kind === "date" && b.kind === "period") {
    const days = times(right.range, { low: 28, high: 31 });
    const range = plus(left.range, sign === "-" ? negative(days) : days);
    return {
      type: a,
      range,
      tree: ["monthsLater", left.tree, shifted],
    };
  }
  if (sign === "+" && isOnClock(b) && !isOnClock(a)) return ofSum(sign, expression, right, left, typer);
  const said =
    sign === "+"
      ? `You cannot add ${sayType(b)} to ${sayType(a)}.`
      : `You cannot subtract ${sayType(b)} from ${sayType(a)}.`;
  return fault(typer, "unit", expression, `${said}${wayOut(a, b, typer, [expression.left, expression.right])}`);
}

/**
 * The completed months between two dates, or the completed years in months, as an age counts them.
 *
 * @param unit 1 for months, 12 for years
 */
export function completedMonths(later: Typed, earlier: Typed, unit: number): Typed {
  const { low, high } = minus(later.range, earlier.range);
  const completed = (months: number) => Math.trunc(months / unit) * unit;
  // Two months more or less than on average are enough for every calendar.
  const range: Range = { low: completed(low / meanMonth - 2), high: completed(high / meanMonth + 2) };
  const months: Tree = ["monthsBetween", earlier.tree, later.tree];
  const tree: Tree = unit === 1 ? months : ["*", ["trunc", ["/", months, unit]], unit];
  return { type: { kind: "period" }, range, tree };
}

const isOnClock = ({ kind }: Type) => kind === "date" || kind === "time";

const minutesOfDay = lastMinute + 1;

const meanMonth = 30.436875;

const negated = (tree: Tree): Tree => (typeof tree === "number" ? -tree : ["neg", tree]);

/** A product, a quotient or a power: their units are put together. */
export function ofProduct(
  sign: "*" | "/" | "^",
  expression: Part<"infix">,
  left: Typed,
  right: Typed,
  typer: Typer,
): Typed {
  const [a, b] = [left.type, right.type];
  const tree: Tree = [sign, left.tree, right.tree];
  if (sign === "^") return ofPower(expression, left, right, typer);
  if (sign === "/" && (b.kind === "amount" || b.kind === "period") && holdsZero(right.range))
    fault(
      typer,
      "zero",
      expression.right,
      `The divisor can be zero here, and then there is no result. Keep it above zero, as with max(1, …), or ask first: if(x > 0, … / x, 0).`,
    );
  const range = sign === "*" ? times(left.range, right.range) : over(left.range, right.range);
  if (a.kind === "amount" && b.kind === "amount" && !isTemperature(a) && !isTemperature(b)) {
    const of = combined(a.of, b.of, sign === "*" ? (x, y) => x + y : (x, y) => x - y);
    return { type: { kind: "amount", of }, range, tree };
  }
  if (a.kind === "period" && isNumber(b)) return { type: a, range, tree };
  if (sign === "*" && isNumber(a) && b.kind === "period") return { type: b, range, tree };
  if (sign === "/" && a.kind === "period" && b.kind === "period") return { type: number, range, tree };
  const said =
    sign === "*"
      ? `You cannot multiply ${sayType(a)} by ${sayType(b)}.`
      : `You cannot divide ${sayType(a)} by ${sayType(b)}.`;
  const out =
    isTemperature(a) || isTemperature(b)
      ? " Read the temperature as a number with in: C."
      : a.kind === "date" || b.kind === "date"
        ? " Subtract two dates to get days."
        : "";
  return fault(typer, "unit", expression, `${said}${out}`);
}

const isTemperature = (type: Type) => type.kind === "amount" && type.of.temperature !== undefined;

function ofPower(expression: Part<"infix">, left: Typed, right: Typed, typer: Typer): Typed {
  const { low: exponent, high } = right.range;
  if (!isNumber(right.type))
    return fault(typer, "unit", expression.right, `An exponent is a number, and this is ${sayType(right.type)}.`);
  if (left.type.kind !== "amount" || isTemperature(left.type))
    return fault(typer, "unit", expression, `${capital(sayType(left.type))} cannot be raised to a power.`);
  const isFixed = exponent === high;
  if (!isFixed && !isNumber(left.type))
    return fault(
      typer,
      "unit",
      expression.right,
      `${capital(sayType(left.type))} can only be raised to a fixed number, such as 2: the unit depends on it.`,
    );
  if (exponent < 0 && holdsZero(left.range))
    fault(
      typer,
      "zero",
      expression.left,
      "Zero cannot be raised to a negative power, and this can be zero. Keep it above zero, as with max(1, …).",
    );
  if (left.range.low < 0 && !(isFixed && Number.isInteger(exponent)))
    fault(
      typer,
      "zero",
      expression.left,
      "The root of a negative number cannot be computed, and this can be negative. Keep it from falling below zero, as with max(0, …).",
    );
  const of = combined(left.type.of, {}, (x) => x * exponent);
  return {
    type: isNumber(left.type) ? number : { kind: "amount", of },
    range: power(left.range, right.range),
    tree: ["^", left.tree, right.tree],
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The smallest or largest of several, a rounded number, or a part of a date or of a time of day. */
export function ofCall(expression: Part<"call">, parts: readonly Typed[], typer: Typer): Typed {
  const { name } = expression;
  if (name === "round") return ofRound(expression, parts, typer);
  if (name === "month" || name === "day") return ofCalendar(name, expression, parts, typer);
  if (name === "hour" || name === "minute") return ofClock(name, expression, parts, typer);
  if (name === "ifempty") return ofFirstKnown(expression, parts, typer);
  return sameOf(name, expression, expression.parts, parts, typer, ([first = nothing, ...others]) => {
    const ranges = [first, ...others].map(({ range }) => range);
    return {
      ...first,
      range: name === "min" ? smallest(ranges) : largest(ranges),
      tree: [name === "min" ? "min" : "max", first.tree, ...others.map(({ tree }) => tree)],
    };
  });
}

/** The first of several that is not empty. What stands behind one that never is would not count for anybody. */
function ofFirstKnown(expression: Part<"call">, parts: readonly Typed[], typer: Typer): Typed {
  const always = expression.parts.find((part) => namesIn(part).every((name) => isAlwaysKnown.test(name)));
  if (always && always !== expression.parts.at(-1))
    fault(
      typer,
      "range",
      always,
      "This is never empty, so what stands behind it never counts. Write what can be empty first: ifempty(garage, 0).",
    );
  return sameOf("ifempty", expression, expression.parts, parts, typer, (all) => ({
    ...(all[0] ?? nothing),
    range: either(all.map(({ range }) => range)),
    tree: ["ifempty", ...all.map(({ tree }) => tree)],
  }));
}

/** Points are nought before anybody answers, and facts, prices and the day are the same for everybody. */
const isAlwaysKnown = /^(?:score\.|facts\.|plans\.|today$)/;

/** The month of a date from 1 to 12, or the day of its month. */
function ofCalendar(
  name: "month" | "day",
  expression: Part<"call">,
  [{ type, tree } = nothing]: readonly Typed[],
  typer: Typer,
): Typed {
  if (type.kind === "unknown") return nothing;
  if (type.kind !== "date")
    return fault(
      typer,
      "unit",
      expression,
      `"${name}" takes a date, such as ${name}(born), and this is ${sayType(type)}.`,
    );
  const months: Tree = ["monthsBetween", firstDay, tree];
  if (name === "day")
    return {
      type: number,
      range: { low: 1, high: 31 },
      tree: ["+", ["-", tree, ["monthsLater", firstDay, months]], 1],
    };
  const inYears: Tree = ["*", ["trunc", ["/", months, 12]], 12];
  return { type: number, range: { low: 1, high: 12 }, tree: ["+", ["-", months, inYears], 1] };
}

/** The hour of a time of day from 0 to 23, or the minutes behind it. */
function ofClock(
  name: "hour" | "minute",
  expression: Part<"call">,
  [{ type, range, tree } = nothing]: readonly Typed[],
  typer: Typer,
): Typed {
  if (type.kind === "unknown") return nothing;
  if (type.kind !== "time")
    return fault(
      typer,
      "unit",
      expression,
      `"${name}" takes a time of day, such as ${name}(bedtime), and this is ${sayType(type)}.`,
    );
  const hours: Tree = ["trunc", ["/", tree, 60]];
  if (name === "hour")
    return { type: number, range: changed(range, (minutes) => Math.trunc(minutes / 60)), tree: hours };
  return { type: number, range: { low: 0, high: 59 }, tree: ["-", tree, ["*", hours, 60]] };
}

function ofRound(
  expression: Part<"call">,
  [part = nothing, digits = { type: number, range: exactly(0), tree: 0 }]: readonly Typed[],
  typer: Typer,
): Typed {
  if (part.type.kind === "unknown" || digits.type.kind === "unknown") return nothing;
  if (!isNumber(part.type))
    return fault(
      typer,
      "unit",
      expression,
      `"round" takes a number, and this is ${sayType(part.type)}. Round a value in the unit that it is shown in, with the key "round".`,
    );
  const { low, high } = digits.range;
  if (!isNumber(digits.type) || low !== high || !Number.isInteger(low) || low < 0 || low > mostDigits)
    return fault(
      typer,
      "unit",
      expression.parts[1] ?? expression,
      `"round" keeps a fixed number of decimals, from 0 to ${mostDigits}.${low < 0 ? " Whole hundreds are round(x / 100) * 100." : ""}`,
    );
  return { ...part, range: changed(part.range, (value) => rounded(value, low)), tree: ["round", part.tree, low] };
}

/** Most decimals that anything is rounded to. */
const mostDigits = 6;
