import { knownCountry } from "./known-country.ts";
import { maskOf } from "./mask-of.ts";
import type { PhoneNumber } from "./phone-number.ts";
import { splitTrunk } from "./split-trunk.ts";

/** How a number is written in its field, beside its dial code: by the mask of its country. */
export function formatPhone({ country: iso2, text }: PhoneNumber): string {
  if (text.startsWith("+")) return text;
  const country = knownCountry(iso2);
  const { trunk, rest } = splitTrunk(country, text);
  const written = applyMask(maskOf(country, rest), rest);
  return trunk.length > 0 && trunk !== "0" && written ? `${trunk} ${written}` : `${trunk}${written}`;
}

/** Fills a mask from the left; stops with the last digit, and puts digits beyond the mask behind it. */
function applyMask(mask: string, digits: string): string {
  let used = 0;
  let written = "";
  for (const sign of mask) {
    // A bracket that was opened is closed at once; other signs wait for the digit that follows them.
    if (used >= digits.length && (used === 0 || sign !== ")")) break;
    written += sign === "." ? digits.charAt(used++) : sign;
  }
  return written + digits.slice(used);
}
