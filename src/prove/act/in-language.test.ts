import { expect, test } from "vitest";
import { asWritten } from "./in-language.ts";

test.each([
  ["72.5", "de", "72,5"],
  ["-0.5", "fr", "-0,5"],
  ["0", "de", "0"],
  ["12000", "en", "12000"],
  ["04109", "de", "04109"],
  ["00", "en", "00"],
  ["H2X 1Y4", "fr-CA", "H2X 1Y4"],
  ["", "en", ""],
])("the value %s is typed in %s as %s", (value, language, typed) => {
  expect(asWritten(value, language)).toBe(typed);
});
