/**
 * A number with a unit as a language writes it: `12 days`, `70 kg`, in Japanese `14日`. `Intl` counts Swedish and Norwegian days
 * by the clock, as `dygn`, which nobody does for a trial or a deadline.
 */
export const sayUnit = (number: number, language: string, options: Intl.NumberFormatOptions): string =>
  closeUp(new Intl.NumberFormat(language, { ...options, style: "unit" }).format(number)).replace(
    /d([yø])gn$/,
    (_, letter) => (number === 1 ? "dag" : letter === "y" ? "dagar" : "dager"),
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
  const said = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay, ...decimals }).format(
    amount,
  );
  // In a line from right to left the sign of "US$" would stand before its letters: `Intl` does not keep it behind them.
  return said.replace(/^\u200f.*[A-Z]\$$/, "$&\u200e");
}
