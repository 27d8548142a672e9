import type { Flow } from "../flow/index.ts";
import { choose } from "./choose.ts";
import { answersOf, emptyQuiz, type Quiz, valuesOf } from "./quiz.ts";

/** A quiz as stored in the browser: the facts, plus the derived answers for others who read the storage. */
export type StoredQuiz = {
  readonly version: number;
  readonly answers: Readonly<Record<string, string>>;
  /** Values that a choice saved, such as a goal. */
  readonly [saved: string]: unknown;
  readonly quiz: Omit<Quiz, "values" | "fromAddress"> & { readonly values: Readonly<Record<string, string>> };
};

/** Names that a definition cannot use with `save`, because the stored object uses them itself. */
export const reservedNames = ["version", "answers", "quiz"] as const;

/**
 * The object to store. It is JSON; values saved by a choice are next to the answers. What texts show of the address is left
 * out, because all of this object is sent with a lead and with an order.
 */
export function toStored(flow: Flow, { fromAddress: _, ...quiz }: Quiz): StoredQuiz {
  const { values } = quiz;
  const saved = Object.fromEntries(Object.entries(valuesOf(flow, quiz)).filter(([name]) => !(name in values)));
  return { ...saved, version: flow.version, answers: answersOf(flow, quiz), quiz };
}

/**
 * Reads a quiz from a stored object. Never throws: what does not fit this flow is dropped, and an unreadable object
 * gives an empty quiz. Renamed steps and options are found by their old ids.
 *
 * @param stored any value, usually out of JSON.parse
 */
export function fromStored(flow: Flow, stored: unknown): Quiz {
  const { version, quiz } = record(stored);
  if (version !== flow.version) return emptyQuiz;
  const { choices, values, query, reached } = record(quiz);
  const stepNow = names(Object.entries(flow.steps).map(([id, step]) => ({ id, renamedFrom: step.renamedFrom })));
  const wasAt = Object.entries(record(choices)).flatMap(([id, chosen]) => {
    const step = stepNow.get(id);
    return step ? [[step, texts(chosen)] as const] : [];
  });
  /** The text of an answer of one's own is kept under the id of its step. */
  const nameNow = (name: string) => name.replace(/^[^.]+(?=[.])/, (step) => stepNow.get(step) ?? step);
  const empty: Quiz = {
    choices: {},
    values: Object.fromEntries(Object.entries(strings(values)).map(([name, value]) => [nameNow(name), value])),
    query: strings(query),
    reached: [...new Set(texts(reached).flatMap((id) => stepNow.get(id) ?? []))],
  };
  // Choices are replayed one by one, so that a stored quiz obeys the same rules as a live one.
  return wasAt.reduce((replayed, [step, chosen]) => {
    const optionNow = names(flow.steps[step]?.options ?? []);
    return choose(
      flow,
      replayed,
      step,
      chosen.flatMap((id) => optionNow.get(id) ?? []),
    );
  }, empty);
}

function names(things: readonly { id: string; renamedFrom?: string | undefined }[]): Map<string, string> {
  return new Map([
    ...things.flatMap(({ id, renamedFrom }): [string, string][] => (renamedFrom ? [[renamedFrom, id]] : [])),
    ...things.map(({ id }): [string, string] => [id, id]),
  ]);
}

/** Not converted to strings: that throws for an object without a `toString`. */
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

const strings = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record(value)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
