import type { Tree } from "./evaluate.ts";
import type { Expression } from "./parse-expression.ts";
import { anywhere, changed, exactly, over, type Range } from "./ranges.ts";
import type { Fault } from "./tokens.ts";
import { isNumber, isSameType, number, sayType, simpleDimension, type Type, unknown } from "./types.ts";
import { baseUnits, fromBase, monthsOf, unitNamed } from "./units.ts";

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

/** What types the parts of one expression. */
export type Typer = Surroundings & {
  readonly faults: TypeFault[];
  /** What each part can be, once it is typed. */
  readonly ranges: Map<Expression, Range>;
  /** Types a part of the expression. */
  readonly typed: (part: Expression, typer: Typer) => Typed;
};

/** A part of an expression that is of one kind. */
export type Part<K extends Expression["kind"]> = Extract<Expression, { kind: K }>;

/** What a part is that something is wrong with. */
export const nothing: Typed = { type: unknown, range: anywhere, tree: Number.NaN };

/** Adds a fault to the list, at a part. */
export function fault(
  typer: Typer,
  about: TypeFault["about"],
  { at, end }: Expression,
  message: string,
  suggest?: string | null,
) {
  typer.faults.push({ about, message, at, end, ...(suggest != null && { suggest }) });
  return nothing;
}

/** A measure whose unit is named by `in` is from here on a plain number in that unit. */
export function readAsNumber(part: Typed, { readIn = [] }: Typer): Typed {
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

/**
 * How two types that do not fit can be made to.
 *
 * @param parts that are of these types
 */
export function wayOut(a: Type, b: Type, { readIn }: Typer, parts: readonly Expression[]): string {
  const kinds = [a.kind, b.kind];
  if (simpleDimension(a) === "temperature") return ` Temperatures can only be compared, or read as numbers with in: C.`;
  if (kinds.includes("truth")) return " A condition is asked with if(condition, then, otherwise).";
  if (a.kind === "time" && b.kind === "time")
    return " What lies between them is the later one less the other: wake - bed.";
  if (kinds.includes("time"))
    return " Write a time with a colon, such as 22:00, and how long something takes with its unit, such as 8 h. hour(…) and minute(…) read a time as numbers.";
  if (kinds.includes("date")) return " To a date, days, weeks, months or years can be added: 2 weeks.";
  if (kinds.includes("period") && (isNumber(a) || isNumber(b)))
    return ` Write the number with its unit, such as ${inUnit(parts, 67, "years")}.`;
  if (kinds.includes("period"))
    return " Months and years have no fixed number of days: add both to a date, one after the other.";
  if (isNumber(a) || isNumber(b))
    return ` Write the number with its unit, such as ${inUnit(parts, 5, baseUnits[simpleDimension(isNumber(a) ? b : a) ?? "mass"])}${readIn ? ', or name one more unit in "in"' : ', or read the measure as a number with "in"'}.`;
  return ' Only what is measured alike can be put together, unless both are read as numbers with "in".';
}

/** The number that lacks a unit, with one; another number, if it is computed. */
function inUnit(parts: readonly Expression[], other: number, unit: string): string {
  const [number = other] = parts.flatMap((part) =>
    part.kind === "number" && part.unit === undefined ? [part.value] : [],
  );
  return `${number} ${number === 1 ? unit.replace(/s$/, "") : unit}`;
}

/** The result of a choice between parts that are all of one kind. */
export function sameOf(
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
      `"${name}" chooses between ${sayType(first.type)} and ${sayType(odd.type)}.${wayOut(first.type, odd.type, typer, written)}`,
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
