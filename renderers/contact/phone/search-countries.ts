import type { ListedCountry } from "./list-countries.ts";

/** What people call a country besides its name. */
const alsoKnown: Readonly<Record<string, string>> = {
  ae: "uae emirates",
  gb: "uk great britain england scotland wales northern ireland",
  nl: "holland",
  us: "usa america",
};

/**
 * The countries that a search finds, best first: by name in either language, by dial code (44 or +44) or by
 * two-letter code. Accents and capitals do not matter; a blank search finds all.
 */
export function searchCountries(list: readonly ListedCountry[], search: string): readonly ListedCountry[] {
  const wanted = plain(search.trim());
  if (!wanted) return list;
  return list
    .map((country) => ({ country, rank: rankOf(country, wanted) }))
    .filter(({ rank }) => rank < ranks.length)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const namesOf = ({ iso2, name, english }: ListedCountry): readonly string[] =>
  [name, english, alsoKnown[iso2] ?? ""].map(plain);

/** From the surest sign to the weakest. */
const ranks: readonly ((country: ListedCountry, wanted: string) => boolean)[] = [
  ({ iso2, dialCode }, wanted) => wanted === iso2 || wanted.replace(/^\+/, "") === dialCode,
  (country, wanted) => namesOf(country).some((name) => name.startsWith(wanted)),
  ({ dialCode }, wanted) => /^\+?\d/.test(wanted) && dialCode.startsWith(wanted.replace(/^\+/, "")),
  (country, wanted) => namesOf(country).some((name) => name.includes(` ${wanted}`)),
  ({ name, english }, wanted) => plain(name).includes(wanted) || plain(english).includes(wanted),
];

function rankOf(country: ListedCountry, wanted: string): number {
  const rank = ranks.findIndex((matches) => matches(country, wanted));
  return rank < 0 ? ranks.length : rank;
}
