import { buildCountryData, guessCountryByPartialPhoneNumber } from "react-international-phone";
import { type Country, countries } from "./countries.ts";
import { countryOf } from "./country-of.ts";

const rows = countries.map(({ format = "", priority = 0, ...country }) =>
  buildCountryData({ ...country, format, priority }),
);

/**
 * The country an international number belongs to, by its dial code and, where several share one, its area code.
 *
 * @param digits the number without plus, dial code first; its end may be missing
 * @param current two-letter code of the country that stays while the digits do not speak against it
 * @returns undefined while the dial code is not complete
 */
export function guessCountry(digits: string, current: string): Country | undefined {
  const { country, fullDialCodeMatch } = guessCountryByPartialPhoneNumber({
    phone: digits,
    countries: rows,
    currentCountryIso2: current,
  });
  return country && fullDialCodeMatch ? countryOf(country.iso2) : undefined;
}
