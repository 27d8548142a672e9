import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import { exampleOf } from "./example-of.ts";

test.each([
  ["us", "(702) 123-4567"],
  ["ca", "(506) 234-5678"],
  ["gb", "7400 123456"],
  ["fr", "6 12 34 56 78"],
  ["de", "151 23456789"],
  ["it", "312 3456789"],
  ["es", "612 345 678"],
  ["au", "412 345 678"],
  ["jp", "90 1234 5678"],
  ["cn", "131 2345 6789"],
  ["md", "(62) 11-23-45"],
])("the example of %s is %s", (iso2, example) => {
  const country = countries.find((each) => each.iso2 === iso2);
  expect(country && exampleOf(country)).toBe(example);
});

test("a country without one of its own shows counted-up digits in its own way of writing", () => {
  const country = countries.find((each) => each.iso2 === "ch");
  expect(country && exampleOf(country)).toMatch(/^[\d ()-]+$/);
});
