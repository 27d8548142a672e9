import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkFunnel } from "./index.ts";

const shop = readFileSync("tests/trades/backpacks.yaml", "utf8");

/** What is said of the shop with a mistake in it, without the place where it begins. */
function said(right: string, wrong: string): readonly string[] {
  expect(shop).toContain(right);
  const text = shop.replace(right, wrong);
  return checkFunnel("backpacks.yaml", () => ({ text })).problems.map(({ message }) => message);
}

test.each([
  [
    '"https://shop.fell-and-ford.internal/tarn-65"',
    '"https://shop.fell-and-ford.internal/{outcome.id}"',
    "Before its question mark an address is the same for everybody. Write a link for each case, with a condition: { type: link, when: { outcome: ID }, text: …, to: … }; or hand the answer on behind it, as in https://…?about={outcome.id}.",
  ],
  // What is wrong is the beginning, not what stands behind the question mark.
  [
    "to: support",
    'to: "http://fell.internal/?a={outcome.title}"',
    'Did you mean "https://fell.internal/?a={outcome.title}"?',
  ],
  ["to: support", "to: trip", "That is a step, and an address leads out of the funnel."],
  ["to: support", "to: /back-length", "That is a step, and an address leads out of the funnel."],
  ["to: support", 'to: "mailto:{product.support}"', 'For a mail to product.support, write "support".'],
  ["to: support", 'to: "{product.support}"', 'For a mail to product.support, write "support".'],
  ["to: support", 'to: "{product.app}"', 'For a page of product.app, write "app:/".'],
  ["to: support", 'to: "{product.app}/packs"', 'For a page of product.app, write "app:/packs".'],
  ["to: support", 'to: "mailto:{product.support}?subject=Hi"', "Write what {product.support} says itself."],
  ["subject=A%20backpack%20for%20you", "subject=A backpack", 'Did you mean "mailto:?subject=A%20backpack&body=Look"?'],
  ["{outcome.text}", "{outcome.id}", "An outcome has {outcome.title} and {outcome.text}."],
  ["|1 litre|5 litres}", "|a litre|litres}", "has several texts behind the bar"],
  ["when: { outcome: expedition }", "when: outcome == expedition", "Write it as a group: { outcome: expedition }."],
  ["when: { outcome: expedition }", "when: outcome is not trek", "Write it as a group: { not: { outcome: trek } }."],
  [
    "when: { outcome: expedition }",
    "when: { outcome: { is: trek } }",
    "An outcome is asked for by its id alone. Write trek.",
  ],
  ["when: { outcome: expedition }", "when: { outcome: { trek: true } }", "by its id alone. Write trek."],
  ["when: { outcome: expedition }", "when: { outcome: { any: [trek, day] } }", "by its id alone. Write [trek, day]."],
  [
    "when: { outcome: expedition }",
    "when: { outcome: { not: [trek, day] } }",
    'Write "not" around it: { not: { outcome: [trek, day] } }.',
  ],
  ["when: { outcome: expedition }", "when: { outcome: { trek: false } }", "around it: { not: { outcome: trek } }."],
  ["when: { outcome: expedition }", "when: { has: outcome }", "Write outcome: ID."],
  ["when: { outcome: expedition }", "when: { outcome.title: Tarn 65 }", "Write outcome: ID."],
  ["when: { outcome: expedition }", "when: { value: { outcome: { min: 1 } } }", "Write outcome: ID."],
])("%s written as %s is told with its repair, once", (right, wrong, repair) => {
  expect(said(right, wrong)).toEqual([expect.stringContaining(repair)]);
});
