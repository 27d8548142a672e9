import { baseLanguage } from "../../../copy/index.ts";
import { nameOf } from "../../../problem/index.ts";
import { currentWords } from "../../current-words.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A text that an overlay translates in one place has not stayed as it was in another. */
export const keptOriginal: Rule = {
  id: "kept-original",
  severity: "warning",
  why: "The same few words stand in several places, and in one of them the original was left as its own translation: a visitor reads “Our plans” on one page and “Unsere Tarife” on the next. Programs that fill in an overlay do so, and so does whoever means to come back to it. Names and words that both languages have are the same in all places, and are not reported; neither is a single word, which may be translated here and be a name there.",
  wrong: "heading: { text: { from: Your plan, to: Your plan } }",
  right: "heading: { text: { from: Your plan, to: Dein Plan } }",
  *check(context) {
    const { definition, translation } = context;
    const languages = [translation?.original ?? "", definition.language].map(baseLanguage);
    if (languages[0] === languages[1] || alike.some((group) => languages.every((language) => group.includes(language))))
      return;
    const isQuoted = quotedIn(definition);
    const translated = new Map<string, { words: string; places: number; kept: number }>();
    const all = currentWords(context).filter(([{ text, path }]) => severalWords.test(text) && !isQuoted(path));
    for (const [{ text }, words] of all) {
      const known = translated.get(text) ?? { words, places: 0, kept: 0 };
      const isKept = words === text;
      translated.set(text, {
        words: known.places > 0 ? known.words : words,
        places: known.places + (isKept ? 0 : 1),
        kept: known.kept + (isKept ? 1 : 0),
      });
    }
    for (const [{ text, path }, words] of all) {
      const { words: other, places, kept } = translated.get(text) ?? { words, places: 0, kept: 0 };
      // Where it is kept more often than not, it may be a name, and what was translated of it the slip.
      if (words === text && places >= kept)
        yield {
          message: `${nameOf(path)} is still "${text}", which elsewhere is translated as "${other}". Translate it here, too.`,
          path,
          excerpt: text,
        };
    }
  },
};

/** Two words at least, one of them with a small first letter: not the name of a person or a place. */
const severalWords = /\p{L}[\p{L}\p{M}'’-]*[ \u00a0]\p{Ll}{2}|(?<!\p{L})\p{Ll}\p{L}*[ \u00a0]\p{L}{2}/u;

/** Languages in which whole sentences are the same. */
const alike = ["da nb nn no sv", "es pt gl ca", "cs sk", "bs hr sl sr", "be bg mk ru uk", "id ms", "af nl"].map(
  (group) => group.split(" "),
);
