import { expect, test } from "vitest";
import { birthdayFunnel } from "../../../tests/birthday-funnel.ts";
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

/** What the rule says of texts behind a form that asks for a number from 1 to 20. */
function saidOf(texts: readonly string[], field = "min: 1, max: 20") {
  const shown = texts.map((bounds) => `{ type: text, when: { field: { rooms: ${bounds} } }, text: Some words }`);
  const text = `id: t
language: en
start: home
steps:
  home:
    type: form
    path: /
    heading: Your home
    fields: [{ type: number, id: rooms, label: Rooms, ${field} }]
    button: Next
    next: end
  end: { type: end, path: /end, sections: [{ type: heading, text: Thank you }, ${shown.join(", ")}] }
`;
  const { problems } = checkFunnel("t.yaml", () => ({ text }));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return problems.flatMap(({ rule, message }) => (rule === "uneven-bands" ? [message] : []));
}

const between = (numbers: string) =>
  `${numbers} between this range and the one below it, and in none. Let one begin where the other has ended.`;
const both = (number: number) =>
  `${number} is in this range and in the one below it, and both are shown. Let one begin where the other has ended.`;

test.each([
  ["below 7 and from 8 on", ["{ below: 7 }", "{ min: 8 }"], [between("7 is")]],
  ["up to 6 and above 7", ["{ max: 6 }", "{ above: 7 }"], [between("7 is")]],
  ["three that share out all", ["{ max: 4 }", "{ min: 7, max: 9 }", "{ min: 10 }"], [between("5 to 6 are")]],
  ["one number in two", ["{ max: 7 }", "{ min: 7 }"], [both(7)]],
])("of the numbers that a field takes, %s: what is in none or in both is told", (_, texts, messages) => {
  expect(saidOf(texts)).toEqual(messages);
});

test.each([
  ["meet", ["{ below: 7 }", "{ min: 7 }"]],
  ["meet at whole numbers", ["{ max: 6 }", "{ above: 6 }"]],
  ["lie between whole numbers", ["{ max: 6.5 }", "{ above: 6.5 }"]],
  ["speak of small and large ones alone", ["{ max: 4 }", "{ min: 10 }"]],
  ["overlap on purpose", ["{ max: 10 }", "{ min: 5 }"]],
])("ranges of a number that %s are left", (_, texts) => {
  expect(saidOf(texts)).toEqual([]);
});

test("a field that counts in halves has its halves between two ranges", () => {
  expect(saidOf(["{ max: 6 }", "{ min: 7 }"], "min: 1, max: 20, step: 0.5")).toEqual([between("6.5 is")]);
  expect(saidOf(["{ max: 6 }", "{ min: 6.5 }"], "min: 1, max: 20, step: 0.5")).toEqual([]);
  expect(saidOf(["{ max: 6 }", "{ min: 7 }"], "min: 1, max: 20, decimals: 2")).toEqual([]);
  expect(saidOf(["{ max: 6 }", "{ min: 8 }"], "step: 1")).toEqual([between("7 is")]);
});

/** What the rule says of outcomes that go by a date of birth. */
function saidOfBirthdays(ranges: readonly string[], of?: string) {
  const outcomes = ranges.map(
    (range, index) => `{ id: o${index}, ${range && `when: { value: { birthday: ${range} } }, `}title: Part ${index} }`,
  );
  const text = birthdayFunnel(outcomes, { of });
  const { problems } = checkFunnel("t.yaml", () => ({ text }));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return problems.flatMap(({ rule, message }) => (rule === "uneven-bands" ? [message.split(",")[0]] : []));
}

test("parts of a year meet where one day follows another, whatever the numbers between two months", () => {
  const winter = "";
  expect(
    saidOfBirthdays(["{ min: 301, max: 531 }", "{ min: 601, max: 831 }", "{ min: 901, max: 1130 }", winter]),
  ).toEqual([]);
  expect(
    saidOfBirthdays(["{ min: 301, max: 530 }", "{ min: 601, max: 831 }", "{ min: 901, max: 1130 }", winter]),
  ).toEqual(["531 is between this range and the one below it"]);
  expect(
    saidOfBirthdays(["{ min: 301, max: 601 }", "{ min: 601, max: 831 }", "{ min: 902, max: 1130 }", winter]),
  ).toEqual(["601 is in this range and in the one below it", "901 is between this range and the one below it"]);
  // February 29 is a day as others are.
  expect(saidOfBirthdays(["{ min: 102, max: 228 }", "{ min: 301, max: 831 }", ""])).toEqual([
    "229 is between this range and the one below it",
  ]);
});

test("what a date is read for beside its month and its day is no part of a year", () => {
  expect(saidOfBirthdays(["{ min: 2, max: 3 }", "{ min: 5, max: 9 }", ""], "month(born + 14 days)")).toEqual([
    "4 is between this range and the one below it",
  ]);
  const ages = "if(month(born) > 6, (today - born) / 1 day, 0)";
  expect(saidOfBirthdays(["{ min: 1, max: 7000 }", "{ min: 9000, max: 9500 }", ""], ages)).toEqual([]);
});
