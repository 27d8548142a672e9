import { byPath, type Path } from "../../../problem/index.ts";
import type { CopyText } from "../../copy-texts.ts";
import type { Rule } from "../../rule.ts";
import { shownWords } from "../../shown-words.ts";
import { matchesIn } from "../../words/index.ts";

/** A value that is shown with its unit, currency or period has no second one beside it. */
export const doubledUnit: Rule = {
  id: "doubled-unit",
  severity: "warning",
  why: "A value with a unit is shown with it, in the visitor's language and the unit that the visitor typed: {weeks} says “12 weeks”. “{weeks} weeks” shows “12 weeks weeks”, and with “{weight} kg” somebody reads “160 lb kg”. So it is with sums of money and the periods of plans: “$ {plan.price}” shows “$ $20”, and “every {plan.renews.every}” says “every every month”.",
  wrong: '- { type: text, text: "You have {left} weeks, and you weigh {weight} kg" }',
  right: '- { type: text, text: "You have {left}, and you weigh {weight}" }',
  *check(context) {
    const wordsOf = shownWords(context);
    for (const { text, path } of [...context.authored, ...captions(context.authored)])
      for (const { 0: excerpt, index, groups: { name = "" } = {} } of matchesIn(text, placeholder)) {
        const end = index + excerpt.length;
        const [, before = ""] = lastWord.exec(text.slice(0, index)) ?? [];
        const [, behind = ""] = firstWord.exec(text.slice(end)) ?? [];
        if (before === "" && behind === "") continue;
        const own = wordsOf(name);
        if (!own) continue;
        const doubled = ends(before, own.before);
        const isBefore = doubled !== undefined;
        const word = doubled ?? begins(behind, own.behind);
        if (word === undefined) continue;
        if (isBefore && own.counted !== undefined) {
          yield {
            message: `{${name}} is shown with its unit, so "${word}" is read twice. Take it out, or count without it: show another value, { of: ${name}, in: ${own.counted} }.`,
            path,
            excerpt: text.slice(text.lastIndexOf(word, index), end),
          };
          continue;
        }
        const fallback = isBefore ? `${word} …` : `… ${word}`;
        yield {
          message: `{${name}} is shown with its ${own.as}, so "${word}" is read twice. Take it out.${/^plans?\./.test(name) ? "" : ` If a fallback needs it, write it there: {${name}|${fallback}}.`}`,
          path,
          excerpt: isBefore
            ? text.slice(text.lastIndexOf(word, index), end)
            : text.slice(index, text.indexOf(word, end) + word.length),
        };
      }
  },
};

const placeholder = /\{(?<name>[\w.-]+)(?:\|[^{}]*)?\}/g;

/**
 * A word or a sign right before a placeholder, which is read from its end, and right behind it. What ends in an apostrophe
 * begins another word, and a full stop another sentence, but for that of francs: Fr. {sum}.
 */
const lastWord = /$(?<=((?<!\p{L})S?Fr\.|[\p{L}\p{Sc}]+)\s*\**)/u;
const firstWord = /^\**\s*([\p{L}\p{Sc}°²]+)(?![\p{L}'’])/u;

/** The word that a run of letters is or, where a language puts no spaces between words, begins with. */
const begins = (letters: string, words: ReadonlySet<string>): string | undefined =>
  words.has(letters.toLowerCase())
    ? letters
    : [...words].find((word) => unspaced.test(word) && letters.startsWith(word));

/** The same for one that it ends with, which may also be a sign, or a code in other letters: 月額¥, 月額JPY. */
function ends(letters: string, words: ReadonlySet<string>): string | undefined {
  if (words.has(letters.toLowerCase())) return letters;
  const [mark] = /\p{Sc}$|(?<=[^\p{Script=Latin}\p{Sc}])\p{Script=Latin}+$/u.exec(letters) ?? [];
  if (mark !== undefined && words.has(mark.toLowerCase())) return mark;
  return [...words].find((word) => unspaced.test(word) && letters.endsWith(word));
}

/** Words of a language without spaces; its particles alone are none. */
const unspaced = /^(?!\p{Script=Hiragana}{1,2}$)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** A figure that is a placeholder alone, with the words below it, which are read as its unit. */
function captions(copy: readonly CopyText[]): readonly CopyText[] {
  const figures = copy.filter(
    ({ text, path }) => path.at(-1) === "value" && path.includes("figures") && /^\{[^{}]*\}$/.test(text),
  );
  if (figures.length === 0) return [];
  const textAt = byPath(copy);
  return figures.flatMap((figure) => {
    const path: Path = [...figure.path.slice(0, -1), "text"];
    const caption = textAt(path);
    return caption
      ? [{ ...figure, text: `${figure.text} ${caption.text}`, written: `${figure.written} ${caption.written}`, path }]
      : [];
  });
}
