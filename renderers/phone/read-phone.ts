import { AsYouType, parseIncompletePhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import mobileNumbers from "libphonenumber-js/mobile/examples";
import { countryOf, planOf, prefixOf } from "./countries.ts";
import { isPhone, type PhoneNumber, plainSigns } from "./phone-number.ts";

type Typed = Pick<PhoneNumber, "country" | "text">;

/**
 * Parses any typed, pasted, autofilled or stored text. An international number (+44…, 0044…, from North America also
 * 01144…) selects its country, and its country code moves to the prefix. A national number keeps the country, unless it
 * is complete and belongs to a neighbour with the same country code. Parsing twice gives the same result.
 */
export function readPhone({ country, text }: Typed): PhoneNumber {
  // 00 is the international prefix in most of the world and begins no number anywhere, so every country accepts it.
  const typed = parseIncompletePhoneNumber(plainSigns(text)).replace(/^00/, "+");
  const home = planOf(country).toLowerCase();
  if (typed.startsWith("+")) return readInternational(typed, home);
  if (isTooShort(typed)) return { country: home, text: typed, international: "" };
  const typer = new AsYouType(planOf(home));
  typer.input(typed);
  const international = typer.getNumberValue() ?? "";
  const isFromHome = !typer.isInternational() || `+${typer.getCallingCode()}` === prefixOf(home);
  if (!isFromHome) return readInternational(international, home);
  const number = { country: countryOf(international, home) ?? home, text: typed, international };
  return isPhone(number) && !isInPlan(international) ? { ...number, isUnlikely: true } : number;
}

/** Whether a country gives out such numbers. New ones appear before any list has them, so no number is refused by this. */
const isInPlan = (international: string): boolean => parsePhoneNumberFromString(international)?.isValid() ?? false;

function readInternational(international: string, current: string): PhoneNumber {
  const country = countryOf(international, current);
  if (!country) return { country: current, text: international, international };
  return readPhone({ country, text: international.slice(prefixOf(country).length) });
}

/** A zero and one digit are not enough yet, and libphonenumber-js 1.13.16 throws on them for Samoa and Cape Verde. */
const isTooShort = (text: string): boolean => /^0\d?$/.test(text);

/** A number next to its country code, formatted as in its country. */
export function formatPhone({ country, text }: Typed): string {
  if (text.startsWith("+") || isTooShort(text)) return text;
  const national = new AsYouType(planOf(country)).input(text);
  if (/\D/.test(national)) return national;
  // Many countries group digits only after the trunk zero. Without it they are grouped as in the international format.
  const prefix = prefixOf(country);
  return new AsYouType()
    .input(prefix + text)
    .slice(prefix.length)
    .trim();
}

/**
 * Whether a number begins with the zero that its country dials before it, as 090-1234-5678 does. It is written without
 * the country code then: +81 090 is wrong. In Italy the zero belongs to the number.
 */
export function hasTrunkZero({ country, text, international }: PhoneNumber): boolean {
  if (!text.startsWith("0")) return false;
  if (international !== "") return !international.startsWith(`${prefixOf(country)}0`);
  // The first digits say nothing yet; mobile numbers of the country do.
  const plan = planOf(country);
  const mobile = parsePhoneNumberFromString(mobileNumbers[plan], plan);
  return !mobile?.nationalNumber.startsWith("0") && /^\D*0/.test(mobile?.formatNational() ?? "");
}

/**
 * A number in E.164 as people write it, `+44 7911 123456`. What is no such number stays as it is. It may only part before its
 * last group: a heading on a small phone can be narrower than a whole number, and would cut it between two digits.
 */
export const sayPhone = (international: string): string =>
  parsePhoneNumberFromString(international)
    ?.formatInternational()
    .replace(/ (?=.* )/g, "\u00a0") ?? international;

/** An example mobile number of a country; for the United States, the one that the field has always shown. */
export function exampleOf(country: string): string {
  const plan = planOf(country);
  return formatPhone({ country, text: plan === "US" ? "7021234567" : mobileNumbers[plan] });
}
