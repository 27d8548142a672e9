import { engineLanguages, engineText } from "../../load/index.ts";
import { languagesIn } from "./languages-in.ts";
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
    const words = sentence.match(/[\p{L}\p{M}'’]+/gu) ?? [];
    const counts = languagesIn([words.filter((word, at) => at === 0 || !/^\p{Lu}/u.test(word)).join(" ")]);
    if (words.length < 4 || counts.get(own) !== 0) continue;
    const [[language, most] = ["en", 0], [, second] = ["", 0]] = [...counts].sort(([, a], [, b]) => b - a);
    if (language !== "en" && most >= 3 && most > second) return { language, excerpt: sentence.trim() };
  }
  return undefined;
}

type Foreign = { readonly language: string; readonly excerpt: string };

/** The language whose word for going on is all that a button says, if it is another one than that of the funnel. */
export function foreignButton(text: string, own: string): Foreign | undefined {
  const excerpt = text.trim();
  const isSaid = (language: string) => goesOn(language)?.toLowerCase() === excerpt.toLowerCase();
  if (isSaid(own) || isSaid("en")) return undefined;
  // "Continua" is also a word of Portuguese.
  const language = engineLanguages.find((each) => !(romance.has(own) && romance.has(each)) && isSaid(each));
  return language === undefined ? undefined : { language, excerpt };
}

const goesOn = (language: string) => engineText(language, ["texts", "otherwise", "button"]);

const romance: ReadonlySet<string> = new Set(["es", "fr", "it", "pt"]);
