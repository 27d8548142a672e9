import { describe, expect, it } from "vitest";
import { definition } from "../../tests/definition.ts";
import { fixedValue } from "./fixed-value.ts";

const funnel = definition(`
start: first
product: { name: Test, support: help@example.com }
facts:
  rating: { value: 4.9, source: A site }
  members: { value: 2318, source: A count }
  visits: { value: 1234567, source: A count }
  users: { value: "1,000,000+", source: A count }
plans:
  month: { name: Month, price: 19.99, currency: USD, period: 4 weeks, renews: { price: 39.99, every: 1 month } }
steps:
  first:
    type: question
    path: /
    question: A question
    options: ["Yes"]
    next: last
  last: { type: offer, path: /last, sections: [{ type: text, text: An offer }] }
`);
const names = ["rating", "members", "visits", "users"].map((name) => `facts.${name}`);
const terms = ["price", "period", "renews.price", "renews.every"].map((name) => `plans.month.${name}`);
const valuesIn = (language: string, every = funnel.texts.every) =>
  [...names, ...terms].map((name) => fixedValue({ ...funnel, language, texts: { every } }, name));

describe("a value that no answer changes", () => {
  it("is written as English has it", () =>
    expect(valuesIn("en")).toEqual([
      "4.9",
      "2318",
      "1,234,567",
      "1,000,000+",
      "$19.99",
      "4 weeks",
      "$39.99",
      "every month",
    ]));

  it("is written as German has it, but for what is a text already", () =>
    expect(valuesIn("de", { ...funnel.texts.every, month: "jeden Monat" })).toEqual([
      "4,9",
      "2318",
      "1.234.567",
      "1,000,000+",
      "19,99\u00A0$",
      "4 Wochen",
      "39,99\u00A0$",
      "jeden Monat",
    ]));
});

it("is said of each plan on any page: its parts and their sum of one in parts, and of others none", () => {
  const words = { ...funnel, texts: { every: funnel.texts.every } };
  const course = { name: "Course", price: 29.99, currency: "USD", parts: { count: 3, every: "4 weeks" } };
  const said = (id: string) =>
    ["parts", "parts.every", "total", "renews.price", "constructor"].map((key) =>
      fixedValue({ ...words, plans: { ...funnel.plans, course } }, `plans.${id}.${key}`),
    );
  expect(said("course")).toEqual(["3 payments of $29.99", "every 4 weeks", "$89.97", undefined, undefined]);
  expect(said("month")).toEqual([undefined, undefined, undefined, "$39.99", undefined]);
});
