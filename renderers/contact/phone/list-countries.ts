import { countries } from "./countries.ts";
import { countryName } from "./country-name.ts";

/** A country as the picker shows it. */
export type ListedCountry = {
  readonly iso2: string;
  readonly name: string;
  /** The name in English, which may be searched for in any language. */
  readonly english: string;
  readonly dialCode: string;
  readonly preferred: boolean;
};

/**
 * The countries in the order of the picker: preferred ones as they are given, then all others by name.
 *
 * @param language of the names, such as `en` or `pt-BR`
 * @param preferred two-letter codes; unknown ones are passed over
 */
export function listCountries(language: string, preferred: readonly string[]): readonly ListedCountry[] {
  const place = (iso2: string) => (preferred.includes(iso2) ? preferred.indexOf(iso2) : preferred.length);
  return countries
    .map((country): ListedCountry => {
      const { iso2, name: english, dialCode } = country;
      return { iso2, name: countryName(country, language), english, dialCode, preferred: preferred.includes(iso2) };
    })
    .sort((one, other) => place(one.iso2) - place(other.iso2) || one.name.localeCompare(other.name));
}
