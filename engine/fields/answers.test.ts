import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { definition } from "../../tests/definition.ts";
import { expectGolden } from "../../tests/golden.ts";
import { stepFlows } from "../flow/index.ts";
import {
  countedIn,
  dimensionOf,
  fieldAnswers,
  isUnit,
  metricOf,
  readAmount,
  systemOf,
  unitName,
  units,
} from "./index.ts";

/** What testers fill in on a form with one field, as an author writes it. */
function answersTo(field: string) {
  const funnel = definition(`
start: form
steps:
  form: { type: form, path: /, heading: You, fields: [{ id: it, label: It, ${field} }], button: Go on, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }
`);
  return fieldAnswers(stepFlows(funnel).form?.fields ?? [], "2026-01-31").map(({ it }) => it);
}

describe("whoever walks through a form fills in", () => {
  test.each([
    ["type: text, maxLength: 20", ["Ada"]],
    ["type: text, maxLength: 2", ["Ad"]],
    ["type: text, maxLength: 20, minLength: 3", ["Ada"]],
    ["type: text, maxLength: 20, minLength: 4", ["Adaa"]],
    ["type: text, maxLength: 20, minLength: 9", ["Ada Ada A"]],
    ["type: text, maxLength: 20, pattern: postcode", ["10115"]],
    ["type: text, maxLength: 20, minLength: 7, pattern: postcode", ["1011510"]],
    ["type: text, maxLength: 20, minLength: 8, pattern: digits", ["12345123"]],
    ["type: text, maxLength: 4, pattern: digits", ["1234"]],
    ["type: number, min: 1, max: 9", ["5", "1", "9"]],
    ["type: number, min: 1, max: 10, step: 2", ["5", "1"]],
    ["type: number, min: 0, max: 1, step: 0.1", ["0.5", "0", "1"]],
    ["type: number, min: 4", ["5", "4"]],
    ["type: number, max: 9", ["4", "9"]],
    ["type: number, max: -4", ["-4"]],
    ["type: number, step: 5", ["5"]],
    ["type: measure, units: [kg, lb], min: 4.5 kg, max: 90 kg", ["46.5 kg", "4.5 kg", "90 kg"]],
    ["type: measure, units: [ft-in, cm], min: 4 ft-in, max: 7 ft-in", ["167.64 cm", "121.92 cm", "213.36 cm"]],
    ["type: measure, units: [l], max: 3 l", ["1 l", "3 l"]],
    ["type: date", ["2026-01-31"]],
    ["type: date, min: 2020-05-06", ["2020-05-06"]],
    ["type: date, max: 2 weeks ago, min: 2 years ago", ["2026-01-17", "2024-01-31"]],
    ["type: select, options: [Oak, { id: ash, label: Light }]", ["oak", "ash"]],
    ["type: email", ["tester@example.com"]],
    ["type: measure, units: [lb], min: 80 lb, max: 301 lb", ["86.1825503 kg", "36.2873896 kg", "136.53130337 kg"]],
    ["type: phone", ["+12025550123"]],
    ["type: phone, country: de", ["+491713920012"]],
    ["type: phone, country: ai", ["+12025550123"]],
    ["type: checkbox, text: I agree", ["2026-01-31T12:00:00.000Z Yes"]],
  ])("%s: %j", (field, texts) => {
    expect(answersTo(field)).toEqual(texts);
  });
});

test("units are named and kept as before", () => {
  const lines = [...Object.keys(units), "ft-in", "st", "h-min", "min-s"]
    .filter(isUnit)
    .flatMap((unit) => [
      `${unit}: ${dimensionOf(unit)}, ${systemOf(unit) ?? "any"} system, kept in ${metricOf(unit)}, counted in ${countedIn(unit)}`,
      ...["en", "de", "ja"].map((language) => `  ${unitName(unit, language)}, ${unitName(unit, language, "long")}`),
    ]);
  expectGolden(join(import.meta.dirname, "units.txt"), `${lines.join("\n")}\n`);
});

test.each([
  ["40 kg", { amount: 40, unit: "kg" }],
  ["-4.5C", { amount: -4.5, unit: "C" }],
  ["6 ft-in", { amount: 72, unit: "ft-in" }],
  ["11 st", { amount: 154, unit: "st" }],
  ["about 40 kg", undefined],
  ["40", undefined],
  ["40 kilos", undefined],
  ["40 kg net", undefined],
])("an amount as authors write it, %s, is %j", (text, amount) => {
  expect(readAmount(text)).toEqual(amount);
});
