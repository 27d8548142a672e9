import { expect, test } from "vitest";
import { fillCopy } from "../placeholders.ts";
import { inForms, maskForms, otherwiseIn } from "./number-forms.ts";

const said = (copy: string, value: string | undefined, language: string) =>
  fillCopy(
    copy,
    inForms(language)(() => value),
  );

test.each([
  ["en", "{n|1 day|5 days}", { 0: "0 days", 1: "1 day", "1.5": "1.5 days", "1,200": "1,200 days" }],
  ["en", "{n|0=none|1 day|5 days}", { 0: "none", 1: "1 day", 7: "7 days" }],
  ["en", "in **{n}** {n|1=day|5=days}", { 1: "in **1** day", 2: "in **2** days" }],
  [
    "en",
    "for {n|just 1 person|5 people}",
    { 1: "for just 1 person", "2–4": "for 2–4 people", "5 or more": "for 5 or more people" },
  ],
  ["en", "{n|1 user|5 users}", { "1 million": "1 million users" }],
  ["de", "{n|1 Tag|5 Tage}", { 1: "1 Tag", "1,5": "1,5 Tage", "1.000": "1.000 Tage" }],
  ["fr", "{n|1 jour|5 jours}", { 0: "0 jour", 1: "1 jour", "1,5": "1,5 jour", 2: "2 jours" }],
  [
    "pl",
    "{n|1 dzień|2 dni|5 dni|1,5 dnia}",
    { 1: "1 dzień", 3: "3 dni", 5: "5 dni", 12: "12 dni", 22: "22 dni", "2,5": "2,5 dnia" },
  ],
  [
    "ar",
    "{n|0=لا أيام|1=يوم واحد|2=يومان|3 أيام|11 يومًا|100 يوم}",
    { 0: "لا أيام", 1: "يوم واحد", 2: "يومان", 7: "7 أيام", "٧": "٧ أيام", 26: "26 يومًا", 100: "100 يوم" },
  ],
  ["ja", "{n|1日|5日}", { 1: "1日", 3: "3日" }],
])("in %s, %s says each number in its form", (language, copy, expected) => {
  const numbers = Object.keys(expected);
  expect(numbers.map((number) => said(copy, number, language))).toEqual(Object.values(expected));
});

test("who has no number reads the words at the end, and a text without a number stays alone", () => {
  expect(said("{n|1 day|5 days|some days}", undefined, "en")).toBe("some days");
  expect(said("For {n|1 day|5 days}.", undefined, "en")).toBe("For .");
  expect(said("For {n|1 day|5 days}.", "ever", "en")).toBe("For ever.");
});

test("one form, or words without a number first, are words for whoever has no value", () => {
  for (const words of ["5 days", "a day|5 days", "either|or"]) {
    expect(said(`{n|${words}}`, undefined, "en")).toBe(words);
    expect(said(`{n|${words}}`, "2", "en")).toBe("2");
    expect(otherwiseIn(words)).toBe(words);
  }
});

test("samples are masked, and nothing else", () => {
  const copy = "5 of {n|1 day|10 days}, {goal|5 km}, {x} and {y|}";
  expect(maskForms(copy)).toBe("5 of {n|n day|nn days}, {goal|5 km}, {x} and {y|}");
});
