import { type AskedField, atomsIn, type ConditionNode } from "../../flow/index.ts";
import { requiredOneOf } from "../../traits/index.ts";
import type { LintContext } from "../context.ts";
import { fieldNamed, impliedNames, told } from "../implied-names.ts";
import { implies } from "./implies.ts";
import { allOf, not, partsOf, stepsOn, waysFor } from "./ways-for.ts";

type Field = AskedField<ConditionNode>;

/** When a field is asked for, in words that do not ask whether a field is filled in that must be. */
function askedWhen({ when }: Field, context: LintContext, seen: readonly string[] = []): readonly ConditionNode[] {
  if (!when) return [];
  return partsOf(context.spelled(when)).flatMap((part) => {
    const field = part.kind === "has" && !seen.includes(part.name) ? fieldNamed(part.name, context) : undefined;
    return field && !field.optional ? askedWhen(field, context, [...seen, field.id]) : [part];
  });
}

/**
 * Whether those who come to a step under a condition may lack what a form asks some visitors for, or asks for as one of
 * several fields. What cannot be proven is taken to be right.
 *
 * @param isAnswered whether everybody who comes there has answered a question
 * @returns true also if no form asks for it like that
 */
export function mayLack(
  name: string,
  at: number,
  when: ConditionNode | undefined,
  context: LintContext,
  isAnswered: (step: string) => boolean,
): boolean {
  const { steps, definition, graph } = context;
  const reading = when ? told(when, context) : allOf([]);
  const isNobody = (condition: ConditionNode) => waysFor(condition, context, isAnswered) === undefined;
  return Object.entries(steps).every(([form, { fields }]) => {
    const field = fields.find(({ id, contact }) => id === name || contact === name);
    const step = definition.steps[form];
    if (!field || !step) return true;
    const oneOf = requiredOneOf(step);
    const lacks = (other: Field) =>
      partsOf(reading).some(
        (part) => part.kind === "not" && part.part.kind === "has" && [other.id, other.contact].includes(part.part.name),
      ) ||
      (other.when !== undefined && isNobody(allOf([reading, ...askedWhen(other, context)])));
    const isLast =
      oneOf.includes(field.id) && fields.every((other) => other === field || !oneOf.includes(other.id) || lacks(other));
    if (field.optional && !isLast) return true;
    const around = withoutName(waysFor(reading, context, isAnswered), name, context);
    if (around && stepsOn(graph, around, graph.numbers.get(form)).has(at)) return true;
    return askedWhen(field, context).some((asked) => {
      if (implies(reading, asked)) return false;
      const ways = withoutName(waysFor(allOf([reading, not(asked)]), context, isAnswered), name, context);
      return ways !== undefined && stepsOn(graph, ways).has(at) && isPlain(when && context.spelled(when), asked);
    });
  });
}

type Ways = ReturnType<typeof waysFor>;

/** Ways without those of visitors who have given an answer. */
const withoutName = (ways: Ways, name: string, context: LintContext): Ways =>
  ways?.map((own) =>
    own.filter(({ exit }) => !exit.when || !impliedNames(told(exit.when, context), context.steps).has(name)),
  );

/** Whether two conditions ask for answers and addresses alone: whether points and numbers go together, no words tell. */
const isPlain = (when: ConditionNode | undefined, asked: ConditionNode): boolean =>
  !when ||
  [when, asked]
    .flatMap(atomsIn)
    .every((atom) => atom.kind === "chosen" || (atom.kind === "query" && !atom.isDrawn && !atom.isStock));
