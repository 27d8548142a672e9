import { expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { coverFunnel } from "./cover-funnel.ts";

const end = "type: offer, sections: [{ type: heading, text: Thanks }]";

/** How many walks a funnel of a hat shop takes, and how many are needed at least. The last step is always `bye`. */
function counts(steps: string): { readonly walks: number; readonly least: number; readonly uncovered: number } {
  const cover = coverFunnel(definition(`start: hat\nsteps:\n${steps}\n  bye: { path: /bye, ${end} }\n`));
  return { walks: cover.walks.length, least: cover.least, uncovered: cover.uncovered.length };
}

const hats = (options: string, more: string) =>
  `  hat: { type: multi-select, path: /, question: Which?, record: Hat, button: Go on, options: [${options}], ${more} }\n`;
const form = (next: string, more = "") => `
  hat: { type: form, path: /, heading: Your head, fields: [{ id: head, type: number, label: Inches, min: 10, max: 40 }, { id: ears, type: number, label: Ears, min: 0, max: 9 }], button: Go on, ${more} next: ${next} }`;
const more = (id: string, next: string, back = "") =>
  `\n  ${id}: { type: question, path: /${id}, question: Well?, record: Yes ${id}, options: [A, B], ${back} next: ${next} }`;

test.each<[string, string, number]>([
  ["a selection of any number is left once", hats("A, B, C, D, E", "next: bye"), 1],
  ["a selection of two at once is left for each pair", hats("A, B, C, D, E", "max: 2, next: bye"), 3],
  ["of two and one that stands alone, too", hats("A, B, C, D, { label: E, exclusive: true }", "max: 2, next: bye"), 3],
  ["whatever stands alone", hats("A, { label: B, exclusive: true }, { label: C, exclusive: true }", "next: bye"), 3],
  ["a single choice is left for each option", hats("A, B, C, { label: D, exclusive: true }", "max: 1, next: bye"), 4],
  ["an option with a way of its own is one way out", hats("A, B, C, { label: D, next: bye }", "max: 3, next: bye"), 2],
  [
    "a way back lets one walk answer anew",
    `${hats("A, B, C, D, E", "max: 1, next: two")}${more("two", "bye", "back: hat,")}`,
    2,
  ],
  [
    "what cannot be left again takes walks",
    `${hats("A, B, C", "max: 1, next: two")}${more("two", "three")}${more("three", "bye", "back: two,")}`,
    3,
  ],
  [
    "options of two rooms are chosen on the same walks",
    `${hats("A, B", "max: 1, next: two")}${more("two", "three")}${more("three", "bye")}`,
    2,
  ],
  [
    "a form that is left for ever, on both sides of its bounds",
    `${form("[{ when: { field: { head: { min: 20 } } }, go: bye }, { go: two }]")}${more("two", "bye")}`,
    3,
  ],
  [
    "two bounds of one field are met one by one",
    `${form("[{ when: { field: { head: { min: 20 } } }, go: bye }, { when: { field: { head: { min: 15 } } }, go: two }, { go: two }]")}${more("two", "bye")}`,
    4,
  ],
  [
    "bounds of two fields are met at once",
    `${form("[{ when: { field: { head: { min: 20 } } }, go: bye }, { when: { field: { ears: { min: 3 } } }, go: two }, { go: two }]")}${more("two", "bye")}`,
    3,
  ],
  [
    "a form that can be come back to",
    `${form("[{ when: { field: { head: { min: 20 } } }, go: bye }, { go: two }]")}${more("two", "bye", "back: hat,")}`,
    3,
  ],
])("%s", (_, steps, walks) => {
  expect(counts(steps)).toEqual({ walks, least: walks, uncovered: 0 });
});

test("a way past a bound that two fields decide together is found where one of them is low", () => {
  const ways =
    "[{ when: { value: { both: { min: 36 } } }, go: bye }, { when: { field: { ears: { min: 6 } } }, go: two }, { go: bye }]";
  const steps = `start: hat\nvalues: { both: { of: head + ears * 4 } }\nsteps:\n${form(ways)}${more("two", "bye")}\n  bye: { path: /bye, ${end} }\n`;
  expect(coverFunnel(definition(steps)).uncovered).toEqual([]);
});
