/**
 * What a parameter of the address says, as a text of the page may show it: a name or a place. Anybody can write an address
 * and send it to others, so it is letters and what joins them, in one line, and nothing else: no digits, which could be a
 * price or a phone number, no signs of markup or of an address, no marks piled on a letter. It is taken whole or not at
 * all: of `{{first_name}}` or `<b>Ann</b>` nothing is left that somebody meant.
 *
 * @param given as the address has it
 * @returns undefined if it cannot be shown
 */
export function addressText(given: string): string | undefined {
  const text = given.normalize("NFC").trim().replace(/\s+/g, " ");
  return shown.test(text) ? text : undefined;
}

/** The longest text that an address can give, in letters. */
export const addressTextLength = 40;

/** A letter that is seen, and is none of the tones of Lisu, which look like stops and commas. */
const letter = String.raw`(?![\p{DI}\ua4f8-\ua4fd])\p{L}`;

/**
 * A full stop stands only where a word ends: in "St. Ives", but not in "example.com". Behind a long word it ends a sentence,
 * so that nothing follows. Marks that join letters or keep them apart stand where names have them, in Persian and Sinhala.
 */
const shown = new RegExp(
  String.raw`^(?!.*\p{M}{4}|.*\p{L}{6}\. )(?=.{1,${addressTextLength}}$)${letter}(?:${letter}|[\p{M}'’ -]|\.(?!\S)|(?<=[\p{scx=Arab}\p{M}])[\u200c\u200d](?=\p{L}))*$`,
  "u",
);
