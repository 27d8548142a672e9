import { knownCountry } from "./known-country.ts";
import type { PhoneNumber } from "./phone-number.ts";
import { splitTrunk } from "./split-trunk.ts";

/** A number as a plus and all its digits, dial code first; empty while nothing was typed. */
export function toInternational({ country: iso2, text }: PhoneNumber): string {
  if (text.startsWith("+")) return text;
  const country = knownCountry(iso2);
  return text && `+${country.dialCode}${splitTrunk(country, text).rest}`;
}
