import type { CompiledValue } from "./compute.ts";
import { rounded, type Tree } from "./evaluate.ts";
import { type Expression, namesIn, parseExpression } from "./parse-expression.ts";
import { anywhere, changed, exactly, times } from "./ranges.ts";
import { type ShownUnit, shownUnit } from "./say-amount.ts";
import type { Fault } from "./tokens.ts";
import { completedMonths } from "./type-arithmetic.ts";
import { typeExpression } from "./type-expression.ts";
import type { Readable, Surroundings, Typed, TypeFault } from "./typer.ts";
import {
  duration,
  isCubic,
  isNumber,
  isSameType,
  measured,
  number,
  sayType,
  simpleDimension,
  type Type,
  unitsToRead,
  unknown,
} from "./types.ts";
import { baseUnits, fromBase, monthsOf, toBase, unitNamed } from "./units.ts";

/** A value as an author writes it. */
export type WrittenValue = {
  readonly of: string | number;
  readonly in?: string | readonly string[];
  readonly unit?: string;
  readonly currency?: string;
  readonly round?: number;
};

/** A value of a definition: what it is and can be, what is wrong with it, and how it is computed. */
export type TypedValue = Readable & {
  readonly faults: readonly ValueFault[];
  /** The names that it reads, as written. */
  readonly reads: readonly string[];
  /** Undefined if something is wrong with it, or with what it reads. */
  readonly compiled?: CompiledValue;
};

/** What is wrong with a value, and the key that it is wrong in. */
export type ValueFault =
  | (TypeFault & { readonly key: "of" })
  | { readonly key: "in" | "unit" | "currency" | "round"; readonly about: "unit"; readonly message: string }
  | {
      readonly key: "of";
      readonly about: "circle";
      readonly message: string;
      readonly at: number;
      readonly end: number;
    };

/** What all values have around them: what else can be read, by name. */
export type Sources = ReadonlyMap<string, Readable>;

/**
 * Types and compiles all values of a definition. Values may read each other, whatever their order.
 *
 * @param sources what else they can read: fields, scores, facts
 * @returns the values by name, each after those that it reads
 */
export function typeValues(
  values: Readonly<Record<string, WrittenValue>>,
  sources: Sources,
): ReadonlyMap<string, TypedValue> {
  const names = [...Object.keys(values), ...sources.keys()];
  const parsed = new Map(Object.entries(values).map(([name, { of }]) => [name, parseExpression(String(of))]));
  const reads = new Map(
    [...parsed].map(([name, each]) => [name, "message" in each ? [] : [...new Set(namesIn(each))]]),
  );
  const typed = new Map<string, TypedValue>();
  const named = (name: string): Readable | undefined =>
    typed.get(name) ?? (parsed.has(name) ? wrong : sources.get(name));
  const add = (name: string) => {
    const [written, expression] = [values[name], parsed.get(name)];
    if (written && expression) typed.set(name, typeValue(written, expression, { named, names }));
  };
  // One after the other and without recursion, because a chain of values can be long.
  const isReady = (name: string) => reads.get(name)?.every((read) => !parsed.has(read) || typed.has(read));
  for (let left = [...parsed.keys()]; left.length > 0; ) {
    const ready = left.filter(isReady);
    for (const name of ready) add(name);
    const stuck = ready.length > 0 ? [] : left;
    const round = roundFrom(stuck, (name) => reads.get(name)?.find((read) => stuck.includes(read)) ?? "");
    for (const name of round) typed.set(name, circular(name, round));
    left = left.filter((name) => !typed.has(name));
  }
  return typed;
}

/** The names that come again and again when each leads to the next. */
function roundFrom([first]: readonly string[], next: (name: string) => string): readonly string[] {
  const way: string[] = [];
  if (first === undefined) return way;
  for (let name = first; ; name = next(name)) {
    const start = way.indexOf(name);
    if (start !== -1) return way.slice(start);
    way.push(name);
  }
}

function circular(name: string, round: readonly string[]): TypedValue {
  const start = round.indexOf(name);
  const way = [...round.slice(start), ...round.slice(0, start), name].join(" → ");
  const message = `This value is computed from itself: ${way}. Compute one of them without the others.`;
  return { ...wrong, reads: [], faults: [{ key: "of", about: "circle", message, at: 0, end: 0 }] };
}

const wrong: Readable = { type: unknown, range: anywhere };

function typeValue(written: WrittenValue, expression: Expression | Fault, around: Surroundings): TypedValue {
  if ("message" in expression) return { ...wrong, reads: [], faults: [{ ...expression, about: "form", key: "of" }] };
  const faults: TypeFault[] = [];
  const surroundings = written.in === undefined ? around : { ...around, readIn: [written.in].flat() };
  const result = typeExpression(expression, surroundings, faults);
  const reads = [...new Set(namesIn(expression))];
  const inExpression = faults.map((fault) => ({ ...fault, key: "of" as const }));
  const shown = shownAs(result, written, expression, surroundings);
  if ("message" in shown) return { ...wrong, reads, faults: [...inExpression, shown] };
  const { type, range, compiled } = shown;
  return { type, range, reads, faults: inExpression, ...(compiled && { compiled }) };
}

/** How the measures of an expression become plain numbers. */
function readAsNumbers(
  type: Extract<Type, { kind: "amount" }>,
  expression: Expression,
  { named, readIn = [] }: Surroundings,
): string {
  const read = namesIn(expression).flatMap((name) => named(name)?.type ?? []);
  return `Read its measures as numbers: in: ${unitsToRead(type, readIn, read)}.`;
}

type Shown = Readable & { readonly compiled?: CompiledValue };

/** What a value becomes by the unit that it is shown in, and by its rounding. */
function shownAs(
  result: Typed,
  written: WrittenValue,
  expression: Expression,
  around: Surroundings,
): Shown | ValueFault {
  const { type } = result;
  const { unit, currency, round } = written;
  if (type.kind === "unknown") return result;
  if (type.kind === "truth")
    return {
      key: "of",
      about: "unit",
      message: "A value is a number, a measure or a date, and this is a condition. Write if(…, 1, 0).",
      ...whole(expression),
    };
  if (type.kind === "text")
    return {
      key: "of",
      about: "unit",
      message: "A value is a number, a measure or a date, and this is a text.",
      ...whole(expression),
    };
  if (currency !== undefined) {
    if (unit !== undefined) return refused("currency", "A value is in a unit or in a currency. Remove one of the two.");
    if (!isNumber(type))
      return refused(
        "currency",
        `A sum of money is a plain number, and the result is ${sayType(type)}. ${type.kind === "amount" ? readAsNumbers(type, expression, around) : "Compute it from numbers."}`,
      );
    const { compiled, ...shown } = inUnit(result, undefined, round);
    return { ...shown, ...(compiled && { compiled: { ...compiled, currency } }) };
  }
  if (type.kind === "date" || type.kind === "time") {
    const way = type.kind === "date" ? "subtract two dates to get days" : "read its hour(…)";
    if (unit !== undefined)
      return refused("unit", `The result is ${sayType(type)}, which has no unit. Remove the unit, or ${way}.`);
    if (round !== undefined)
      return refused("round", `The result is ${sayType(type)}, which is not rounded. Remove it.`);
    return { ...result, compiled: { of: result.tree, is: type.kind } };
  }
  if (isCubic(type) && (unit === undefined || unitNamed(unit)?.dimension === "volume"))
    return inUnit(asMeasure({ ...result, type: number }, "m3", shownUnit("m3")), shownUnit(unit ?? "m3"), round);
  if (unit === undefined) {
    if (isNumber(type)) return inUnit(result, undefined, round);
    const base = type.kind === "period" ? "months" : baseUnits[simpleDimension(type) ?? "time"];
    if (type.kind === "amount" && simpleDimension(type) === undefined)
      return {
        key: "of",
        about: "unit",
        message: `The result is in ${sayType(type)}, which cannot be shown. ${readAsNumbers(type, expression, around)}`,
        ...whole(expression),
      };
    return inUnit(result, shownUnit(isBetweenTimes(result, expression, around) ? "h" : base), round);
  }
  const wanted = shownUnit(unit);
  if (isNumber(type)) return inUnit(asMeasure(result, unit, wanted), wanted, round);
  const months = monthsOf(unit);
  const isFitting =
    months === undefined
      ? simpleDimension(type) === unitNamed(unit)?.dimension && type.kind === "amount"
      : type.kind === "period";
  if (isFitting) return inUnit(result, wanted, round);
  const dates = months === undefined ? undefined : datesApart(expression, around);
  if (dates && months !== undefined) return inUnit(completedMonths(...dates, months), wanted, round);
  const out =
    months === undefined || simpleDimension(type) !== "time"
      ? ""
      : " Only the difference of two dates has completed months and years: write it alone.";
  return refused("unit", `"unit" says ${unit}, and the result is ${sayType(type)}.${out}`);
}

/** What lies between two times of day, and so is shorter than a day: nobody says 0.32 days. */
const isBetweenTimes = ({ type, range }: Typed, expression: Expression, { named }: Surroundings) =>
  isSameType(type, duration) &&
  Math.max(-range.low, range.high) < 1 &&
  namesIn(expression).some((name) => named(name)?.type.kind === "time");

const refused = (key: "unit" | "currency" | "round", message: string): ValueFault => ({ key, about: "unit", message });

const whole = ({ at, end }: Expression) => ({ at, end });

/** A plain number that is said to be in a unit. */
function asMeasure({ range, tree }: Typed, unit: string, { factor }: ShownUnit): Typed {
  const known = unitNamed(unit);
  const type: Type = known ? measured(known.dimension) : { kind: "period" };
  if (!known?.offset)
    return { type, range: times(range, exactly(factor)), tree: factor === 1 ? tree : ["*", tree, factor] };
  return {
    type,
    range: changed(range, (value) => toBase(value, known)),
    tree: ["+", ["*", tree, factor], known.offset],
  };
}

/** The two dates of an expression that is nothing but their difference. */
function datesApart(expression: Expression, around: Surroundings): [later: Typed, earlier: Typed] | undefined {
  if (expression.kind !== "infix" || expression.sign !== "-") return undefined;
  const [later, earlier] = [expression.left, expression.right].map((part) => typeExpression(part, around, []));
  // What is subtracted from a date, if the result is no date, is one.
  return later?.type.kind === "date" && earlier ? [later, earlier] : undefined;
}

/** A value is what it is shown as: rounded in its unit. */
function inUnit({ type, range, tree }: Typed, unit: ShownUnit | undefined, digits: number | undefined): Shown {
  const shown = { ...(unit && { unit }), ...(digits !== undefined && { digits }) };
  if (digits === undefined) return { type, range, compiled: { of: tree, ...shown } };
  const { factor, offset = 0 } = unit ?? { factor: 1 };
  const moved: Tree = offset ? ["-", tree, offset] : tree;
  const amount: Tree = ["round", factor === 1 ? moved : ["/", moved, factor], digits];
  const scaled: Tree = factor === 1 ? amount : ["*", amount, factor];
  const round = (value: number) => toBase(rounded(fromBase(value, { factor, offset }), digits), { factor, offset });
  return { type, range: changed(range, round), compiled: { of: offset ? ["+", scaled, offset] : scaled, ...shown } };
}
