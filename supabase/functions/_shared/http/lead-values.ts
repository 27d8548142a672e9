import type { AboutLead } from "../../../../engine/contract/index.ts";

/** What a visitor has left in a field, as their page tells it; empty if nothing. */
export function valueIn(about: AboutLead | undefined, field: string): string {
  const values = record(record(record(about?.quiz).quiz).values);
  const text = Object.hasOwn(values, field) ? values[field] : undefined;
  return typeof text === "string" ? text : "";
}

/**
 * What is known of a lead, with other values in some fields.
 *
 * @param fields those of which the page alone is not believed
 * @param values what the server says of them, by field
 */
export function withValues(
  about: AboutLead,
  fields: readonly string[],
  values: Readonly<Record<string, string>>,
): AboutLead {
  // What a page may say of the same name could pass for a word of ours.
  const saved = Object.entries(record(about.quiz)).filter(([name]) => !fields.includes(name));
  const quiz = record(record(about.quiz).quiz);
  return {
    ...about,
    quiz: { ...Object.fromEntries(saved), quiz: { ...quiz, values: { ...record(quiz.values), ...values } } },
  };
}

/** What a value holds by name, which is nothing if it is no object. */
const record = (value: unknown): Readonly<Record<string, unknown>> => ({ ...Object(value) });
