import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coverFunnel } from "../walks/index.ts";
import { checkFunnel } from "./index.ts";

const texts = Object.fromEntries(
  ["bookkeeping-demo", "tasting-box", "driving-theory"].map((name) => [
    name,
    readFileSync(`tests/trades/${name}.yaml`, "utf8"),
  ]),
);

/** The check of a funnel in which something is written otherwise. */
function checked(name: string, right: string, wrong: string) {
  expect(texts[name]).toContain(right);
  const text = texts[name]?.replace(right, () => wrong) ?? "";
  return checkFunnel(`${name}.yaml`, () => ({ text }));
}

/** What is said of a funnel that somebody wrote as other tools have it, without the place where it begins. */
const said = (name: string, right: string, wrong: string): readonly string[] =>
  checked(name, right, wrong).problems.map(({ rule, message }) => `${rule}: ${message}`);

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
  ["contact: true }\n      - { id: mobile", "business: true }\n      - { id: mobile", 'ends: ["@gmail.com"]'],
  ['ends: ["@gmail.com",', 'ends: ["*@gmail.com",', 'anything may stand before it by itself. Write "@gmail.com".'],
  ['ends: ["@gmail.com",', 'ends: ["@gmail.com, @mail.com",', 'Write a list: ["@gmail.com", "@mail.com"].'],
  ['ends: ["@gmail.com",', 'ends: ["-",', 'Every text in "work-mail" ends so.'],
  ["{ work-mail: { ends:", "{ company: { is: ['A-1, B-2'], ends:", 'Write a list: ["A-1", "B-2"].'],
  ["{ work-mail: { ends:", "{ company: { is: 'AB*', ends:", 'it is the whole text. Write { starts: "AB" }.'],
  [
    "work-mail: { ends: [",
    "work-mail: { is: [gmail.com], ends: [",
    ': an address has an @. Write { ends: "gmail.com" }.',
  ],
  ["{ work-mail: { ends:", "{ company: { is: '-', ends:", '"company" is never "-", as spaces and hyphens'],
  ["{ work-mail: { ends:", "{ mobile: { ends:", '"ends" is for a field of type text or email'],
  ["{ work-mail: { ends:", "{ employees: { ends:", '"ends" is for texts, but "employees" is a number.'],
  ["{ work-mail: { ends:", "{ trade-a: { ends:", 'Field "trade-a" has options.'],
  ["{ work-mail: { ends:", "{ work-mail: { endswith:", 'Did you mean "ends"?'],
  ["  source: book", "  utm: keep\n  source: book", 'add "touches" to "send"'],
  ["webhook: https://hooks.quillfold.internal/leads", 'webhook: ["https://a.internal/"]', "to one address."],
  ["heading: Think of your", "repeat: 3\n    heading: Think of your", "Write the step once for each"],
])("%s written as %s leads on to %s", (right, wrong, repair) => {
  expect(said("bookkeeping-demo", right, wrong)).toEqual([expect.stringContaining(repair)]);
});

test.each([
  ["name: Una caja, price: 15,", "name: Una caja, price: { EUR: 15, MXN: 290 },", "one price in one currency"],
  ["name: Una caja, price: 15,", 'name: Una caja, price: "15 * boxes",', '"quantity" with the field that says'],
  ["price: 15, currency: EUR,", "price: 15, currency: [EUR, MXN],", "one price in one currency"],
  [
    "name: Una caja, price: 15,",
    "name: Una caja, quantity: 2, price: 15,",
    "It names the field in which visitors say how many",
  ],
  ["name: Una caja, price: 15,", "name: Una caja, quantity: boxes, price: 15,", 'There is no field "boxes".'],
  ["name: Una caja, price: 15,", "name: Una caja, coupon: brasa, price: 15,", "when: { query: { coupon: CODE } }"],
  ["    paid: thanks\n", "    paid: thanks\n    coupon: brasa\n", "when: { query: { coupon: CODE } }"],
  ["    paid: thanks\n", "    paid: thanks\n    upsell: extra\n", "is an offer of its own"],
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

test.each([
  ["type: extras", "type: bump", 'Did you mean "extras"?'],
  ["type: extras", "type: orderBump", 'Did you mean "extras"?'],
  ["type: extras", "type: addOns", 'Did you mean "extras"?'],
  ["type: extras", "type: upsells", 'Did you mean "extras"?'],
  ["type: extras", "type: zusatz", 'Did you mean "extras"?'],
  ["default: monat", "default: monat\n        bump: heft", "- { type: extras, heading: Add to your order"],
  ["paid: danke", "paid: danke\n    orderBump: heft", "- { type: extras, heading: Add to your order"],
  ["\nplans:", "\naddOns: [heft]\nplans:", "- { type: extras, heading: Add to your order"],
  ["extras: [heft, stunde]", "extras: [heft, stunde]\n        preselected: true", "Art. 22). Leave it out."],
  ["extras: [heft, stunde]", "extras: [heft, stunde]\n        default: heft", "Art. 22). Leave it out."],
  ["extras: [heft, stunde]", "extras: [hefft, stunde]", 'Did you mean "heft"?'],
  ["extras: [heft, stunde]", "extras: [{ plan: heft, text: Gut }, stunde]", "An extra is a plan: write its id alone"],
])("%s written as %s leads on to %s", (right, wrong, repair) => {
  expect(said("driving-theory", right, wrong)).toEqual([expect.stringContaining(repair)]);
});

/** Whether walks go both ways where the form of a demo asks something of a text. */
function isWalked(asked: string): boolean {
  const written = 'work-mail: { ends: ["@gmail.com", "@outlook.com", "@yahoo.co.uk"] }';
  const { definition } = checked("bookkeeping-demo", written, asked);
  if (!definition) throw new Error(asked);
  const gone = coverFunnel(definition).walks.flatMap(({ moves }) => moves.map(({ from, to }) => `${from} ${to.step}`));
  return ["you by-phone", "you book"].every((way) => gone.includes(way));
}

test.each([
  'company: { ends: ["Ltd", "GmbH"] }',
  'company: { ends: "-x" }',
  'company: { is: "Ada" }',
  'company: { is: ["Paris, France", "SAVE20%"] }',
  'work-mail: { is: ["ann@mail.com", "zoe@work.internal"] }',
  'company: { ends: [" & Sons", "9"] }',
  'work-mail: { ends: "@gmail.com" }',
  'work-mail: { ends: ".co.uk" }',
  "work-mail: { ends: mail.com }",
  'work-mail: { ends: ["ann@mail.com", com] }',
  'work-mail: { starts: ["info@", ab] }',
])("walks are found for %s, and for all others", (asked) => {
  expect(isWalked(asked)).toBe(true);
});
