import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
} from "libphonenumber-js/max";
import metadata from "libphonenumber-js/max/metadata";
import { latinDigits } from "../../engine/fields/index.ts";

/** A country as the picker shows it. */
export type ListedCountry = {
  /** Two-letter code, small letters. */
  readonly iso2: string;
  readonly name: string;
  /** The English name, which can be searched for in any language. */
  readonly english: string;
  /** Country code of its numbers, without the plus. */
  readonly dialCode: string;
  readonly preferred: boolean;
};

/**
 * Territories that share the numbering plan of another country: +44 7911 may be from Guernsey, but British numbers
 * begin like that, too.
 */
const partOfAnother = new Set(["ax", "bl", "cc", "cx", "eh", "gg", "im", "je", "mf", "sj", "ta"]);

const offered = getCountries()
  .map((code) => code.toLowerCase())
  .filter((iso2) => !partOfAnother.has(iso2));

/** Whether the phone field offers a country, by its two-letter code. */
export const isOffered = (iso2: string): boolean => offered.includes(iso2);

/** The numbering plan of a country. An unknown code counts as the United States, the field's default. */
export function planOf(iso2: string): CountryCode {
  const code = iso2.toUpperCase();
  return isSupportedCountry(code) ? code : "US";
}

/** The beginning of a country's international numbers, such as +44. */
export const prefixOf = (iso2: string): string => `+${getCountryCallingCode(planOf(iso2))}`;

/**
 * The country an international number belongs to.
 *
 * @param international the number with its plus, possibly incomplete
 * @param current the country that is kept unless the digits contradict it
 * @returns its two-letter code; undefined while the country code is not complete
 */
export function countryOf(international: string, current?: string): string | undefined {
  const typer = new AsYouType();
  typer.input(international);
  const sharing = metadata.country_calling_codes[typer.getCallingCode() ?? ""]?.map((code) => code.toLowerCase()) ?? [];
  // The beginning of a number is not enough to override the chosen country.
  const sure = typer.isPossible() || current === undefined ? typer.getCountry()?.toLowerCase() : undefined;
  if (sure && isOffered(sure)) return sure;
  return sharing.find((iso2) => iso2 === current) ?? sharing.find(isOffered);
}

/**
 * The countries in the picker's order: preferred ones as given, then all others by name.
 *
 * @param language of the names, such as `en` or `pt-BR`
 * @param preferred two-letter codes; unknown ones are skipped
 */
export function listCountries(language: string, preferred: readonly string[]): readonly ListedCountry[] {
  const place = (iso2: string) => (preferred.includes(iso2) ? preferred.indexOf(iso2) : preferred.length);
  const [own, inEnglish] = [namesIn(language), namesIn("en")];
  return offered
    .map((iso2): ListedCountry => {
      const [name, english] = [nameOf(iso2, own), nameOf(iso2, inEnglish)];
      return { iso2, name, english, dialCode: prefixOf(iso2).slice(1), preferred: preferred.includes(iso2) };
    })
    .sort(
      (one, other) =>
        place(one.iso2) - place(other.iso2) || one.name.localeCompare(other.name, own.resolvedOptions().locale),
    );
}

/**
 * The name of a country in a language, as far as the browser knows it; otherwise in English, or its code.
 *
 * @param language such as `en` or `pt-BR`
 */
export const countryName = (iso2: string, language: string): string => nameOf(iso2, namesIn(language));

const nameOf = (iso2: string, names: Intl.DisplayNames): string => names.of(planOf(iso2)) ?? iso2.toUpperCase();

function namesIn(language: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames([language, "en"], { type: "region" });
  } catch {
    // An invalid language tag.
    return new Intl.DisplayNames("en", { type: "region" });
  }
}

/** Other names of countries. */
const alsoKnown: Readonly<Record<string, string>> = {
  ae: "uae emirates",
  gb: "uk great britain england scotland wales northern ireland",
  nl: "holland",
  us: "usa america",
};

/**
 * The countries that a search finds, best first: by name in either language, by the beginning of its numbers (44, +44,
 * +1876) or by two-letter code. Accents and capitals do not matter; a blank search finds all.
 */
export function searchCountries(list: readonly ListedCountry[], search: string): readonly ListedCountry[] {
  const wanted = plain(search.trim());
  if (!wanted) return list;
  const digits = /^\+?\d/.test(wanted) ? wanted.replace(/^\+/, "") : undefined;
  const owner = digits && countryOf(`+${digits}`);
  const ranks: readonly ((country: ListedCountry, names: readonly string[]) => boolean | "" | undefined)[] = [
    ({ iso2 }) => iso2 === wanted || iso2 === owner,
    (_, names) => names.some((name) => name.startsWith(wanted)),
    ({ dialCode }) => digits && dialCode.startsWith(digits),
    (_, names) => names.some((name) => name.includes(` ${wanted}`)),
    ({ name, english }) => plain(name).includes(wanted) || plain(english).includes(wanted),
  ];
  const rankOf = (country: ListedCountry) => {
    const names = [country.name, country.english, alsoKnown[country.iso2] ?? ""].map(plain);
    return ranks.findIndex((matches) => matches(country, names));
  };
  return list
    .map((country) => ({ country, rank: rankOf(country) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

/** Who types "ırak" or "irak" means Irak: Turkish has an i without a dot, and its capital is the I of all others. */
const plain = (text: string): string =>
  latinDigits(text.normalize("NFKD")).replace(/\p{M}/gu, "").toLowerCase().replace(/ı/g, "i");
