import { expect, test } from "vitest";
import { checkFunnel } from "../../check/index.ts";

/** What the rule says of outcomes and of texts on the last page, of a quiz that makes 0 to 12 points. */
function said({ outcomes = "[]", texts = [] }: { readonly outcomes?: string; readonly texts?: readonly string[] }) {
  const options =
    "[{ label: A, score: { fit: 1 } }, { label: B, score: { fit: 2 } }, { label: C, score: { fit: 4 } }, D]";
  const ask = (name: string, next: string) =>
    `  ${name}: { type: question, path: /${name}, question: ${name}?, options: ${options}, next: ${next} }\n`;
  const heading = outcomes === "[]" ? "Thank you" : "{outcome.title|Thank you}";
  const shown = texts.map((range) => `{ type: text, when: { score: { fit: ${range} } }, text: Some words }`);
  const text = `id: t
language: en
start: one
scales: { fit: {} }
outcomes: ${outcomes}
steps:
${ask("one", "two")}${ask("two", "three")}${ask("three", "end")}  end:
    type: end
    path: /end
    sections: [{ type: heading, text: "${heading}" }${shown.map((section) => `, ${section}`).join("")}]
`;
  const { problems } = checkFunnel("t.yaml", () => ({ text }));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return problems.flatMap(({ rule, message }) => (rule === "uneven-bands" ? [message] : []));
}

const outcome = (id: string, range: string) => `{ id: ${id}, when: { score: { fit: ${range} } }, title: ${id} }`;
const rest = "{ id: rest, title: Rest }";

test("what lies between two outcomes and falls to the last one, which is one more range, is told", () => {
  const outcomes = `[${outcome("few", "{ max: 4 }")}, ${outcome("some", "{ min: 7, max: 9 }")}, ${rest}]`;
  expect(said({ outcomes })).toEqual([
    "Totals of 5 to 6 points are between this range and the one below it, and go to the outcome without a range. Let one begin where the other has ended.",
  ]);
});

test.each([
  [
    "is for what lies between the others",
    `[${outcome("few", "{ max: 4 }")}, ${outcome("many", "{ min: 9 }")}, ${rest}]`,
  ],
  ["goes on where they end", `[${outcome("few", "{ max: 4 }")}, ${outcome("some", "{ min: 5, max: 9 }")}, ${rest}]`],
])("an outcome without a range that %s is not", (_, outcomes) => {
  expect(said({ outcomes })).toEqual([]);
});

test("three texts that share out all points leave out none, and two may", () => {
  expect(said({ texts: ["{ max: 4 }", "{ min: 7, max: 9 }", "{ min: 10 }"] })).toEqual([
    "Totals of 5 to 6 points are between this range and the one below it, and in none. Let one begin where the other has ended.",
  ]);
  expect(said({ texts: ["{ max: 4 }", "{ min: 7 }"] })).toEqual([]);
});
