import { fillCopy, inForms, namesIn } from "../copy/index.ts";
import { type FlowField, unitTypedName } from "../fields/index.ts";
import type { Flow, PlainFlow } from "../flow/index.ts";
import { computer } from "../values/index.ts";
import { computedOf, lookupIn, outcomeOf, type Quiz } from "./quiz.ts";
import { fromStored } from "./stored.ts";

/** A mail with its placeholders, the flow whose answers fill them, and what no answer changes. It is JSON. */
export type Mail = {
  readonly subject: string;
  readonly body: string;
  readonly flow: PlainFlow;
  readonly fixed: Readonly<Record<string, string>>;
  /** BCP 47 tag. */
  readonly language: string;
};

/** Who leaves an address, as their page tells it: anybody can have written all of it. */
export type MailReader = {
  readonly email: string;
  readonly name?: string | undefined;
  /** The quiz as it is stored in the browser. */
  readonly quiz?: unknown;
  /** The values that the page has shown, by name: numbers, and dates as 2026-01-31. */
  readonly computed?: Readonly<Record<string, number | string>> | undefined;
  /** When they left it, by their clock. */
  readonly at: Date;
};

/** Whether a mail says answers, and those of a visitor are not known. */
export function saysUnknown({ subject, body, flow, fixed }: Mail, { quiz }: Pick<MailReader, "quiz">): boolean {
  const ofEverybody = [...Object.keys(fixed), "email", "name"];
  const saysAnswers = namesIn(`${subject}${body}`).some((name) => !ofEverybody.includes(name));
  return saysAnswers && fromStored(flow, quiz).reached.length === 0;
}

/**
 * Fills a mail for one visitor. Of what visitors type it says numbers, days and what they picked from a list, and a name
 * that is nothing but one: a mail that says any words can be sent to anybody, with a link to anywhere.
 */
export function fillMail(
  { subject, body, flow, fixed, language }: Mail,
  reader: MailReader,
): { readonly subject: string; readonly text: string } {
  const quiz = fromStored(flow, reader.quiz);
  const running = runningFor(flow, quiz, reader, language);
  const outcome = outcomeOf(running, quiz);
  // It was found with all that was typed, as the page did; what is said of it is without.
  const found = [outcome ?? []].flat().map(({ when: _, ...plain }) => plain);
  const lookup = lookupIn({ ...running, outcomes: found }, { ...quiz, values: safeValues(flow, quiz, reader) }, fixed);
  return {
    subject: fillCopy(subject, lookup)
      .trim()
      .replaceAll(/\s*\n\s*/g, " "),
    text: fillCopy(body, lookup),
  };
}

/**
 * The flow as the visitor's page has run it: "today" is a matter of where they live, so it is the day on which the values come
 * out as they have been shown.
 */
function runningFor(flow: PlainFlow, quiz: Quiz, { at, computed = {} }: MailReader, language: string): Flow {
  const on = (day: Date): Flow => ({
    ...flow,
    inForms: inForms(language),
    compute: computer(flow.values ?? {}, language, () => day),
  });
  const days = [0, -1, 1].map((later) => on(new Date(at.getTime() + later * 86_400_000)));
  const fits = (running: Flow) =>
    Object.entries(computedOf(running, quiz)?.plain() ?? {}).every(([name, value]) => computed[name] === value);
  return days.find(fits) ?? on(at);
}

function safeValues(flow: PlainFlow, { values }: Quiz, { email, name = "" }: MailReader): Quiz["values"] {
  const fields = Object.values(flow.steps).flatMap(({ fields = [] }) => fields);
  // What is no such thing is said by nothing: texts show what a field gives, and not what is stored.
  const kept = new Set(fields.filter(saysOnly).flatMap(({ id }) => [id, unitTypedName(id)]));
  return {
    ...Object.fromEntries(Object.entries(values).filter(([id]) => kept.has(id))),
    ...{ email },
    ...(onlyName.test(name) && { name }),
  };
}

/** Whether what is given in a field is an amount, a day, a time or one of its options. */
const saysOnly = ({ kind }: Pick<FlowField, "kind">): boolean =>
  !["text", "email", "phone", "file", "consent"].includes(kind);

/** One to four words of letters: no programme that reads mails takes them for a link, and there is little that they can say. */
const onlyName = /^(?=.{1,40}$)\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,3}$/u;
