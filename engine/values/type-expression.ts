import { didYouMean, suggestion } from "../problem/index.ts";
import { type Expression, expressionWords } from "./parse-expression.ts";
import { exactly, minus, negative } from "./ranges.ts";
import { ofCall, ofProduct, ofSum } from "./type-arithmetic.ts";
import { narrowed, ofBoth, ofComparison, ofIf } from "./type-conditions.ts";
import {
  fault,
  nothing,
  type Part,
  readAsNumber,
  type Surroundings,
  type Typed,
  type TypeFault,
  type Typer,
} from "./typer.ts";
import { measured, number, sayType, type Type } from "./types.ts";
import { monthsOf, toBase, unitNamed } from "./units.ts";

/** Finds out what an expression is, proves its units, and compiles it. Faults are added to a list. */
export function typeExpression(expression: Expression, around: Surroundings, faults: TypeFault[]): Typed {
  return typed(expression, { ...around, faults, ranges: new Map(), typed });
}

function typed(expression: Expression, typer: Typer): Typed {
  const found = typedPart(expression, typer);
  typer.ranges.set(expression, found.range);
  return found;
}

function typedPart(expression: Expression, typer: Typer): Typed {
  const again = (part: Expression) => typed(part, typer);
  switch (expression.kind) {
    case "number":
      return ofLiteral(expression, typer);
    case "date":
      return { type: { kind: "date" }, range: exactly(expression.day), tree: expression.day };
    case "time":
      return { type: { kind: "time" }, range: exactly(expression.minutes), tree: expression.minutes };
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

/** What follows an "and" is only asked if what stands before it holds. */
function rightOf({ sign, left, right }: Part<"infix">, typer: Typer): Typed {
  return typed(right, sign === "and" ? { ...typer, named: narrowed(left, true, typer) } : typer);
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
  // Facts, scales and prices are called by all of their names.
  const whole = [...typer.names].find(
    (each) => /^(?:facts|score|plans)\./.test(each) && each.replace(/^\w+\./, "") === name,
  );
  const { sentence, suggest } =
    whole !== undefined || isToday(name)
      ? suggestion(whole ?? "today")
      : didYouMean(name, [...typer.names, ...expressionWords]);
  return fault(
    typer,
    "name",
    expression,
    `There is no value, field, score or numeric fact "${name}".${sentence}`,
    suggest,
  );
}

const isToday = (name: string): boolean => /^(?:now|heute|oggi|hoy|hoje|vandaag|dzisiaj|bugun)$/i.test(name);

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
    return fault(typer, "unit", expression, `A minus cannot go before ${sayType(part.type)}.`);
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
