/**
 * What was typed, as fields for numbers, dates and codes read it: signs as wide as Latin ones, the digits of any script
 * as 0 to 9, and no marks that nobody sees.
 */
export const plainTyped = (text: string): string => latinDigits(plainSigns(text));

/**
 * A text with the wide, small and joined signs of keyboards and documents as plain ones (`＠` as `@`, `㎏` as `kg`), and
 * without marks that nobody sees, which come along with what is pasted. The mark that turns what is read around stays:
 * what holds it is not what the visitor sees.
 */
export const plainSigns = (text: string): string =>
  text.replace(unseen, "").replace(wide, (sign) => sign.normalize("NFKC"));

/** Soft hyphens, blanks without width, joiners, and marks of the writing direction but U+202E. */
const unseen = /\u00ad|\u061c|[\u200b-\u200f]|[\u202a-\u202d]|[\u2060-\u2069]|\ufeff/g;

// A full NFKC would make 52 of 5², and a blank of the accent in o´brien@example.com.
const wide = /[\u2103\u2109\u3300-\u33ff\ufb00-\ufb06\ufe50-\ufe6b\uff01-\uff5e\uffe0-\uffe2\uffe5\uffe6]/g;

/** A text with the digits of any script as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
    // Unicode has the digits of each script in a row from zero to nine, with nothing or other such rows before it.
    return String(before % 10);
  });
