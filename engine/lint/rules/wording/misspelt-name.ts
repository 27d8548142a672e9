import { nameOf } from "../../../problem/index.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { matchesIn } from "../../words/index.ts";

/** The product and its provider are written in texts as they are called. */
export const misspeltName: Rule = {
  id: "misspelt-name",
  severity: "warning",
  why: "A name of your own with a letter too many is the first thing that a customer sees and the last one that you do. In terms and in an imprint it names a company that does not exist. {product.name} and {product.provider} are always right.",
  wrong: "- { type: text, text: Sharpned Pencils has sold them since 1990. }",
  right: "- { type: text, text: Sharpened Pencils has sold them since 1990. }",
  *check({ authored, definition }) {
    const { product } = definition;
    const names = [product.name, product.provider ?? ""].flatMap((name) => {
      const words = wordsIn(name);
      return words.length > 0 ? [{ name, words }] : [];
    });
    const telling = names.flatMap(({ name, words }) =>
      // A short word is a letter away from others, and the name of a firm goes on behind its first words.
      words
        .slice(0, 3)
        .flatMap((word, index, first) =>
          word.length > (first.length > 2 ? 4 : 5) ? [{ name, word, first, index }] : [],
        ),
    );
    if (telling.length === 0) return;
    // Most texts have no word that begins like one of the names.
    const alike = new RegExp(`[${telling.map(({ word }) => word.charAt(0)).join("")}][\\p{L}\\p{M}]{3}`, "u");
    const isQuoted = quotedIn(definition);
    for (const { text, path } of authored) {
      if (!alike.test(text) || isQuoted(path)) continue;
      const words = matchesIn(
        text.replace(/\{[^{}]*\}|https?:\S+|(?<!\S)\S+@\S+/g, (part) => " ".repeat(part.length)),
        capital,
      );
      for (const [at, { 0: said }] of words.entries()) {
        const meant = telling.find(
          ({ name, word, first, index }) =>
            isSlip(said, word, first.length === 1 && !(path[0] === "product" && at === 0 && word.length > 7)) &&
            !names.some((other) => (other.name !== text || other.name === name) && other.words.includes(said)) &&
            // A name of several words is told by the others beside it.
            first.every((other, place) => place === index || words[at + place - index]?.[0] === other),
        );
        if (meant)
          yield {
            message: `${nameOf(path)} says "${said}" for "${meant.word}" of "${meant.name}". Write the name as it is, or {product.${meant.name === product.name ? "name" : "provider"}}.`,
            path,
            excerpt: said,
          };
      }
    }
  },
};

const capital = /(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}])/gu;

const wordsIn = (name: string): readonly string[] => matchesIn(name, capital).map(([word]) => word);

/**
 * Whether a word is another with a letter left out, added or changed, or two swapped: within it, as languages have endings,
 * and not at its beginning. One that stands alone may be another word, as a swimmer is no slimmer: only a letter that is
 * doubled, or is not, or two that are swapped tell a slip.
 */
function isSlip(said: string, word: string, isAlone: boolean): boolean {
  if (said === word || said[0] !== word[0] || Math.abs(said.length - word.length) > 1) return false;
  let start = 0;
  while (said[start] === word[start]) start++;
  let end = 0;
  while (end < Math.min(said.length, word.length) - start && said.at(-1 - end) === word.at(-1 - end)) end++;
  const [left, right] = [said, word].map((each) => each.slice(start, each.length - end));
  if (left === undefined || right === undefined) return false;
  const isSwapped = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  const isDoubled = left.length + right.length === 1 && said[start - 1] === (left || right);
  const isOther = left.length + right.length === 1 || (left.length === 1 && right.length === 1);
  return (isSwapped && end > 0) || (end > 1 && (isAlone ? isDoubled : isOther));
}
