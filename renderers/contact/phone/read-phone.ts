import { guessCountry } from "./guess-country.ts";
import { knownCountry } from "./known-country.ts";
import type { PhoneNumber } from "./phone-number.ts";
import { splitTrunk } from "./split-trunk.ts";

/**
 * Reads whatever was typed, pasted, filled in or stored. An international number (+44…, 0044…, from North America
 * also 01144…) chooses its country and leaves its dial code to the prefix; a national one keeps the country, unless
 * its area code belongs to a neighbour with the same dial code. Reading twice gives the same.
 */
export function readPhone({ country: iso2, text }: PhoneNumber): PhoneNumber {
  const country = knownCountry(iso2);
  const digits = text.replace(/\D/g, "");
  const abroad = country.dialCode === "1" ? /^00|^011/ : /^00/;
  if (/^\D*\+/.test(text)) return readInternational(digits, country.iso2);
  if (abroad.test(digits)) return readInternational(digits.replace(abroad, ""), country.iso2);
  const neighbour = guessCountry(`${country.dialCode}${splitTrunk(country, digits).rest}`, country.iso2);
  return { country: neighbour?.dialCode === country.dialCode ? neighbour.iso2 : country.iso2, text: digits };
}

function readInternational(digits: string, current: string): PhoneNumber {
  const country = guessCountry(digits, current);
  if (!country) return { country: current, text: `+${digits}` };
  return readPhone({ country: country.iso2, text: digits.slice(country.dialCode.length) });
}
