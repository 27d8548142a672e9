import type { Rule } from "../../rule.ts";

/** Texts have no characters that visitors cannot see, and that change what they see. */
export const oddCharacter: Rule = {
  id: "odd-character",
  severity: "error",
  why: "A mark that turns the direction of a text lets words read backwards, across the end of the text as well, and a control character is shown as a box or cuts the text off. Both come along when text is pasted, and nobody sees them in the file. The engine finds the direction of a text by itself.",
  wrong: 'heading: "Pay \\u202E001 now"',
  right: 'heading: "Pay 100 now"',
  *check({ copy }) {
    for (const { text, path } of copy)
      for (const [character] of new Set(text.match(odd)).entries()) {
        const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
        const what =
          character < " " || character === "\u007f" ? "a control character" : "a mark that turns the direction of text";
        yield { message: `This text has the invisible character U+${code}, ${what}. Remove it.`, path };
      }
  },
};

/** Control characters except line breaks and tabs, and embeddings and overrides of the direction. */
const odd = /(?![\n\r\t])\p{Cc}|[\u202a-\u202e]/gu;
