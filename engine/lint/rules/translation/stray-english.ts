import { baseLanguage } from "../../../copy/index.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { byLanguage } from "../../words/index.ts";
import { languagesIn } from "../../written/languages-in.ts";
import { mayBeForeign } from "../../written/may-be-foreign.ts";
import { isButton, ownWords, sentencesOf } from "../../written/own-words.ts";

/** No sentence of a funnel in another language has stayed in English. */
export const strayEnglish: Rule = {
  id: "stray-english",
  severity: "warning",
  why: "A template, a field or a button that was taken over and never translated: visitors meet one English sentence among their own, do not understand it, or ask whose page this is. Below a contact it may be the sentence that they agree to. Put it into the language of the funnel. Names and titles are not reported, and neither is what people are quoted with.",
  wrong: "question: Where do you live?",
  right: "question: Wo wohnst du?",
  *check(context) {
    const { copy, definition } = context;
    const own = baseLanguage(definition.language);
    if (own === "en") return;
    const isSought = mayBeForeign(context);
    const isKnown = languagesIn([]).has(own);
    if (!isKnown && !isInOtherLetters(own)) return;
    const isQuoted = quotedIn(definition);
    for (const { text, path } of copy) {
      if (!isSought(path) || isQuoted(path)) continue;
      // Headings in English may be there for their looks.
      if (!isKnown && path.at(-1) !== "button") continue;
      const plain = ownWords(text);
      const english =
        isButton(path) && ((buttons.test(plain) && own !== "pt") || ownButtons.test(plain))
          ? text
          : sentencesOf(plain).find((sentence) => isEnglish(sentence, own));
      if (english === undefined) continue;
      const excerpt = english.trim();
      yield {
        message: `"${excerpt}" is English, in a funnel in ${languageNames.of(own) ?? own}. Put it into that language.`,
        path,
        ...(text.includes(excerpt) && { excerpt }),
      };
    }
  },
};

/** Whether a language shares no words with English, as it is written in other letters. */
const isInOtherLetters = (own: string): boolean => new Intl.Locale(own).maximize().script !== "Latn";

const languageNames = new Intl.DisplayNames("en", { type: "language" });

/** What buttons of templates say. */
const buttons =
  /^\s*(?:continue|submit|next|next step|get started|learn more|read more|sign up|send|thank you|(?:book|buy|order|claim|start|reserve|pay)(?: it)? now|(?:e-?mail|phone)(?: address| number)|(?:first|last|full) name|none of (?:these|the above)|i don['’]t know(?: yet)?|frequently asked questions|activate (?:my|your) account)[.!]?\s*$/i;

/** What they say of the visitor: "See my box". What goes on in capitals is a title. */
const ownButtons =
  /^\s*(?:[Cc]all|[Ss]ee|[Ss]how|[Gg]et|[Ss]end|[Gg]ive) (?:me|us|my|your|the)(?: [\p{Ll}'’]+){0,4}[.!]?\s*$/u;

/** Small words of English, also those that other languages share with it. */
const small = new Set(
  `${byLanguage.get("en")?.smallWords} where when who why does do not for can never them us of to please will within`.split(
    " ",
  ),
);

/** Whether a sentence of four words or more has small words of English, and none of the funnel's language. Titles are written in capitals. */
function isEnglish(sentence: string, own: string): boolean {
  const words = sentence.match(/[\p{L}'’]+/gu) ?? [];
  // Whoever teaches English may ask in it.
  if (/\bEnglish\b/.test(sentence)) return false;
  if (words.length < 4 || words.slice(1).every((word) => word.length < 4 || /^\p{Lu}/u.test(word))) return false;
  const alike = (byLanguage.get(own)?.likeEnglish ?? "").split(" ");
  const counted = words.filter((word) => small.has(word.toLowerCase()) && !alike.includes(word.toLowerCase()));
  // A few words of English among others: a title, or the name of a thing.
  if (counted.length < 3 && words.some((word) => /[^\p{ASCII}’]/u.test(word))) return false;
  if (counted.length < 2 || (counted.length < 3 && counted.length / words.length < 0.3)) return false;
  return (languagesIn([sentence]).get(own) ?? 0) === 0;
}
