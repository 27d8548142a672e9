import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkFunnel } from "./index.ts";

const texts = Object.fromEntries(
  ["bookkeeping-demo", "tasting-box"].map((name) => [name, readFileSync(`tests/trades/${name}.yaml`, "utf8")]),
);

/** What is said of a funnel that somebody wrote as other tools have it, without the place where it begins. */
function said(name: string, right: string, wrong: string): readonly string[] {
  expect(texts[name]).toContain(right);
  const text = texts[name]?.replace(right, () => wrong) ?? "";
  return checkFunnel(`${name}.yaml`, () => ({ text })).problems.map(({ rule, message }) => `${rule}: ${message}`);
}

const asksNews = "when: { has: news }";

test.each([
  [asksNews, "when: { news: true }", "{ has: news }"],
  [asksNews, 'when: { news: "yes" }', "which is a box to tick. Ask whether it is ticked: has: news."],
  [asksNews, "when: { field: { news: true } }", "{ has: news }"],
  [asksNews, "when: { field: { news: false } }", "{ not: { has: news } }"],
  [asksNews, "when: { field: { news: { is: true } } }", "{ has: news }"],
  [asksNews, 'when: { field: { news: { is: "yes" } } }', '"news" is a box to tick. Ask whether it is ticked'],
  [asksNews, "when: { field: { news: { min: 1 } } }", '"news" is a box to tick. Ask whether it is ticked'],
  [asksNews, 'when: { field: { news: { starts: "y" } } }', '"news" is a box to tick. Ask whether it is ticked'],
  ["?name={first-name}", "?name={{first-name}}", "A placeholder stands in single braces: {first-name}."],
  ["?name={first-name}", "?name={firstname}", 'Did you mean "first-name"?'],
  ["/demo?name={first-name}", "/{company}?name={first-name}", "as in https://…?about={company}."],
  ["  not-us:\n    type: end", "  not-us:\n    type: redirect", 'Did you mean "end"?'],
  ["    button: { text: Get the spreadsheet, to:", "    redirect: {", "An end leads out by its button"],
  ["send: [answers,", "send: [utm, answers,", 'Did you mean "touches"?'],
  ["  source: book", "  utm: keep\n  source: book", 'add "touches" to "send"'],
  ["webhook: https://hooks.quillfold.internal/leads", 'webhook: ["https://a.internal/"]', "to one address."],
  ["heading: Think of your", "repeat: 3\n    heading: Think of your", "Write the step once for each"],
])("%s written as %s leads on to %s", (right, wrong, repair) => {
  expect(said("bookkeeping-demo", right, wrong)).toEqual([expect.stringContaining(repair)]);
});

test.each([
  ["name: Una caja, price: 15,", "name: Una caja, price: { EUR: 15, MXN: 290 },", "one price in one currency"],
  ["name: Una caja, price: 15,", 'name: Una caja, price: "15 * boxes",', "one price in one currency"],
  ["price: 15, currency: EUR,", "price: 15, currency: [EUR, MXN],", "one price in one currency"],
  ["name: Una caja, price: 15,", "name: Una caja, quantity: 2, price: 15,", "write a plan for each quantity"],
  ["name: Una caja, price: 15,", "name: Una caja, coupon: brasa, price: 15,", "when: { query: { coupon: CODE } }"],
  ["label: Ninguna alergia, exclusive: true }", "label: Ninguna alergia }", "can be ticked together"],
  ["{ query: { cupon: brasa } }, text:", "{ query: { cupon: BRASA } }, text:", 'write "brasa", or name both'],
  [
    "when: { country: mx, boxes: two, query: { cupon: brasa } }",
    "when: { country: mx, boxes: one, query: { cupon: brasa } }",
    'answers “Dos” at step "boxes", if the address has cupon=brasa.',
  ],
])("%s written as %s leads on to %s", (right, wrong, repair) => {
  expect(said("tasting-box", right, wrong)).toEqual([expect.stringContaining(repair)]);
});
