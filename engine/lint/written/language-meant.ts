/**
 * The language that was meant by the code of a country: `ja` for jp, `cs` for cz. What is spoken by most people there.
 *
 * @param code two or three small letters
 * @returns undefined if the code is a language's own
 */
export function languageMeant(code: string): string | undefined {
  if (Object.hasOwn(taken, code)) return taken[code];
  if (languages.of(code) !== undefined || !/^[a-z]{2}$/.test(code)) return undefined;
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return countries.of(code.toUpperCase()) === undefined || language === "und" ? undefined : language;
}

/** Codes that are no language's, or a small one's, and are mostly written for another. */
const taken: Readonly<Record<string, string>> = { se: "sv", kr: "ko", jap: "ja", sp: "es" };

const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
