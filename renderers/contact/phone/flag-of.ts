/** The flag of a country as an emoji, made of its two-letter code; systems without flags show the letters. */
export const flagOf = (iso2: string): string =>
  iso2.toUpperCase().replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 65));
