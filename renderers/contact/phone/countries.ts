import { defaultCountries, parseCountry } from "react-international-phone";

/** A country of the phone field: its name in English, dial code, mask and area codes. */
export type Country = ReturnType<typeof parseCountry>;

/** Russia and Kazakhstan share +7. Kazakh numbers go on with 6 or 7, which the library does not know. */
const shared: Readonly<Record<string, Pick<Country, "priority" | "areaCodes">>> = {
  kz: { priority: 1, areaCodes: ["6", "7"] },
  ru: { priority: 0, areaCodes: undefined },
};

/** Every country of the world, in the order of their English names. */
export const countries: readonly Country[] = defaultCountries
  .map(parseCountry)
  .map((country) => ({ ...country, ...shared[country.iso2] }));
