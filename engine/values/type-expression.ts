import { didYouMean } from "../problem/index.ts";
import { rounded, type Tree } from "./evaluate.ts";
import { type Expression, expressionWords, type Infix } from "./parse-expression.ts";
import {
  anywhere,
  below,
  changed,
  either,
  equal,
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
  within,
} from "./ranges.ts";
import type { Fault } from "./tokens.ts";
import {
  combined,
  duration,
  isNumber,
  isSameType,
  measured,
  number,
  sayType,
  simpleDimension,
  type Type,
  unknown,
} from "./types.ts";
import { baseUnits, fromBase, monthsOf, toBase, unitNamed } from "./units.ts";

/** What an expression can read by a name. */
export type Readable = {
  readonly type: Type;
  readonly range: Range;
  /** How it is computed; left out, it is read by its name. */
  readonly tree?: Tree;
};

/** What an expression is written against. */
export type Surroundings = {
  /** What a name stands for; undefined if there is nothing of that name. */
  readonly named: (name: string) => Readable | undefined;
  /** Every name that there is, for suggestions. */
  readonly names: Iterable<string>;
  /** Units in which measures are read as plain numbers. */
  readonly readIn?: readonly string[];
};

/** What is wrong, sorted by what an author has to think about. */
export type TypeFault = Fault & { readonly about: "form" | "name" | "unit" | "zero" | "range" };

/** A part of an expression: what it is, what it can be, and how it is computed. */
export type Typed = Readable & { readonly tree: Tree };

/** Finds out what an expression is, proves its units, and compiles it. Faults are added to a list. */
export function typeExpression(expression: Expression, around: Surroundings, faults: TypeFault[]): Typed {
  return typed(expression, { ...around, faults });
}

type Typer = Surroundings & { readonly faults: TypeFault[] };

const nothing: Typed = { type: unknown, range: anywhere, tree: Number.NaN };

function typed(expression: Expression, typer: Typer): Typed {
  const again = (part: Expression) => typed(part, typer);
  switch (expression.kind) {
    case "number":
      return ofLiteral(expression, typer);
    case "date":
      return { type: { kind: "date" }, range: exactly(expression.day), tree: expression.day };
    case "name":
      return ofName(expression, typer);
    case "prefix":
      return ofPrefix(expression, again(expression.part), typer);
    case "infix":
      return ofInfix(expression, again(expression.left), rightOf(expression, typer), typer);
    case "call":
      return expression.name === "if"
        ? ofIf(expression, typer)
        : ofCall(expression, expression.parts.map(again), typer);
  }
}

type Part<K extends Expression["kind"]> = Extract<Expression, { kind: K }>;

/** What follows an "and" is only asked if what stands before it holds. */
function rightOf({ sign, left, right }: Part<"infix">, typer: Typer): Typed {
  return typed(right, sign === "and" ? { ...typer, named: narrowed(left, true, typer) } : typer);
}

function fault(
  typer: Typer,
  about: TypeFault["about"],
  { at, end }: Expression,
  message: string,
  suggest?: string | null,
) {
  typer.faults.push({ about, message, at, end, ...(suggest != null && { suggest }) });
  return nothing;
}

function ofLiteral({ value, unit }: Part<"number">, typer: Typer): Typed {
  const known = unit === undefined ? undefined : unitNamed(unit);
  const months = unit === undefined ? undefined : monthsOf(unit);
  const amount = known ? toBase(value, known) : value * (months ?? 1);
  const type: Type = known ? measured(known.dimension) : months === undefined ? number : { kind: "period" };
  return readAsNumber({ type, range: exactly(amount), tree: amount }, typer);
}

function ofName(expression: Part<"name">, typer: Typer): Typed {
  const { name } = expression;
  if (name === "today") return { type: { kind: "date" }, range: { low: 0, high: 0, fromToday: true }, tree: name };
  const found = typer.named(name);
  if (found) return readAsNumber({ ...found, tree: found.tree ?? name }, typer);
  const [first = "", ...others] = name.split("-");
  const isDifference = others.length > 0 && [first, ...others].every((part) => typer.named(part) || part === "today");
  if (isDifference)
    return fault(
      typer,
      "name",
      expression,
      `"${name}" is one name. A minus needs spaces around it: ${name.split("-").join(" - ")}.`,
    );
  const { sentence, suggest } = didYouMean(name, [...typer.names, ...expressionWords]);
  return fault(
    typer,
    "name",
    expression,
    `There is no value, field, score or numeric fact "${name}".${sentence}`,
    suggest,
  );
}

/** A measure whose unit is named by `in` is from here on a plain number in that unit. */
function readAsNumber(part: Typed, { readIn = [] }: Typer): Typed {
  const dimension = simpleDimension(part.type);
  const unit = readIn.map(unitNamed).find((each) => each && each.dimension === dimension);
  if (unit) {
    const moved: Tree = unit.offset ? ["-", part.tree, unit.offset] : part.tree;
    const tree: Tree =
      typeof part.tree === "number" ? fromBase(part.tree, unit) : unit.factor === 1 ? moved : ["/", moved, unit.factor];
    const range = unit.offset
      ? changed(part.range, (value) => fromBase(value, unit))
      : over(part.range, exactly(unit.factor));
    return { type: number, range, tree };
  }
  const months = part.type.kind === "period" && readIn.map(monthsOf).find((each) => each !== undefined);
  if (!months) return part;
  const tree: Tree =
    typeof part.tree === "number" ? part.tree / months : months === 1 ? part.tree : ["/", part.tree, months];
  return { type: number, range: changed(part.range, (value) => value / months), tree };
}

function ofPrefix(expression: Part<"prefix">, part: Typed, typer: Typer): Typed {
  const { sign } = expression;
  if (part.type.kind === "unknown") return nothing;
  if (sign === "not") {
    if (part.type.kind !== "truth")
      return fault(
        typer,
        "unit",
        expression.part,
        `"not" takes a condition, such as weight > 80 kg, and this is ${sayType(part.type)}.`,
      );
    return { ...part, range: minus(exactly(1), part.range), tree: ["not", part.tree] };
  }
  if (part.type.kind !== "amount" && part.type.kind !== "period")
    return fault(typer, "unit", expression, `A minus cannot stand before ${sayType(part.type)}.`);
  if (typeof part.tree === "number") return { ...part, range: negative(part.range), tree: -part.tree };
  return { ...part, range: negative(part.range), tree: ["neg", part.tree] };
}

function ofInfix(expression: Part<"infix">, left: Typed, right: Typed, typer: Typer): Typed {
  const { sign } = expression;
  if (left.type.kind === "unknown" || right.type.kind === "unknown") return nothing;
  switch (sign) {
    case "+":
    case "-":
      return ofSum(sign, expression, left, right, typer);
    case "*":
    case "/":
    case "^":
      return ofProduct(sign, expression, left, right, typer);
    case "and":
    case "or":
      return ofBoth(sign, expression, left, right, typer);
    default:
      return ofComparison(sign, expression, left, right, typer);
  }
}

function ofSum(sign: "+" | "-", expression: Part<"infix">, left: Typed, right: Typed, typer: Typer): Typed {
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
  if (sign === "+" && b.kind === "date" && a.kind !== "date") return ofSum(sign, expression, right, left, typer);
  const said =
    sign === "+" ? `You add ${sayType(b)} to ${sayType(a)}` : `You subtract ${sayType(b)} from ${sayType(a)}`;
  return fault(typer, "unit", expression, `${said}, which gives nothing.${wayOut(a, b, typer)}`);
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

const meanMonth = 30.436875;

const negated = (tree: Tree): Tree => (typeof tree === "number" ? -tree : ["neg", tree]);

/** How two types that do not fit can be made to. */
function wayOut(a: Type, b: Type, { readIn }: Typer): string {
  const kinds = [a.kind, b.kind];
  if (simpleDimension(a) === "temperature") return ` Temperatures can only be compared, or read as numbers with in: C.`;
  if (kinds.includes("truth")) return " A condition is asked with if(condition, then, otherwise).";
  if (kinds.includes("date")) return " To a date, days, weeks, months or years can be added: 2 weeks.";
  if (kinds.includes("period") && (isNumber(a) || isNumber(b)))
    return " Write the number with its unit, such as 67 years.";
  if (kinds.includes("period"))
    return " Months and years have no fixed number of days: add both to a date, one after the other.";
  if (isNumber(a) || isNumber(b))
    return ` Write the number with its unit, such as 5 ${unitOf(isNumber(a) ? b : a)}${readIn ? ', or name one more unit in "in"' : ', or read the measure as a number with "in"'}.`;
  return ' Only what is measured alike can be put together, unless both are read as numbers with "in".';
}

/** The unit that a number lacks beside an amount. */
const unitOf = (type: Type): string => baseUnits[simpleDimension(type) ?? "mass"];

function ofProduct(sign: "*" | "/" | "^", expression: Part<"infix">, left: Typed, right: Typed, typer: Typer): Typed {
  const [a, b] = [left.type, right.type];
  const tree: Tree = [sign, left.tree, right.tree];
  if (sign === "^") return ofPower(expression, left, right, typer);
  if (sign === "/" && (b.kind === "amount" || b.kind === "period") && holdsZero(right.range))
    fault(
      typer,
      "zero",
      expression.right,
      `What is divided by here can be zero; there is no result then. Keep it from zero, as with max(1, …), or ask first: if(x > 0, … / x, 0).`,
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
    sign === "*" ? `You multiply ${sayType(a)} by ${sayType(b)}` : `You divide ${sayType(a)} by ${sayType(b)}`;
  const out =
    isTemperature(a) || isTemperature(b)
      ? " Read the temperature as a number with in: C."
      : a.kind === "date" || b.kind === "date"
        ? " Subtract two dates to get days."
        : "";
  return fault(typer, "unit", expression, `${said}, which gives nothing.${out}`);
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
      "What is raised to a negative number can be zero; there is no result then. Keep it from zero, as with max(1, …).",
    );
  if (left.range.low < 0 && !(isFixed && Number.isInteger(exponent)))
    fault(
      typer,
      "zero",
      expression.left,
      "A root is taken of what can be negative; there is no result then. Keep it from that, as with max(0, …).",
    );
  const of = combined(left.type.of, {}, (x) => x * exponent);
  return {
    type: isNumber(left.type) ? number : { kind: "amount", of },
    range: power(left.range, right.range),
    tree: ["^", left.tree, right.tree],
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function ofBoth(sign: "and" | "or", expression: Part<"infix">, left: Typed, right: Typed, typer: Typer): Typed {
  for (const [part, { type }] of [
    [expression.left, left],
    [expression.right, right],
  ] as const)
    if (type.kind !== "truth")
      return fault(
        typer,
        "unit",
        part,
        `"${sign}" joins conditions, such as weight > 80 kg, and this is ${sayType(type)}.`,
      );
  const range = sign === "and" ? smallest([left.range, right.range]) : largest([left.range, right.range]);
  return { type: { kind: "truth" }, range, tree: [sign, left.tree, right.tree] };
}

function ofComparison(
  sign: Exclude<Infix, "+" | "-" | "*" | "/" | "^" | "and" | "or">,
  expression: Part<"infix">,
  left: Typed,
  right: Typed,
  typer: Typer,
): Typed {
  const [a, b] = [left.type, right.type];
  if (!isSameType(a, b) || a.kind === "truth")
    return fault(typer, "unit", expression, `You compare ${sayType(a)} with ${sayType(b)}.${wayOut(a, b, typer)}`);
  const results: Readonly<Record<typeof sign, () => readonly [Range, Tree]>> = {
    "<": () => [below(left.range, right.range, false), ["<", left.tree, right.tree]],
    "<=": () => [below(left.range, right.range, true), ["<=", left.tree, right.tree]],
    ">": () => [below(right.range, left.range, false), ["<", right.tree, left.tree]],
    ">=": () => [below(right.range, left.range, true), ["<=", right.tree, left.tree]],
    "=": () => [equal(left.range, right.range), ["=", left.tree, right.tree]],
    "!=": () => [minus(exactly(1), equal(left.range, right.range)), ["not", ["=", left.tree, right.tree]]],
  };
  const [range, tree] = results[sign]();
  if (range.low === range.high)
    fault(
      typer,
      "range",
      expression,
      `This is always ${range.low === 1 ? "true" : "false"}, whatever is answered: one of the two cases never comes.`,
    );
  return { type: { kind: "truth" }, range: { low: 0, high: 1 }, tree };
}

function ofIf(expression: Part<"call">, typer: Typer): Typed {
  const [asked, then, otherwise] = expression.parts;
  if (!asked || !then || !otherwise) return nothing;
  const condition = typed(asked, typer);
  if (condition.type.kind !== "truth" && condition.type.kind !== "unknown")
    fault(
      typer,
      "unit",
      asked,
      `"if" asks a condition first, such as weight > 80 kg, and this is ${sayType(condition.type)}.`,
    );
  const yes = typed(then, { ...typer, named: narrowed(asked, true, typer) });
  const no = typed(otherwise, { ...typer, named: narrowed(asked, false, typer) });
  return sameOf("if", expression, [then, otherwise], [yes, no], typer, (parts) => ({
    ...yes,
    range: either(parts.map(({ range }) => range)),
    tree: ["if", condition.tree, ...parts.map(({ tree }) => tree)],
  }));
}

/**
 * What names stand for where a condition holds, or does not: if(x > 0, 1 / x, 0) divides by what is above zero. Only
 * comparisons of a name with something that is the same for everybody are understood.
 */
function narrowed(condition: Expression, isTrue: boolean, typer: Typer): Surroundings["named"] {
  const { named } = typer;
  if (condition.kind === "prefix" && condition.sign === "not") return narrowed(condition.part, !isTrue, typer);
  if (condition.kind !== "infix") return named;
  const { sign, left, right } = condition;
  if (sign === "and" || sign === "or") {
    if (isTrue !== (sign === "and")) return named;
    return narrowed(right, isTrue, { ...typer, named: narrowed(left, isTrue, typer) });
  }
  if (!isComparison(sign)) return named;
  const actual = isTrue ? sign : opposite[sign];
  return narrowedBy(left, actual, right, { ...typer, named: narrowedBy(right, mirrored[actual], left, typer) });
}

function narrowedBy(side: Expression, sign: Comparison, other: Expression, typer: Typer): Surroundings["named"] {
  const { named } = typer;
  if (side.kind !== "name") return named;
  const { range: bound } = typed(other, { ...typer, faults: [] });
  const isZero = bound.low === 0 && bound.high === 0;
  const low = sign === ">" || sign === ">=" || sign === "=" ? bound.low : anywhere.low;
  const high = sign === "<" || sign === "<=" || sign === "=" ? bound.high : anywhere.high;
  const isNeverZero =
    (sign === "!=" && isZero) || (sign === ">" && bound.low >= 0) || (sign === "<" && bound.high <= 0);
  const own = typer.readIn ? readBack(side.name, typer) : (value: number) => value;
  const allowed: Range = {
    low: own(low),
    high: own(high),
    ...(bound.fromToday && { fromToday: true }),
    ...(isNeverZero && { isNeverZero: true }),
  };
  return (name) => {
    const found = named(name);
    return found && name === side.name ? { ...found, range: within(found.range, allowed) } : found;
  };
}

/** With `in`, names are compared as numbers in another unit than the one that their range is in. */
function readBack(name: string, typer: Typer): (value: number) => number {
  const found = typer.named(name);
  const dimension = found && simpleDimension(found.type);
  const unit = typer.readIn?.map(unitNamed).find((each) => each && each.dimension === dimension);
  const months =
    found?.type.kind === "period" ? typer.readIn?.map(monthsOf).find((each) => each !== undefined) : undefined;
  return (value) => (unit ? toBase(value, unit) : value * (months ?? 1));
}

type Comparison = keyof typeof opposite;
const opposite = { "<": ">=", "<=": ">", ">": "<=", ">=": "<", "=": "!=", "!=": "=" } as const;
const mirrored = { "<": ">", "<=": ">=", ">": "<", ">=": "<=", "=": "=", "!=": "!=" } as const;
const isComparison = (sign: Infix): sign is Comparison => Object.hasOwn(opposite, sign);

function ofCall(expression: Part<"call">, parts: readonly Typed[], typer: Typer): Typed {
  const { name } = expression;
  if (name === "round") return ofRound(expression, parts, typer);
  return sameOf(name, expression, expression.parts, parts, typer, ([first = nothing, ...others]) => {
    const ranges = [first, ...others].map(({ range }) => range);
    return {
      ...first,
      range: name === "min" ? smallest(ranges) : largest(ranges),
      tree: [name === "min" ? "min" : "max", first.tree, ...others.map(({ tree }) => tree)],
    };
  });
}

/** The result of a choice between parts that are all of one kind. */
function sameOf(
  name: string,
  expression: Expression,
  written: readonly Expression[],
  parts: readonly Typed[],
  typer: Typer,
  result: (parts: readonly Typed[]) => Typed,
): Typed {
  if (parts.some(({ type }) => type.kind === "unknown")) return nothing;
  const [first = nothing] = parts;
  const other = parts.findIndex(({ type }) => !isSameType(type, first.type));
  const odd = parts[other];
  if (odd)
    return fault(
      typer,
      "unit",
      written[other] ?? expression,
      `"${name}" chooses between ${sayType(first.type)} and ${sayType(odd.type)}.${wayOut(first.type, odd.type, typer)}`,
    );
  if (first.type.kind === "truth")
    return fault(
      typer,
      "unit",
      expression,
      `"${name}" chooses between numbers, measures or dates, and not between conditions.`,
    );
  return result(parts);
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
      `"round" keeps a fixed number of decimals, from 0 to ${mostDigits}.`,
    );
  return { ...part, range: changed(part.range, (value) => rounded(value, low)), tree: ["round", part.tree, low] };
}

/** Most decimals that anything is rounded to. */
const mostDigits = 6;
