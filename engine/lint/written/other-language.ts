import { engineLanguages, engineText } from "../../load/index.ts";
import { ownOf } from "../words/index.ts";
import { isSmallWord, languagesIn } from "./languages-in.ts";
import { sentencesOf } from "./own-words.ts";

/**
 * The first sentence of a text that is in another language than its funnel, and that language. It has three small words
 * of the other language or more, and none of its own. What has capitals may be the name of a place: Las Vegas.
 *
 * @param own the language of the funnel; of one without small words nothing is found
 * @returns never English, which the names of things are in everywhere
 */
export function foreignSentence(text: string, own: string): Foreign | undefined {
  for (const sentence of sentencesOf(text)) {
    const words = wordsOf(sentence);
    if (isNeighbours(words, own)) return { language: neighbours[own]?.language ?? own, excerpt: sentence.trim() };
    // Nearly every sentence is in its funnel's language, and its first small word tells that.
    if (words.length < 4 || commonWords(words).some((word) => isSmallWord(word.toLowerCase(), own))) continue;
    const counts = countsOf(words);
    if (counts.get(own) !== 0) continue;
    const [[language, most] = ["en", 0], [, second] = ["", 0]] = [...counts].sort(([, a], [, b]) => b - a);
    if (language !== "en" && most >= 3 && most > second) return { language, excerpt: sentence.trim() };
  }
  return undefined;
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}'’]+/gu) ?? [];

/** Words that are no names. */
const commonWords = (words: readonly string[]) => words.filter((word, at) => at === 0 || !/^\p{Lu}/u.test(word));

/** How often small words of each language occur among words that are no names. */
const countsOf = (words: readonly string[]) => languagesIn([commonWords(words).join(" ")]);

/** Languages that share most small words are told apart by a letter that the other does not have. */
const neighbours: Readonly<Record<string, { language: string; letters: RegExp; shared: readonly string[] }>> = {
  es: { language: "pt", letters: /[ãõ]/, shared: ["para", "con"] },
  pt: { language: "es", letters: /ñ/, shared: ["como", "está", "da"] },
};

/** Whether a sentence is in the language next to its own: three words, of which one is a small one and one has a letter of it. */
function isNeighbours(words: readonly string[], own: string): boolean {
  const { language, letters, shared = [] } = neighbours[own] ?? {};
  if (!language || words.length < 3) return false;
  const counts = countsOf(words.filter((word) => !shared.includes(word.toLowerCase())));
  const hasLetter = words.some(
    (word, at) => letters?.test(word) && (at === 0 ? word !== "São" : /^\p{Ll}/u.test(word)),
  );
  return hasLetter && (counts.get(language) ?? 0) > 0 && counts.get(own) === 0;
}

type Foreign = { readonly language: string; readonly excerpt: string };

/**
 * The language of a button, if it is another one than that of the funnel: it says nothing but the word for going on, or what
 * the visitor wants, with a small word: "Ver plazas y precios".
 */
export function foreignButton(text: string, own: string): Foreign | undefined {
  const excerpt = text.trim();
  const isSaid = (language: string) => goesOn(language)?.toLowerCase() === excerpt.toLowerCase();
  if (isSaid(own) || isSaid("en")) return undefined;
  // "Continua" is also a word of Portuguese.
  const language =
    engineLanguages.find((each) => !(romance.has(own) && romance.has(each)) && isSaid(each)) ?? wantedIn(excerpt, own);
  return language === undefined ? undefined : { language, excerpt };
}

/** The language in which a button of three words or more says what the visitor wants. */
function wantedIn(button: string, own: string): string | undefined {
  const counts = languagesIn([button]);
  if (wordsOf(button).length < 3 || counts.get(own) !== 0) return undefined;
  return [...counts.keys()].find((language) => {
    const pressed = ownOf("pressed", language);
    return counts.get(language) !== 0 && new RegExp(`^${pressed} | ${pressed}[.!]?$`, "iu").test(button);
  });
}

const goesOn = (language: string) => engineText(language, ["texts", "otherwise", "button"]);

const romance: ReadonlySet<string> = new Set(["es", "fr", "it", "pt"]);
