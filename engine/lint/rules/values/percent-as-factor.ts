import { type Expression, parseExpression } from "../../../values/index.ts";
import type { LintContext } from "../../context.ts";
import { type ValueSample, valueSamples } from "../../reach/value-samples.ts";
import type { Rule } from "../../rule.ts";
import { inPercent } from "../../written/in-percent.ts";

/** A percentage is divided by a hundred before something is multiplied by it. */
export const percentAsFactor: Rule = {
  id: "percent-as-factor",
  severity: "warning",
  why: "A fact of 3 that pages show as “3%” is 0.03 to a formula. Multiplied as it is, the fee is a hundred times as high; added to 1, the savings quadruple each year. Formulas are seen by nobody, and their sums look like sums.",
  wrong: "fee: { of: deposit * facts.fee, currency: EUR }",
  right: "fee: { of: deposit * facts.fee / 100, currency: EUR }",
  *check(context) {
    const { definition, authored } = context;
    const shown = new Set(authored.flatMap(({ text }) => (/[%٪]/.test(text) ? inPercent(text) : [])));
    const isHundredthLater = (name: string) =>
      Object.values(definition.values).some(({ of }) => typeof of === "string" && hundredthOf(of).includes(name));
    let samples: readonly ValueSample[] | undefined;
    for (const [name, { of, currency }] of Object.entries(definition.values)) {
      if (typeof of !== "string" || shown.has(name) || isHundredthLater(name)) continue;
      const parsed = parseExpression(of);
      if ("message" in parsed) continue;
      const fact = partsOf(parsed).flatMap((part) => factorIn(part, context, shown) ?? [])[0];
      if (fact !== undefined) {
        yield {
          message: `Texts show ${fact} in percent, and this formula takes it as a factor: of 3% it makes 300. Write ${fact} / 100.`,
          path: ["values", name, "of"],
          excerpt: fact,
        };
        continue;
      }
      const rate = currency && partsOf(parsed).flatMap((part) => growthIn(part) ?? [])[0];
      if (rate === undefined) continue;
      samples ??= valueSamples(context);
      const rates = samples.flatMap(
        (sample) => sample(rate) ?? definition.facts[rate.replace("facts.", "")]?.value ?? [],
      );
      const [first] = rates;
      if (typeof first === "number" && rates.every((each) => typeof each === "number" && Math.abs(each) > fastest))
        yield {
          message: `"${rate}" comes to ${Number(first.toPrecision(2))}, so this grows or shrinks by ${Math.round(Math.abs(first) * 100)}% each time. A rate in percent is divided by 100 before it is added to 1.`,
          path: ["values", name, "of"],
          excerpt: rate,
        };
    }
  },
};

/** What a formula divides by a hundred, by name. */
const hundredthOf = (of: string): readonly string[] => {
  const parsed = parseExpression(of);
  return "message" in parsed
    ? []
    : partsOf(parsed)
        .filter(isProduct)
        .flatMap((part) => {
          const factors = factorsOf(part);
          return factors.some((each) => each.kind === "number" && (each.value === 0.01 || each.value === 100))
            ? factors.flatMap((each) => (each.kind === "name" ? each.name : []))
            : [];
        });
};

/** Nothing that people pay into grows by more each year, and hardly anything shrinks by as much. */
const fastest = 0.4;

/** An expression and its parts, of what is multiplied in a row the whole and each factor. */
function partsOf(expression: Expression): readonly Expression[] {
  const { kind } = expression;
  if (isProduct(expression)) return [expression, ...factorsOf(expression).flatMap(partsOf)];
  if (kind === "infix") return [expression, ...partsOf(expression.left), ...partsOf(expression.right)];
  if (kind === "prefix") return [expression, ...partsOf(expression.part)];
  return kind === "call" ? [expression, ...expression.parts.flatMap(partsOf)] : [expression];
}

/** The fact in percent that something is multiplied by, or that is added to 1 or taken off it. */
function factorIn(part: Expression, { definition }: LintContext, shown: ReadonlySet<string>): string | undefined {
  const isPercent = (each: Expression): each is Expression & { readonly kind: "name" } =>
    each.kind === "name" && each.name.startsWith("facts.") && shown.has(each.name);
  if (part.kind !== "infix") return undefined;
  if (isOne(part.left) && (part.sign === "+" || part.sign === "-"))
    return isPercent(part.right) ? part.right.name : undefined;
  if (!isProduct(part)) return undefined;
  const factors = factorsOf(part);
  const percent = factors.find(isPercent);
  const others = factors.filter((each) => each !== percent && each.kind !== "number");
  // What is a hundredth already may be divided elsewhere.
  const isHundredth = (each: Expression) =>
    each.kind === "number"
      ? each.value < 0.1 || each.value % 100 === 0
      : partsOf(each).some((inner) =>
          inner.kind === "number"
            ? inner.value < 0.1 || inner.value % 100 === 0
            : inner.kind === "name" && /\/\s*\d*00\b|0\.0\d/.test(String(definition.values[inner.name]?.of)),
        );
  return percent && others.length > 0 && !factors.some(isHundredth) ? percent.name : undefined;
}

const isOne = (expression: Expression) => expression.kind === "number" && expression.value === 1;

const isProduct = (expression: Expression): boolean =>
  expression.kind === "infix" && (expression.sign === "*" || expression.sign === "/");

/** What is multiplied and divided in a row. */
const factorsOf = (expression: Expression): readonly Expression[] =>
  expression.kind === "infix" && isProduct(expression)
    ? [...factorsOf(expression.left), ...factorsOf(expression.right)]
    : [expression];

/** The name of the rate by which something grows again and again: `(1 + rate) ^ years`. */
function growthIn(part: Expression): string | undefined {
  if (part.kind !== "infix" || part.sign !== "^" || part.left.kind !== "infix") return undefined;
  const { left, sign, right } = part.left;
  return part.right.kind !== "number" && isOne(left) && (sign === "+" || sign === "-") && right.kind === "name"
    ? right.name
    : undefined;
}
