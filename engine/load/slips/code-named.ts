/** Small letters without accents: authors leave them out. */
const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

/**
 * The code of what a name stands for, in English or in its own language; the first of several.
 *
 * @param speakers the language that is spoken there, or that it is
 */
function codeNamed(name: string, type: "region" | "language", speakers: (code: string) => string): string | undefined {
  const wanted = plain(name);
  // Codes that have been given up, such as "dd", still have the names of those that have taken their places.
  const isInUse = (code: string) => {
    const { language, region } = new Intl.Locale(type === "region" ? `und-${code}` : code);
    return (type === "region" ? region?.toLowerCase() : language) === code;
  };
  const namesOf = (language: string) => new Intl.DisplayNames(language, { type, fallback: "none" });
  const english = namesOf("en");
  const isNamed = (code: string) =>
    [english, namesOf(speakers(code))].some((names) => {
      const own = names.of(code.toUpperCase());
      return own !== undefined && plain(own) === wanted;
    });
  return pairs.find((code) => isInUse(code) && isNamed(code));
}

/** The two letters of a country: "es" for España, Espana and Spain, "gb" for UK. */
export function countryNamed(name: string): string | undefined {
  const own = everyday[plain(name)];
  if (own !== undefined) return own;
  const { region } = new Intl.Locale(/^[a-z]{2}$/i.test(name) ? `und-${name}` : "und");
  const isKnown = (code: string) => new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code);
  return region !== undefined && isKnown(region)
    ? region.toLowerCase()
    : codeNamed(name, "region", (code) => new Intl.Locale(`und-${code}`).maximize().language);
}

/** What people call a country that CLDR calls otherwise. */
const everyday: Readonly<Record<string, string>> = {
  usa: "us",
  america: "us",
  england: "gb",
  "great britain": "gb",
  holland: "nl",
  turkey: "tr",
  "czech republic": "cz",
  korea: "kr",
  uae: "ae",
};

/** The two letters of a language: "es" for español and Spanish. */
export const languageNamed = (name: string): string | undefined => codeNamed(name, "language", (code) => code);
