import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/** A word is written in the letters of one alphabet. */
export const mixedLetters: Rule = {
  id: "mixed-letters",
  severity: "warning",
  why: "The Latin A, the Cyrillic А and the Greek Α look alike and are three letters. Whoever switches keyboards within a word types one for the other, and nobody sees it: but a screen reader spells the word or reads another, a search does not find it, and another font shows it. Only words of the alphabet of the funnel are reported, with a few letters that look like its own.",
  wrong: "question: Sеlect a tea",
  right: "question: Select a tea",
  *check({ authored, definition }) {
    const own = scripts.get(new Intl.Locale(definition.language).maximize().script ?? "");
    if (!own) return;
    const isQuoted = quotedIn(definition);
    for (const { text, path } of authored) {
      if (isQuoted(path) || !seam.test(text)) continue;
      for (const { 0: excerpt } of matchesIn(text.replace(/\{[^{}]*\}|\]\([^)]*\)/g, " "), word)) {
        const strangers = [...excerpt].filter((letter) => !own.letter.test(letter));
        const suggest = excerpt.replace(/./gsu, (letter) => own.alike.get(letter) ?? letter);
        if (strangers.length === 0 || strangers.length * 3 > [...excerpt].length) continue;
        if (!strangers.every((letter) => own.alike.has(letter))) continue;
        const stranger = strangers[0] ?? "";
        yield {
          message: `In "${excerpt}" the letter "${stranger}" is ${scriptOf(stranger)} and only looks like the ${own.name} one. Type the word again.`,
          path,
          excerpt,
          suggest,
        };
        break;
      }
    }
  },
};

/** Words of three letters or more; shorter ones may be signs, such as μm. */
const word = /(?<![\p{L}\p{M}\p{N}])\p{L}{3,}(?![\p{L}\p{M}\p{N}])/gu;

/** Where letters of two alphabets meet. Most texts have no such place, and are not looked through. */
const seam =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}|\p{Script=Cyrillic}\p{Script=Greek}|\p{Script=Greek}\p{Script=Cyrillic}/u;

/** Letters that look alike, in three alphabets; a blank where one has none. */
const alike = [
  ["Latin", "Latn", "ABEHIKMNOPTXYZCaceopxyiv"],
  ["Cyrillic", "Cyrl", "АВЕНІКМ ОРТХУ Сасеорхуі "],
  ["Greek", "Grek", "ΑΒΕΗΙΚΜΝΟΡΤΧΥΖ    ο    ν"],
] as const;

const scriptOf = (letter: string): string => alike.find(([, , letters]) => letters.includes(letter))?.[0] ?? "";

type Alphabet = { readonly name: string; readonly letter: RegExp; readonly alike: ReadonlyMap<string, string> };

/** By the code of a script: its name, its letters, and which of them another's letters look like. */
const scripts: ReadonlyMap<string, Alphabet> = new Map(
  alike.map(([name, code, letters]) => {
    const looks = alike.flatMap(([other, , theirs]) =>
      other === name
        ? []
        : [...theirs].flatMap((letter, index) => {
            const like = letters.charAt(index);
            return letter === " " || like === " " ? [] : [[letter, like] as const];
          }),
    );
    return [code, { name, letter: new RegExp(`\\p{Script=${name}}`, "u"), alike: new Map(looks) }] as const;
  }),
);
