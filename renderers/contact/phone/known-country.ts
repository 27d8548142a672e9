import type { Country } from "./countries.ts";
import { countryOf } from "./country-of.ts";

const nowhere: Country = {
  name: "",
  iso2: "",
  dialCode: "",
  format: undefined,
  priority: undefined,
  areaCodes: undefined,
};

/** The country of a number. One that nobody knows counts as the United States, the field's own default. */
export const knownCountry = (iso2: string): Country => countryOf(iso2) ?? countryOf("us") ?? nowhere;
