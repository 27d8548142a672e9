const formats = new Map<string, Intl.NumberFormat>();

/** A form of numbers. To make one takes ten times as long as to use it, and a check says thousands of sums. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, known);
  return known;
}

/**
 * A number with a unit as a language writes it: `12 days`, `70 kg`, in Japanese `14日`. `Intl` counts Swedish days by the clock,
 * as `dygn`, which nobody does for a trial or a deadline.
 */
export const sayUnit = (number: number, language: string, options: Intl.NumberFormatOptions): string =>
  closeUp(numberFormat(language, { ...options, style: "unit" }).format(number)).replace(
    /dygn$/,
    number === 1 ? "dag" : "dagar",
  );

/** Japanese and Chinese set no space between figures and characters. `Intl` does, and a line would end there. */
export const closeUp = (said: string): string =>
  said.replace(/([ぁ-ヿ\p{Script=Han}])\s(?=\d)|\s(?=[ぁ-ヿ\p{Script=Han}])/gu, "$1");

/**
 * A sum of money as a language writes it: `$12.50`, `12,50 €`, `2,480円`.
 *
 * @param amount in whole units of the currency, not cents
 * @param currency ISO 4217 code
 * @param language BCP 47 tag
 * @param digits its decimals; left out for those of the currency
 */
export function sayMoney(amount: number, currency: string, language: string, digits?: number): string {
  const decimals = digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // Japanese shops write 2,480円. The sign that `Intl` takes is as wide as a character, and leaves a hole in a sentence.
  const currencyDisplay = currency === "JPY" && /^ja\b/.test(language) ? "name" : "symbol";
  const said = numberFormat(language, { style: "currency", currency, currencyDisplay, ...decimals }).format(amount);
  // In a line from right to left the sign of "US$" would stand before its letters: `Intl` does not keep it behind them.
  return said.replace(/^\u200f.*[A-Z]\$$/, "$&\u200e");
}
