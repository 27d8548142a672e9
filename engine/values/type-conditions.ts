import type { Tree } from "./evaluate.ts";
import type { Expression, Infix } from "./parse-expression.ts";
import { anywhere, below, either, equal, exactly, largest, minus, type Range, smallest, within } from "./ranges.ts";
import { emptyWay } from "./tokens.ts";
import { fault, nothing, type Part, type Surroundings, sameOf, type Typed, type Typer, wayOut } from "./typer.ts";
import { isSameType, sayType, simpleDimension } from "./types.ts";
import { monthsOf, toBase, unitNamed } from "./units.ts";

/** Two conditions joined by "and" or "or". What follows an "and" is only asked if what stands before it holds. */
export function ofBoth(sign: "and" | "or", expression: Part<"infix">, left: Typed, right: Typed, typer: Typer): Typed {
  for (const [part, { type }] of [
    [expression.left, left],
    [expression.right, right],
  ] as const)
    if (type.kind !== "truth")
      return fault(
        typer,
        "unit",
        part,
        `"${sign}" joins conditions, such as weight > 80 kg, and this is ${sayType(type)}.${sign === "or" && left.type.kind !== "truth" && right.type.kind !== "truth" ? ` ${emptyWay}` : ""}`,
      );
  const range = sign === "and" ? smallest([left.range, right.range]) : largest([left.range, right.range]);
  return { type: { kind: "truth" }, range, tree: [sign, left.tree, right.tree] };
}

/** A comparison, which is refused if it always comes out the same. */
export function ofComparison(
  sign: Exclude<Infix, "+" | "-" | "*" | "/" | "^" | "and" | "or">,
  expression: Part<"infix">,
  left: Typed,
  right: Typed,
  typer: Typer,
): Typed {
  const [a, b] = [left.type, right.type];
  if (!isSameType(a, b) || a.kind === "truth")
    return fault(
      typer,
      "unit",
      expression,
      `You cannot compare ${sayType(a)} with ${sayType(b)}.${wayOut(a, b, typer, [expression.left, expression.right])}`,
    );
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

/** A choice between two parts, each typed as it is where it is chosen. */
export function ofIf(expression: Part<"call">, typer: Typer): Typed {
  const [asked, then, otherwise] = expression.parts;
  if (!asked || !then || !otherwise) return nothing;
  const condition = typer.typed(asked, typer);
  if (condition.type.kind !== "truth" && condition.type.kind !== "unknown")
    fault(
      typer,
      "unit",
      asked,
      `"if" asks a condition first, such as weight > 80 kg, and this is ${sayType(condition.type)}.`,
    );
  const yes = typer.typed(then, { ...typer, named: narrowed(asked, true, typer) });
  const no = typer.typed(otherwise, { ...typer, named: narrowed(asked, false, typer) });
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
export function narrowed(condition: Expression, isTrue: boolean, typer: Typer): Surroundings["named"] {
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
  // Typed already: typing it again here would double the work with each condition within a condition.
  const bound = typer.ranges.get(other) ?? anywhere;
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
