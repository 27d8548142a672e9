import { exampleOf } from "./example-of.ts";
import { formatPhone } from "./format-phone.ts";
import { knownCountry } from "./known-country.ts";
import type { PhoneNumber } from "./phone-number.ts";

/** What the phone field shows of a number. */
export type PhoneLook = {
  /** The dial code with its plus. Nobody can edit it. */
  readonly prefix: string;
  /** The number, formatted. */
  readonly text: string;
  /** An example without its dial code, as it stands behind the prefix. */
  readonly example: string;
  /** The same example whole, dial code first. */
  readonly placeholder: string;
};

/** How a number looks in its field. */
export function lookOf(number: PhoneNumber): PhoneLook {
  const country = knownCountry(number.country);
  const example = exampleOf(country);
  return {
    prefix: `+${country.dialCode}`,
    text: formatPhone(number),
    example,
    placeholder: `${country.dialCode} ${example}`,
  };
}
