import { type FieldValue, fieldValueOf } from "../fields/index.ts";
import type { Flow } from "../flow/index.ts";
import { type Quiz, visited } from "./quiz.ts";

/**
 * What a visitor has given in fields, by field id, each in its one form: metric amounts, ISO dates, E.164. A field that
 * is empty, or whose stored text it cannot give, is left out, and so are the fields of steps that are no longer on the
 * visitor's way: their texts stay stored for a visitor who comes back.
 */
export function valuesOfFields(flow: Flow, quiz: Quiz): Readonly<Record<string, FieldValue>> {
  const values = visited(flow, quiz).flatMap((step) =>
    (flow.steps[step]?.fields ?? []).flatMap((field) => {
      const value = Object.hasOwn(quiz.values, field.id) ? fieldValueOf(field, quiz.values[field.id]) : undefined;
      return value ? [[field.id, value] as const] : [];
    }),
  );
  return Object.fromEntries(values);
}
