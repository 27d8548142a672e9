import { AsYouType, parseIncompletePhoneNumber } from "libphonenumber-js/min";
import mobileNumbers from "libphonenumber-js/mobile/examples";
import { countryOf, planOf, prefixOf } from "./countries.ts";
import type { PhoneNumber } from "./phone-number.ts";

type Typed = Pick<PhoneNumber, "country" | "text">;

/**
 * Reads whatever was typed, pasted, filled in or stored. An international number (+44…, 0044…, from North America also
 * 01144…) chooses its country and leaves its country code to the prefix; a national one keeps the country, unless it is
 * complete and belongs to a neighbour with the same country code. Reading twice gives the same.
 */
export function readPhone({ country, text }: Typed): PhoneNumber {
  // 00 means abroad in most of the world and begins no number anywhere, so it is understood in every country.
  const typed = parseIncompletePhoneNumber(text).replace(/^00/, "+");
  const home = planOf(country).toLowerCase();
  if (typed.startsWith("+")) return readInternational(typed, home);
  if (isTooShort(typed)) return { country: home, text: typed, international: "" };
  const typer = new AsYouType(planOf(home));
  typer.input(typed);
  const international = typer.getNumberValue() ?? "";
  const isFromHome = !typer.isInternational() || `+${typer.getCallingCode()}` === prefixOf(home);
  if (!isFromHome) return readInternational(international, home);
  return { country: countryOf(international, home) ?? home, text: typed, international };
}

function readInternational(international: string, current: string): PhoneNumber {
  const country = countryOf(international, current);
  if (!country) return { country: current, text: international, international };
  return readPhone({ country, text: international.slice(prefixOf(country).length) });
}

/** A zero and the digit behind it say nothing yet, and libphonenumber-js 1.13.16 throws at them in Samoa and Cape Verde. */
const isTooShort = (text: string): boolean => /^0\d?$/.test(text);

/** How a number is written beside its country code: as people of its country write it. */
export function formatPhone({ country, text }: Typed): string {
  if (text.startsWith("+") || isTooShort(text)) return text;
  const national = new AsYouType(planOf(country)).input(text);
  if (/\D/.test(national)) return national;
  // Many countries group digits only behind the zero that is dialled at home. Without it they are grouped as abroad.
  const prefix = prefixOf(country);
  return new AsYouType()
    .input(prefix + text)
    .slice(prefix.length)
    .trim();
}

/** A mobile number of a country as it stands in the field; of the United States, one that the field always showed. */
export function exampleOf(country: string): string {
  const plan = planOf(country);
  return formatPhone({ country, text: plan === "US" ? "7021234567" : mobileNumbers[plan] });
}
