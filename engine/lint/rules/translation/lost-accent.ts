import { baseLanguage } from "../../../copy/index.ts";
import { plainLetters } from "../../../problem/index.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { byLanguage, matchesIn } from "../../words/index.ts";

/** Words that are written with an accent have it. */
export const lostAccent: Rule = {
  id: "lost-accent",
  severity: "warning",
  why: "“Perche” for “perché”, “informacion” for “información”, “fuer” for “für”: the text was typed on a keyboard, or went through a program, that has no such letters. Everybody can read it, and everybody sees that nobody has read it through. Only words that exist in no other spelling are reported, and neither addresses nor what people are quoted with.",
  wrong: "question: Perche no?",
  right: "question: Perché no?",
  *check({ authored, definition }) {
    const language = baseLanguage(definition.language);
    const spellings = spelled.get(language);
    if (!spellings) return;
    const isQuoted = quotedIn(definition);
    for (const { text, path } of authored) {
      // Names may be written without them.
      if (path[0] === "product" || isQuoted(path)) continue;
      for (const { 0: excerpt, index } of matchesIn(
        text.replace(unread, (part) => " ".repeat(part.length)),
        word,
      )) {
        const plain = excerpt.normalize("NFC").replace(/’/g, "'").toLowerCase();
        const isAsked = text[index - 1] === "¿" && !unasked.test(text.slice(index + excerpt.length));
        const meant = spellings(plain, isAsked);
        // The apostrophe may be the end of a quotation: 'rápido y fácil'.
        if (meant === undefined || [meant, `${meant}'`].some((each) => each.toLowerCase() === plain)) continue;
        const isCapital = /^\p{Lu}/u.test(excerpt);
        // French may leave the accent of a capital out: Etape 2.
        if (isCapital && language === "fr" && meant.slice(1) === plain.slice(1)) continue;
        // A name may be written in any way; in German nouns begin with a capital as well.
        if (isCapital && !/^\p{Lu}/u.test(meant) && !begins.test(text.slice(0, index))) continue;
        const right = isCapital ? meant.replace(/^./u, (letter) => letter.toLocaleUpperCase(language)) : meant;
        yield { message: `"${excerpt}" is written "${right}".`, path, excerpt, suggest: right };
        break;
      }
    }
  },
};

/** What makes a clause of the first word of a question: "¿Cuando llueve, sale?", "¿Como mucho tres?". */
const unasked = /^(?: (?:mucho|máximo|mínimo|siempre|si)(?!\p{L})|[^?]*,)/u;

/** What stands before the first word of a sentence; after the dot of a title comes a name. */
const begins = /(?:^|(?<!(?<!\p{L})(?:Dr|Prof|Dott|Sig|Sra?|Hr|Fr|St|Av))[.!?:»"¿¡] ?)$/u;

/**
 * Placeholders, where links lead, addresses and pages: they have no accents. An address begins where nothing is before it,
 * so that not every letter of a long one is tried.
 */
const unread = /\{[^{}]*\}|\]\([^()]*\)|https?:\S+|(?<![^\s(){}])(?:\S{0,80}@\S+|\S{1,80}\.[a-z]{2,4}(?![\p{L}]))/gu;

/** A word, with the apostrophe that keyboards without accents put behind it, or that joins another to it. In capitals accents are often left out. */
const word =
  /(?<![\p{L}\p{M}\p{N}/_'’-])(?!\p{Lu}{2})\p{L}[\p{L}\p{M}]*(?:['’](?:[eè](?![\p{L}\p{M}])|(?![\p{L}\p{M}])))?(?![\p{L}\p{M}\p{N}/_-])/gu;

/** A word without accents, as keyboards of its language leave them out. */
const bare = (text: string, language: string): string =>
  plainLetters(language === "de" ? text.replace(/[äöü]/g, "$&e") : text);

/** How a word in small letters is written, by language; a word with another accent is one as well: `perchè`. */
const spelled: ReadonlyMap<string, (word: string, isAsked: boolean) => string | undefined> = new Map(
  [...byLanguage].flatMap(([language, { accents }]) => {
    if (accents.words === "") return [];
    const byLettersOf = (words: string) =>
      new Map(words.split(" ").map((each) => [bare(each.toLowerCase(), language), each]));
    const byLetters = byLettersOf(accents.words);
    const askedByLetters = byLettersOf(accents.asked ?? "");
    const endings = accents.endings.map(([lost, meant]) => ({ lost: new RegExp(lost, "u"), meant }));
    const spelling = (written: string, isAsked: boolean): string | undefined => {
      const { lost, meant } = endings.find((each) => each.lost.test(written)) ?? {};
      return (
        // "Constructor" is a builder in Spanish, and in every object.
        (Object.hasOwn(accents.others, written) ? accents.others[written] : undefined) ??
        byLetters.get(bare(written.replace(/'$/, ""), language)) ??
        (isAsked ? askedByLetters.get(written) : undefined) ??
        (lost && meant && written.replace(lost, meant))
      );
    };
    return [[language, spelling] as const];
  }),
);
