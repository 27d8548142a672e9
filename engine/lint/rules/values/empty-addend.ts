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
  why: "“A sum now, or one each month” are two fields, of which one may stay empty. A value that adds them up has nothing to add then, and is empty for everybody who fills in one: the page leaves out the line, and a condition about it never holds. Nought has to be typed, so the field says that it must be filled in, and takes 0.",
  wrong: "- { id: tip, type: number, label: Tip, min: 0, max: 50, required: false }",
  right: "- { id: tip, type: number, label: Tip, min: 0, max: 50 }",
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
      for (const addends of sumsIn(parsed)) {
        const read = addends.map(readsOf);
        const field = read.flat().find((each) => optional.has(each));
        const { path, isForSome } = optional.get(field ?? "") ?? {};
        if (field === undefined || !path || told.has(field)) continue;
        const { when } = (isForSome && fieldNamed(field, context)) || {};
        if (when && isUsedWhere(name, when, context)) continue;
        if (read.filter((names) => names.length > 0 && !names.includes(field)).length === 0) continue;
        told.add(field);
        yield isForSome
          ? {
              message: `Whoever is not asked for "${field}" has no "${name}", as nothing can be added to what is not there. Write a second value without it, and show each under a "when", or ask for it with has: ${field} where "${name}" is used.`,
              path: [...path, "when"],
              on: "key" as const,
            }
          : {
              message: `Whoever leaves "${field}" empty has no "${name}", as nothing can be added to what is not there. Take "required: false" away, and let people type 0, or ask with has: ${field} where "${name}" is used.`,
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

/** What is added up in an expression, in one sum or in several. */
function sumsIn(expression: Expression): readonly (readonly Expression[])[] {
  const { kind } = expression;
  if (kind === "call") return expression.parts.flatMap(sumsIn);
  if (kind === "prefix") return sumsIn(expression.part);
  if (kind !== "infix") return [];
  const addends = addendsOf(expression);
  return addends.length > 1
    ? [addends, ...addends.flatMap(sumsIn)]
    : [...sumsIn(expression.left), ...sumsIn(expression.right)];
}

const addendsOf = (expression: Expression): readonly Expression[] =>
  expression.kind === "infix" && expression.sign === "+"
    ? [...addendsOf(expression.left), ...addendsOf(expression.right)]
    : [expression];

/** The fields, values and points that an expression reads. */
const readsOf = (expression: Expression): readonly string[] =>
  namesIn(expression).filter((name) => !name.startsWith("facts."));
