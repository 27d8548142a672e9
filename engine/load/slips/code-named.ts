import { dayMeant } from "../../fields/index.ts";
import { type Path, plainLetters } from "../../problem/index.ts";

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

/**
 * The code of what a name stands for, in English or in its own language; the first of several.
 *
 * @param speakers the languages that are spoken there, or that it is, and that of the author
 */
function codeNamed(
  name: string,
  type: "region" | "language",
  speakers: (code: string) => readonly string[],
): string | undefined {
  const wanted = plainLetters(name);
  // Codes that have been given up, such as "dd", still have the names of those that have taken their places.
  const isInUse = (code: string) => {
    const { language, region } = new Intl.Locale(type === "region" ? `und-${code}` : code);
    return (type === "region" ? region?.toLowerCase() : language) === code;
  };
  const known = new Map<string, Intl.DisplayNames>();
  const namesOf = (language: string) => {
    const names = known.get(language) ?? new Intl.DisplayNames(language, { type, fallback: "none" });
    known.set(language, names);
    return names;
  };
  const isNamed = (code: string) =>
    ["en", ...speakers(code)].some((language) => {
      const names = namesOf(language);
      const own = names.of(code.toUpperCase());
      return own !== undefined && plainLetters(own) === wanted;
    });
  return pairs.find((code) => isInUse(code) && isNamed(code));
}

/** The two letters of a country: "es" for España, Espana and Spain, "gb" for UK, "de" for Almanya in a Turkish definition. */
export function countryNamed(name: string, language: string): string | undefined {
  const own = everyday[plainLetters(name)];
  if (own !== undefined) return own;
  const { region } = new Intl.Locale(/^[a-z]{2}$/i.test(name) ? `und-${name}` : "und");
  const isKnown = (code: string) => new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code);
  return region !== undefined && isKnown(region)
    ? region.toLowerCase()
    : codeNamed(name, "region", (code) => [language, new Intl.Locale(`und-${code}`).maximize().language]);
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
export const languageNamed = (name: string): string | undefined => codeNamed(name, "language", (code) => [code]);

/** The day that a text names by its month, in a language or in English: 2008-10-29 for "29 Ekim 2008". */
export function dayNamed(text: string, language: string): string | undefined {
  const [, day, month = "", year] = /^(\d{1,2})\.? (?:de )?(\p{L}{3,}) (?:de )?(\d{4})$/u.exec(text) ?? [];
  if (day === undefined) return undefined;
  const wanted = plainLetters(month);
  for (const tag of [language, "en"]) {
    const format = new Intl.DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "UTC" });
    for (let number = 1; number <= 12; number++) {
      const parts = format.formatToParts(Date.UTC(2026, number - 1, 1));
      if (parts.some(({ type, value }) => type === "month" && plainLetters(value) === wanted))
        return dayMeant(`${day}.${number}.${year}`);
    }
  }
  return undefined;
}

/** The time of day that words name, or an hour after the last: noon, and midnight as the end or the beginning of a day. */
export function timeNamed(text: string, path: Path): string | undefined {
  if (noon.test(text)) return "12:00";
  const isEnd = ["until", "max"].includes(String(path.at(-1)));
  return midnight.test(text) ? (isEnd ? "23:59" : "00:00") : undefined;
}

const noon =
  /^(?:12 ?)?(?:noon|mid-?day|midi|mittags?|medio ?d[ií]a|mezzogiorno|południe|meio[- ]dia|middag(?:uur)?|полдень|öğle|正午)$/iu;

const midnight =
  /^(?:(?:12 ?|0 ?)?(?:midnight|minuit|mitternachts?|media ?noche|mezzanotte|północ|meia[- ]noite|middernacht|midnatt|полночь|gece ?yarısı|真夜中)|24(?: ?[:.h] ?(?:00)?)?(?: ?(?:h|uhr))?)$/iu;
