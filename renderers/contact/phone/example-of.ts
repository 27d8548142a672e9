import type { Country } from "./countries.ts";
import { formatPhone } from "./format-phone.ts";
import { maskOf } from "./mask-of.ts";

/** National numbers that nobody answers, where a country is known to have one. */
const examples: Readonly<Record<string, string>> = {
  us: "7021234567",
  ca: "5062345678",
  gb: "7400123456",
  fr: "612345678",
  de: "15123456789",
  it: "3123456789",
  es: "612345678",
  au: "412345678",
  jp: "9012345678",
  cn: "13123456789",
  md: "62112345",
};

/** An example of a country's numbers as they stand in the field; counted-up digits where none is known. */
export function exampleOf(country: Country): string {
  const counted = country.format
    ? "2345678901".slice(0, maskOf(country, "2").replace(/[^.]/g, "").length)
    : "234567890";
  return formatPhone({ country: country.iso2, text: examples[country.iso2] ?? counted });
}
