import { expect, test } from "vitest";
import { checkFunnel } from "../../check/index.ts";

/** What is said of the words for numbers in some lines of a list. */
function said(language: string, ...lines: readonly string[]): readonly string[] {
  const text = `id: t
language: ${language}
start: one
entry: in-order
facts: { lata: { value: 5, source: Plan } }
steps:
  one: { type: form, path: /, heading: H, fields: [{ id: n, type: number, label: N, min: 0, max: 99 }], button: B, next: end }
  end: { type: end, path: /end, sections: [{ type: list, items: ${JSON.stringify(lines)} }] }
`;
  const { problems } = checkFunnel("t.yaml", () => ({ text }));
  return problems.flatMap(({ rule, message }) =>
    rule === "wrong-plural" ? (/says (".*)/.exec(message)?.[1] ?? []) : [],
  );
}

test.each([
  ["pl", "Na 5 tygodnie", '"5 tygodnie". Write the word as this number has it: "5 tygodni".'],
  ["pl", "12\u00a0miesiące", '"12\u00a0miesiące". Write the word as this number has it: "12 miesięcy".'],
  ["pl", "{facts.lata} lata", '"5 lata". Write the word as this number has it: "5 lat".'],
  ["ru", "Через 5 недели", '"5 недели". Write the word as this number has it: "5 недель".'],
  ["ru", "Срок: 15 дня", '"15 дня". Write the word as this number has it: "15 дней".'],
])("in %s, “%s” has the words of two to four", (language, line, message) => {
  expect(said(language, line)).toEqual([message]);
});

test.each([
  ["pl", "Na 5 tygodni, na 3 tygodnie, po 3 tygodniach, w ciągu 3 tygodni i za 22 miesiące"],
  ["pl", "1,5 godziny, 2.5 godziny, 12:15 minuty, w 2025 lata, {facts.lata} lat"],
  ["ru", "В 5 дня, в течение 21 дня, 1,5 недели, 31 января 2025 года, 22 месяца"],
  ["cs", "Před 5 dny"],
  ["en", "5 day"],
])("in %s, “%s” is right", (language, line) => {
  expect(said(language, line)).toEqual([]);
});

test("words that the funnel writes for numbers are known, and none stands where another belongs", () => {
  const right = "{n|1 szafka|2 szafki|5 szafek}";
  expect(said("pl", right, "około {n|1 szafki|2 szafek|5 szafek}", "5 szafek, 2 szafki, do 2 szafek")).toEqual([]);
  expect(said("pl", right, "5 szafki i 6 szafki")).toEqual([
    '"5 szafki". Write the word as this number has it: "5 szafek".',
  ]);
  expect(said("pl", right, "{n|1 szafka|2 szafek|5 szafki}")).toEqual([
    '"5 szafki". Write the word as this number has it: "5 szafek".',
  ]);
  expect(said("pl", "{n|1 szafka|2 szafki|5 szafka}")).toEqual(['"5 szafka". Write the word as this number has it.']);
});
