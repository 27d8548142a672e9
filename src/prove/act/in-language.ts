/** A stored number as a language writes it. */
export const inLanguage = (amount: string, language: string): string =>
  Number(amount).toLocaleString(language, { useGrouping: false, maximumFractionDigits: 12 });

/** What somebody types for a value: a number as the language writes it, and anything else as it is. A postcode keeps its zero: 04109. */
export const asWritten = (value: string, language: string): string =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) ? inLanguage(value, language) : value;
