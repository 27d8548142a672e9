/**
 * A text in small letters without accents, as people type it who leave them out, or whose keyboard has none. The Turkish İ
 * and ı count as an i: which capital belongs to which depends on the language, and only one of the four is in ASCII.
 */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[łıøđ]/g, (letter) => strokes[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC");

/** Letters that are no other letter with an accent. */
const strokes: Readonly<Record<string, string>> = { ł: "l", ı: "i", ø: "o", đ: "d" };
