import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { allOf, anyBehind, anyOf, firstOf, matchesIn } from "./index.ts";

const languages = readdirSync("schema/texts").map((file) => file.replace(".json", ""));

it.each(languages)("rules know words of %s, as the engine speaks it", (language) => {
  for (const kind of ["favourite", "inventedWork", "success", "saving", "money", "personal"] as const)
    expect(anyOf(kind, language), kind).not.toBe(anyOf(kind, "en"));
});

it("a language without words of its own has the English ones, and a kind without any finds nothing", () => {
  expect(anyOf("favourite", "da-DK")).toBe(anyOf("favourite", "en"));
  expect(new RegExp(anyBehind("untilBehind", "en")).test("until then")).toBe(false);
});

it.each(["de", "ja"])("words of %s are found with the English ones, each where it stands", (language) => {
  const text = "Gratis or free: der Bestseller, free of charge. 無料, kostenlos!";
  for (const kind of ["favourite", "costFree"] as const) {
    const pattern = anyOf(kind, language);
    expect(matchesIn(text, allOf(kind, language)), kind).toEqual(matchesIn(text, new RegExp(pattern, "giu")));
    expect(firstOf(kind, language).exec(text), kind).toEqual(new RegExp(pattern, "iu").exec(text));
  }
});
