import type { Country } from "./countries.ts";
import { maskOf } from "./mask-of.ts";

/** Countries whose own numbers begin with a zero, which must stay when they are called from abroad. */
const zeroStays = new Set(["it", "va", "sm", "ci", "cg", "bj", "bf"]);

/**
 * Parts the digits that are only dialled within a country from the number itself.
 * Britons write 07400 123456 for +44 7400 123456, Americans 1 702 … for +1 702 …, Russians 8 912 … for +7 912 …;
 * and some write their dial code without a plus.
 *
 * @param national digits as they stand in the field
 */
export function splitTrunk(country: Country, national: string): { readonly trunk: string; readonly rest: string } {
  const trunk = trunksOf(country, national).find((head) => national.startsWith(head)) ?? "";
  return { trunk, rest: national.slice(trunk.length) };
}

function trunksOf(country: Country, national: string): readonly string[] {
  if (country.dialCode === "1") return ["1"];
  const always = country.iso2 === "hu" ? ["06"] : zeroStays.has(country.iso2) ? [] : ["0"];
  const spare = country.dialCode === "7" ? ["8", "7"] : [country.dialCode];
  return [...always, ...spare.filter((head) => fills(country, national, head))];
}

/** Whether the number is full without its first digits, so that they can only be a prefix. */
function fills(country: Country, national: string, head: string): boolean {
  if (!country.format) return false;
  const rest = national.slice(head.length);
  return rest.length === maskOf(country, rest).replace(/[^.]/g, "").length;
}
