/** Where a line can break without a hyphen. Scripts without spaces can break anywhere. */
const apart = /[\s/\u00AD\u200B-]|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])/u;

/** Length of the longest word of some texts, for layouts that make room for it. */
export const longestWord = (texts: readonly string[]): number =>
  Math.max(0, ...texts.flatMap((text) => text.split(apart)).map(({ length }) => length));
