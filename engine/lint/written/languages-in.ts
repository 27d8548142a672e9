import { byLanguage } from "../words/index.ts";

/** Small words by language: none of Japanese, which has no spaces between them. */
const smallWords: ReadonlyMap<string, string> = new Map(
  [...byLanguage].flatMap(([language, { smallWords }]) => (smallWords === "" ? [] : [[language, smallWords] as const])),
);

/** The languages of which something is a small word. */
const languagesOf = new Map<string, string[]>();
for (const [language, words] of smallWords)
  for (const word of words.split(" ")) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** Whether a word, in small letters, is a small word of a language. */
export const isSmallWord = (word: string, language: string): boolean =>
  languagesOf.get(word)?.includes(language) ?? false;

/**
 * How often the small words of each known language occur in texts.
 *
 * @returns counts by language code, all of them
 */
export function languagesIn(texts: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map([...smallWords.keys()].map((language) => [language, 0]));
  for (const text of texts)
    for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu))
      for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  return counts;
}
