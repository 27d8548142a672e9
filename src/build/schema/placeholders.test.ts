import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkFunnel } from "../../../engine/check/index.ts";
import { placeholders } from "./placeholders.ts";

/** The names of a funnel for the words in capitals. */
const names: Readonly<Record<string, string>> = {
  SAVED: "goal",
  FIELD: "age",
  VALUE: "left",
  STEP: "want",
  SCALE: "effort",
  FACT: "members",
  PLAN: "month",
  NAME: "cake",
};
const written = placeholders
  .flatMap(([each]) => each.split(", "))
  .map((each) => each.replace(/[A-Z]{4,}/, (word) => names[word] ?? word));

test.each(written)("%s stands for something", (placeholder) => {
  const charged = /parts|total/.test(placeholder)
    ? "parts: { count: 3, every: 1 month }"
    : "renews: { price: 9, every: 1 month }";
  const text = `id: t
language: en
start: want
product: { name: N, provider: P, support: help@my.internal, app: "https://my.internal" }
facts: { members: { value: 12000, source: Our list } }
scales: { effort: {} }
experiments: { cake: [ONE, TWO] }
values: { left: { of: "age" } }
plans: { month: { name: M, price: 5, originalPrice: 9, currency: USD, period: 1 month, ${charged} } }
outcomes: [{ id: only, title: O, text: T }]
steps:
  want: { type: question, path: /, question: What?, save: goal, options: [{ label: A, score: { effort: 1 } }, B], next: you }
  you: { type: form, path: /you, heading: You, fields: [{ id: age, type: number, label: Age }], button: Go, next: buy }
  buy:
    type: offer
    path: /buy
    sections:
      - { type: heading, text: "It is ${placeholder}" }
      - { type: plans, heading: Plans, plans: [month], default: month }
`;
  const { problems } = checkFunnel("t.yaml", () => ({ text }));
  expect(problems.filter(({ rule }) => rule === "unknown-placeholder")).toEqual([]);
});

test("the page of all keys tells them in tables of which each row has as many cells as the others", () => {
  const [, own = ""] = readFileSync("docs/definition.md", "utf8").split("\n## Placeholders\n");
  const [section = ""] = own.split("\n## ");
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  expect(rows.filter((row) => row.split(/(?<!\\)\|/).length !== 4)).toEqual([]);
});
