import type { LeadPart } from "../../schema/funnel.types.ts";

/** What a page says of a visitor who leaves a contact. A page can be anybody's, so the shape of the quiz is not certain. */
export type AboutLead = {
  /** The quiz as it is stored in the browser. */
  readonly quiz?: object | undefined;
  /** Computed values by name: numbers, and dates as 2026-01-31. */
  readonly computed?: Readonly<Record<string, number | string>> | undefined;
  /** Points by scale. */
  readonly scores?: Readonly<Record<string, number>> | undefined;
  /** Id of the outcome. */
  readonly outcome?: string | undefined;
  /** Where the visitor came from, first and last. */
  readonly touches?: { readonly [Touch in "first" | "last"]: Readonly<Record<string, string>> } | undefined;
};

/** Every part that a receiver can get of a lead. */
export const allLeadParts: readonly LeadPart[] = [
  "answers",
  "values",
  "computed",
  "scores",
  "outcome",
  "language",
  "definition",
  "query",
  "touches",
];

/** The definition that a lead was left in; `hash` is its fingerprint. */
type Definition = { readonly id: string; readonly version: number; readonly hash: string; readonly language: string };

/**
 * The parts of a lead that its receiver gets besides the contact, by name. A part that is not known is left out.
 *
 * @param parts those that the definition sends
 */
export function leadParts(parts: readonly LeadPart[], about: AboutLead, definition: Definition): object {
  const { id, version, hash, language } = definition;
  const { version: _, answers, quiz, ...saved } = record(about.quiz);
  const { email: _email, phone: _phone, ...values } = record(record(quiz).values);
  const known: Readonly<Record<LeadPart, unknown>> = {
    answers: about.quiz && texts(answers),
    values: about.quiz && texts({ ...saved, ...values }),
    computed: about.computed,
    scores: about.scores,
    outcome: about.outcome,
    language,
    query: about.quiz && texts(record(quiz).query),
    definition: { id, version, hash },
    touches: about.touches,
  };
  return Object.fromEntries(parts.flatMap((part) => (known[part] === undefined ? [] : [[part, known[part]]])));
}

/** The texts in a group; nothing else can be an answer or a saved value. */
const texts = (group: unknown) =>
  Object.fromEntries(Object.entries(record(group)).filter(([, value]) => typeof value === "string"));

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};
