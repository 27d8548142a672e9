import { type FieldValue, fieldValueOf } from "../fields/index.ts";
import type { Flow } from "../flow/index.ts";
import { computedOf, type Quiz, visited } from "./quiz.ts";

/**
 * What a visitor has given in fields, by field id, each in its one form: metric amounts, ISO dates, E.164. A field that
 * is empty, or whose stored text it cannot give, is left out, and so are the fields that this visitor is not asked for, or
 * no longer, as their steps are not on the visitor's way: their texts stay stored for a visitor who comes back.
 */
export function valuesOfFields(flow: Flow, quiz: Quiz): Readonly<Record<string, FieldValue>> {
  const asked = computedOf(flow, quiz)?.fieldsAsked();
  const values = visited(flow, quiz).flatMap((step) =>
    (flow.steps[step]?.fields ?? []).flatMap((field) => {
      const isGiven = asked?.has(field.id) && Object.hasOwn(quiz.values, field.id);
      const value = isGiven ? fieldValueOf(field, quiz.values[field.id]) : undefined;
      return value ? [[field.id, value] as const] : [];
    }),
  );
  return Object.fromEntries(values);
}

/** What a visitor can leave at a step of all that could be filled in there: a field that is not asked for stays empty. */
export function onlyAsked(flow: Flow, quiz: Quiz, step: string, given: Quiz["values"]): Quiz["values"] {
  const asked = askedWith(flow, quiz, step, given);
  const hidden = (flow.steps[step]?.fields ?? []).filter(({ id }) => !asked?.has(id));
  return {
    ...given,
    ...Object.fromEntries(
      hidden.flatMap(({ id, contact }) => [
        [id, ""] as const,
        ...(contact ? [[contact, leftOf(contact, id, quiz)] as const] : []),
      ]),
    ),
  };
}

/** A contact without that of a field that is not asked for: what another field gave stays. */
const leftOf = (contact: string, field: string, { values }: Quiz) =>
  values[field] === values[contact] ? "" : (values[contact] ?? "");

/** Whether what is left at a step fills in just those of the fields for some visitors that this one is asked for. */
export function fitsAsked(flow: Flow, quiz: Quiz, step: string, given: Quiz["values"]): boolean {
  const forSome = (flow.steps[step]?.fields ?? []).filter(({ when }) => when);
  if (forSome.length === 0) return true;
  const asked = askedWith(flow, quiz, step, given);
  return forSome.every(({ id }) => asked?.has(id) === Boolean(given[id]));
}

function askedWith(flow: Flow, quiz: Quiz, step: string, given: Quiz["values"]) {
  const reached = quiz.reached.includes(step) ? quiz.reached : [...quiz.reached, step];
  return computedOf(flow, { ...quiz, reached })?.fieldsAsked(given);
}
