/**
 * The direction in which a language is written. It follows from the script; where the tag names none, Unicode's likely
 * subtags do: `ar` is Arabic script, `az` is Latin, `az-Arab` is Arabic.
 *
 * @param language BCP 47 tag
 */
export function direction(language: string): "ltr" | "rtl" {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}

/** ISO 15924 codes of the scripts written from right to left that are in use. */
const rightToLeft: ReadonlySet<string> = new Set(["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]);
