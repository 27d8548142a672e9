import fc from "fast-check";
import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import { formatPhone } from "./format-phone.ts";
import { readPhone } from "./read-phone.ts";
import { toInternational } from "./to-international.ts";

/** What a field of a country makes of a text: the country it then has, what it shows and what it stands for. */
function read(country: string, text: string): readonly string[] {
  const number = readPhone({ country, text });
  return [number.country, formatPhone(number), toInternational(number)];
}

test.each([
  ["us", "(702) 123-4567", ["us", "(702) 123-4567", "+17021234567"]],
  ["us", "1 (702) 123-4567", ["us", "1 (702) 123-4567", "+17021234567"]],
  ["us", "+44 7911 123456", ["gb", "7911 123456", "+447911123456"]],
  ["us", "0044 (0)7911 123456", ["gb", "07911 123456", "+447911123456"]],
  ["us", "011 44 7911 123456", ["gb", "7911 123456", "+447911123456"]],
  ["us", " tel:+33 6 12 34 56 78", ["fr", "6 12 34 56 78", "+33612345678"]],
  ["gb", "07911 123456", ["gb", "07911 123456", "+447911123456"]],
  ["gb", "447911123456", ["gb", "44 7911 123456", "+447911123456"]],
  ["fr", "06 12 34 56 78", ["fr", "06 12 34 56 78", "+33612345678"]],
  ["it", "06 1234 5678", ["it", "061 2345678", "+390612345678"]],
  ["us", "204 555 0123", ["ca", "(204) 555-0123", "+12045550123"]],
  ["us", "1 204 555 0123", ["ca", "1 (204) 555-0123", "+12045550123"]],
  ["ca", "702 555 0123", ["us", "(702) 555-0123", "+17025550123"]],
  ["us", "+1 242 555 0123", ["bs", "5550123", "+12425550123"]],
  ["us", "+7 912 345 67 89", ["ru", "(912) 345-67-89", "+79123456789"]],
  ["us", "+7 701 345 67 89", ["kz", "701 345-67-89", "+77013456789"]],
  ["ru", "8 912 345-67-89", ["ru", "8 (912) 345-67-89", "+79123456789"]],
  ["us", "+4", ["us", "+4", "+4"]],
  ["nowhere", "702", ["us", "(702)", "+1702"]],
  ["us", "", ["us", "", ""]],
])("a field of %s reads %s", (country, text, outcome) => {
  expect(read(country, text)).toEqual(outcome);
});

test.each([
  ["us", "(702) 123-4567"],
  ["gb", "7400 123456"],
  ["fr", "6 12 34 56 78"],
  ["de", "151 23456789"],
  ["ca", "(506) 234-5678"],
  ["au", "412 345 678"],
  ["jp", "90 1234 5678"],
  ["cn", "131 2345 6789"],
  ["md", "(62) 11-23-45"],
  ["it", "312 3456789"],
  ["es", "612 345 678"],
])("numbers of %s are written like %s", (country, written) => {
  expect(read(country, written.replace(/\D/g, ""))[1]).toBe(written);
});

test("what was read is read the same again, and what it stands for stays when it is formatted", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...countries.map(({ iso2 }) => iso2)),
      fc.stringMatching(/^(\+|00)?[\d() -]{0,16}$/),
      (country, text) => {
        const once = readPhone({ country, text });
        expect(readPhone(once)).toEqual(once);
        expect(formatPhone(once).replace(/\D/g, "")).toBe(once.text.replace(/\D/g, ""));
      },
    ),
  );
});
