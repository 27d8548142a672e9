import { expect, test } from "vitest";
import { fillCopy } from "../placeholders.ts";
import { plainCopy } from "../plain-copy.ts";
import { inForms, maskForms } from "./number-forms.ts";
import { experimentIn, readVariants } from "./variant-words.ts";

const copy = "{experiment.cake|plain=2 layers|big=5 layers, and a = b} for {n|1 day|5 days}";

const said = (variant: string | undefined) =>
  fillCopy(
    copy,
    inForms("en")((name) => (name === "n" ? "3" : variant)),
  );

test("a visitor reads the words of the variant, and those of the first one without any that is named", () => {
  expect(said("plain")).toBe("2 layers for 3 days");
  expect(said("big")).toBe("5 layers, and a = b for 3 days");
  expect(said(undefined)).toBe("2 layers for 3 days");
  expect(said("gone")).toBe("2 layers for 3 days");
});

test("a placeholder of an experiment names it, and no other does", () => {
  expect([experimentIn("experiment.cake"), experimentIn("experimental"), experimentIn("cake")]).toEqual([
    "cake",
    undefined,
    undefined,
  ]);
});

test("words without a variant have none", () => {
  expect(readVariants("short = Hello there | 5=x|see a=b|words")).toEqual([
    ["short", "Hello there"],
    ["", "5=x"],
    ["", "see a=b"],
    ["", "words"],
  ]);
});

test("a variant is handed on as it is called where there are no words", () => {
  expect(
    fillCopy(
      "{experiment.cake}",
      inForms("en")(() => "big"),
    ),
  ).toBe("big");
});

test("figures in the words of variants are stated, those that stand for a number are not", () => {
  expect(maskForms(copy)).toBe("{experiment.cake|plain=2 layers|big=5 layers, and a = b} for {n|n day|n days}");
});

test("whoever reads it outside of the funnel reads the first variant", () => {
  const definition = { language: "en" } as Parameters<typeof plainCopy>[0];
  expect(plainCopy(definition, copy)).toBe("2 layers for …");
});
