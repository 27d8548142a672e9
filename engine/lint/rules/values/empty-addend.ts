import { atomsIn, type ConditionNode } from "../../../flow/index.ts";
import { type Expression, namesIn, parseExpression } from "../../../values/index.ts";
import type { LintContext } from "../../context.ts";
import { fieldNamed } from "../../implied-names.ts";
import { placedFields } from "../../placed-fields.ts";
import { implies } from "../../reach/implies.ts";
import { allOf, not, partsOf, waysFor } from "../../reach/ways-for.ts";
import type { Rule } from "../../rule.ts";

/** What is added to other answers has to be filled in, or the sum is empty with it. */
export const emptyAddend: Rule = {
  id: "empty-addend",
  severity: "warning",
  why: "“A sum now, or one each month” are two fields, of which one may stay empty. A value that adds them up has nothing to add then, and is empty for everybody who fills in one: the page leaves out the line, and a condition about it never holds. The formula says what stands in for an empty field, or the field must be filled in, and takes 0.",
  wrong: "sum: { of: 'price + tip * 2', currency: EUR }",
  right: "sum: { of: 'price + ifempty(tip, 0) * 2', currency: EUR }",
  *check(context) {
    const { definition, conditions, uses } = context;
    const optional = new Map(
      placedFields(definition).flatMap(({ field, path }) =>
        (field.when || !field.required) && ["number", "measure", "slider"].includes(field.type)
          ? [[field.id, { path, isForSome: field.when !== undefined }] as const]
          : [],
      ),
    );
    if (optional.size === 0) return;
    // Who asks whether it is filled in has thought of those who leave it empty, and so has who says what they read.
    for (const { condition } of conditions)
      for (const atom of atomsIn(condition)) if (atom.kind === "has") optional.delete(atom.name);
    const told = new Set<string>();
    for (const [name, { of }] of Object.entries(definition.values)) {
      if (typeof of !== "string" || uses.some((use) => use.name === name && use.fallback !== undefined)) continue;
      const parsed = parseExpression(of);
      if ("message" in parsed) continue;
      for (const { addends, isReplaced } of sumsIn(parsed)) {
        const read = addends.map(readsOf);
        const field = addends.flatMap(missedBy).find((each) => optional.has(each));
        const { path, isForSome } = optional.get(field ?? "") ?? {};
        if (field === undefined || !path || told.has(field)) continue;
        const { when } = (isForSome && fieldNamed(field, context)) || {};
        if (when && isUsedWhere(name, when, context)) continue;
        if (read.filter((names) => names.length > 0 && !names.includes(field)).length === 0) continue;
        told.add(field);
        const missing = isReplaced
          ? `has what stands in for the whole sum in "${name}"`
          : `has no "${name}", as nothing can be added to what is not there`;
        const way = `Write ifempty(${field}, ${noughtOf(field, context)}) in its formula`;
        yield isForSome
          ? {
              message: `Whoever is not asked for "${field}" ${missing}. ${way}, or ask for it with has: ${field} where "${name}" is used.`,
              path: [...path, "when"],
              on: "key" as const,
            }
          : {
              message: `Whoever leaves "${field}" empty ${missing}. ${way}, or take "required: false" away, and let people type 0.`,
              path: [...path, "required"],
            };
      }
    }
  },
};

/** Whether a value is used, and only under conditions that hold for nobody who does not meet another one. */
function isUsedWhere(value: string, when: ConditionNode, context: LintContext): boolean {
  const { uses, conditions, values, spelled } = context;
  const isUnder = (other: ConditionNode | undefined) =>
    other !== undefined &&
    partsOf(spelled(when)).every(
      (part) =>
        implies(spelled(other), part) || waysFor(allOf([spelled(other), not(part)]), context, () => true) === undefined,
    );
  const places = [
    ...uses.filter(({ name }) => name === value).map((use) => use.when),
    ...conditions
      .filter(({ condition }) => atomsIn(condition).some((atom) => atom.kind === "value" && atom.name === value))
      .map(({ condition }) => condition),
  ];
  const isRead = [...values.values()].some(({ reads }) => reads.includes(value));
  return places.length > 0 && !isRead && places.every(isUnder);
}

/** What is added up, and whether something stands in for the sum where a part of it is empty. */
type Sum = { readonly addends: readonly Expression[]; readonly isReplaced: boolean };

/** The sums in an expression. */
function sumsIn(expression: Expression): readonly Sum[] {
  const { kind } = expression;
  if (kind === "call" && expression.name === "ifempty") return replacedSums(expression.parts);
  if (kind === "call") return expression.parts.flatMap(sumsIn);
  if (kind === "prefix") return sumsIn(expression.part);
  if (kind !== "infix") return [];
  const addends = addendsOf(expression);
  return addends.length > 1
    ? [{ addends, isReplaced: false }, ...addends.flatMap(sumsIn)]
    : [...sumsIn(expression.left), ...sumsIn(expression.right)];
}

/**
 * Where another answer stands in for a sum, its author has thought of what is empty; where nothing but a number does, the
 * rest of the sum is lost with it.
 */
const replacedSums = ([first, ...others]: readonly Expression[]): readonly Sum[] =>
  first && others.every((other) => readsOf(other).length === 0)
    ? sumsIn(first).map((sum) => ({ ...sum, isReplaced: true }))
    : [];

const addendsOf = (expression: Expression): readonly Expression[] =>
  expression.kind === "infix" && expression.sign === "+"
    ? [...addendsOf(expression.left), ...addendsOf(expression.right)]
    : [expression];

/** The fields, values and points that an expression reads. */
const readsOf = (expression: Expression): readonly string[] =>
  namesIn(expression).filter((name) => !/^(?:facts|plans)\./.test(name));

/** What an expression reads, without what something stands in for. */
function missedBy(expression: Expression): readonly string[] {
  const { kind } = expression;
  if (kind === "call") return expression.name === "ifempty" ? [] : expression.parts.flatMap(missedBy);
  if (kind === "prefix") return missedBy(expression.part);
  return kind === "infix" ? [...missedBy(expression.left), ...missedBy(expression.right)] : readsOf(expression);
}

/** Nothing, in the unit of a field. */
function noughtOf(name: string, context: LintContext): string {
  const field = fieldNamed(name, context);
  return field?.kind === "measure" ? `0 ${field.unit}` : "0";
}
