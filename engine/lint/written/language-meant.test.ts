import { expect, test } from "vitest";
import { languageMeant } from "./language-meant.ts";

test.each([
  ["jp", "ja"],
  ["gr", "el"],
  ["cz", "cs"],
  ["dk", "da"],
  ["se", "sv"],
  ["ua", "uk"],
  ["cn", "zh"],
  ["kr", "ko"],
  ["us", "en"],
  ["gb", "en"],
  ["at", "de"],
])("%s is no language, and means %s", (code, language) => {
  expect(languageMeant(code)).toBe(language);
});

test.each(["en", "ja", "uk", "pt", "sl", "et", "ca", "be", "ar", "fil", "xx", "zzz"])("%s means no other", (code) => {
  expect(languageMeant(code)).toBeUndefined();
});
