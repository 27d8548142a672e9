import type { Rule } from "../../rule.ts";

/** Texts have no characters that visitors cannot see or read, and that change what they see. */
export const oddCharacter: Rule = {
  id: "odd-character",
  severity: "error",
  why: "A mark that turns the direction of a text lets words read backwards, across the end of the text as well, and a control character, or half of a character that was cut in two, is shown as a box or cuts the text off. Both come along when text is pasted, and nobody sees them in the file. Letters that were read in another encoding, such as cafÃ© for café, nobody can read. The engine finds the direction of a text by itself.",
  wrong: 'heading: "Pay \\u202E001 now"',
  right: 'heading: "Pay 100 now"',
  *check({ authored, definition }) {
    const isTurkish = /^tr(?:-|$)/.test(definition.language);
    for (const { text, path } of authored) {
      const [garbled] =
        (mayBeMisread.test(text) ? misread.exec(text) : null) ?? (isTurkish ? icelandic.exec(text) : null) ?? [];
      if (garbled !== undefined)
        yield {
          message: `"${garbled}" is what remains of letters that were read in another encoding. Type them again, and save the file as UTF-8.`,
          path,
          excerpt: garbled,
        };
      for (const [character] of new Set(text.match(odd)).entries()) {
        const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
        const what = /\p{Cc}/u.test(character) ? "a control character" : "a mark that turns the direction of text";
        const message = /\p{Cs}/u.test(character)
          ? `This text has U+${code}, which is half of a character, such as of an emoji, and shows as �. Type the whole one.`
          : `This text has the invisible character U+${code}, ${what}. Remove it.`;
        yield { message, path };
      }
    }
  },
};

/** Control characters except line breaks and tabs, halves of characters, and embeddings and overrides of the direction. */
const odd = /(?![\n\r\t])\p{Cc}|\p{Cs}|[\u202a-\u202e]/gu;

/**
 * The mark of a letter that was lost, or UTF-8 read as another encoding: of Western Europe (Ã© for é, â€™ for ’), of Russian
 * (Ð¿Ñ€), of Turkey (Ä± for ı, ÅŸ for ş), of Poland (Å‚ for ł, Ä™ for ę), and of Japan, where each Japanese letter begins with 縺, 繧 or 繝, which hardly any word has.
 */
const misread =
  /\ufffd+|Ã[\u00a4\u00b6\u00bc\u0178]|(?<!\p{Lu})Ã[\u00a0-\u00bf\u0192\u0160\u0178\u2013-\u203a]|â€[\u0098-\u009d\u00a6\u0153\u2018-\u201d\u2122]|(?<!\p{Lu})Â[\u00a0-\u00bf]|Ä[\u00b0\u00b1\u0178\u017e]|Å[\u0178\u017e]|(?<=\p{Ll})[ÄÅ][\u00ba-\u00bc\u2021\u2026\u2122\u201a\u201e\u203a]|Å[\u0161\u00ba-\u00bc\u201a\u203a](?=\p{Ll})|(?:[ÐÑ][\u0080-\u00bf\u0152-\u0178\u2013-\u2122]){2,}|\S?[縺繧繝]\S{1,3}[縺繧繝]\S{0,2}|[縺繧繝][\uff61-\uff9f]|\S{0,2}[縺繧繝]\p{Script=Han}[\uff61-\uff9f]|锟斤拷/u;

/** The Turkish letters ı, ş, ğ and their capitals in the encoding that shares all others with Western Europe's: "saç bakýmý". */
const icelandic = /\p{L}{0,40}[ýþðÝÞÐ]\p{L}*/u;

/** The first letters of these: most texts have none, and are not looked through twice. */
const mayBeMisread = /[\ufffdÃâÂÄÅÐÑ縺繧繝锟]/;
