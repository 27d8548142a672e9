import { join } from "node:path";
import { checkFunnel } from "../../engine/check/index.ts";
import { expectGolden } from "../golden.ts";

/** A sound funnel, in which authors make mistakes. */
export const funnel = `id: oboe
version: 1
language: en
start: first
product: { name: Oboe, support: help@oboe.internal, app: "https://oboe.internal/app" }
theme:
  colors: { ink: "#112233" }
scales: { fit: { label: Fit } }
facts: { pupils: { value: 120, source: "https://oboe.internal/pupils" } }
values: { sum: { of: 2 * age } }
plans:
  week: { name: A week, price: 12.5, currency: EUR, period: 1 week }
lead: { source: oboe, webhook: "https://oboe.internal/hook" }
legal: { title: Legal, tabs: [{ id: terms, purpose: terms, label: Terms, text: Ours }, { id: privacy, purpose: privacy, label: Privacy, text: Yours }] }
steps:
  first:
    type: multi-select
    path: /
    question: Which?
    options: [A, { id: b, label: B, score: { fit: 2.5 }, exclusive: true }, C]
    record: First
    max: 2
    button: Next
    next: form
  form:
    type: form
    path: /form
    heading: You
    fields:
      - { id: age, type: number, label: Age, min: 6 }
      - { id: way, type: measure, label: Way, units: [km, mi], min: 1 km }
      - { id: day, type: date, label: Day, min: 2026-01-31 }
      - { id: call, type: phone, label: Phone, country: us, required: false }
      - { id: kind, type: select, label: Kind, options: [Old, New] }
    button: Next
    next:
      - { when: { value: { sum: { min: 30 } } }, go: wait }
      - { go: wait }
  wait: { type: loading, path: /wait, heading: Wait, tick: 30 ms, next: end }
  end:
    type: end
    path: /end
    sections:
      - { type: heading, text: Thank you }
      - type: text
        text: See you
      - type: list
        items:
          - One
          - Two
      - { type: link, text: Call us, to: "tel:+44-20-123" }
`;

/** A text of the funnel, and what an author writes in its place; then others, if it takes several. */
export type Slip = readonly [string, string, ...string[]];

function edited([what, by, next, ...rest]: Slip, whole = funnel): string {
  const text = whole.replace(what, () => by);
  if (text === whole) throw new Error(`The funnel has no ${what}`);
  return next === undefined ? text : edited([next, rest[0] ?? "", ...rest.slice(1)], text);
}

/** A sentence without the lists of types, keys and units, which grow. */
const withoutLists = (message: string) =>
  message.replace(
    /(The types are:|It can be:|takes:|Add it: one of|It belongs to the types) .*?( Did you mean \{.*)?$/,
    "$1 …$2",
  );

/** The errors that are told of a text: the place, the rule, the sentence, and what to write. */
export function told(text: string): string {
  const { problems } = checkFunnel("funnel.yaml", () => ({ text }), { errorsOnly: true });
  const lines = problems
    .filter(({ severity }) => severity === "error")
    .map(({ line, column, endLine, endColumn, rule, message, suggest }) => {
      const place = `${line}:${column}${endLine === line ? `-${endColumn}` : ""}`;
      return `  ${place} ${rule}: ${withoutLists(message)}${suggest === null ? "" : ` → ${suggest}`}`;
    });
  return lines.join("\n") || "  nothing";
}

/** An edit in one line. */
const nameOf = ([what, by]: Slip) => (by === "" ? `without ${what}` : by).slice(0, 80).trimEnd().replaceAll("\n", "⏎");

/** Compares what is said of each of these slips with the file of that name. */
export function saidAsBefore(name: string, slips: readonly Slip[], whole = funnel): void {
  const reports = slips.map((slip) => `${nameOf(slip)}\n${told(edited(slip, whole))}\n`);
  expectGolden(join(import.meta.dirname, `${name}.txt`), reports.join("\n"));
}
