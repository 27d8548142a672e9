import { type Country, countries } from "./countries.ts";

const byCode = new Map<string, Country>(countries.map((country) => [country.iso2, country]));

/** The country with a two-letter code; undefined where there is none. */
export const countryOf = (iso2: string): Country | undefined => byCode.get(iso2);
