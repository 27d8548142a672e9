import { expect, test } from "vitest";
import { plainInternational } from "./plain-international.ts";

test.each([
  ["us", "(702) 123-4567", "+17021234567"],
  ["us", "1 (702) 123-4567", "+17021234567"],
  ["fr", "+33 6 12 34 56 78", "+33612345678"],
  ["fr", "0033 6 12 34 56 78", "+33612345678"],
  ["fr", "06 12 34 56 78", ""],
  ["us", "", ""],
])("without the kit a field of %s makes of %s %s", (country, text, international) => {
  expect(plainInternational({ country, text })).toBe(international);
});
