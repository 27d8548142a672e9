type NumberFormat = Pick<Intl.NumberFormat, "format">;

const formats = new Map<string, NumberFormat>();

/**
 * A form of numbers: with marks between thousands from five digits on, sums of money from four. To make one takes ten times as
 * long as to use it, and a check says thousands of sums.
 */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): NumberFormat {
  const key = language + JSON.stringify(options);
  // Left to itself, `Intl` asks the language, and what it has of Italian differs from one version to the next.
  const useGrouping = options.style === "currency" || "min2";
  const known = formats.get(key) ?? steady(new Intl.NumberFormat(steadyTag(language), { useGrouping, ...options }));
  formats.set(key, known);
  return known;
}

/** The Swiss mark between thousands is a straight one in some versions. */
const steady = (format: Intl.NumberFormat): NumberFormat => ({
  format: (number) => format.format(number).replace(/'/g, "’"),
});

/**
 * A language, with the digits and the calendar of which versions of `Intl` think differently. A browser that says a number in
 * another way than the server has written it draws the finished page again.
 */
export const steadyTag = (language: string): string =>
  ({ ar: "ar-u-nu-latn", "ar-SA": "ar-SA-u-ca-gregory" })[language] ?? language;

/** A day in words: `31 January 2026`. */
export const sayDay = (moment: Date, language: string): string => sayMoment(moment, language, { dateStyle: "long" });

/** A time of day by the clock of a language, kept together in a line: `7:05 PM`, `19:05`. */
export const sayTime = (minutes: number, language: string): string =>
  sayMoment(minutes * 60_000, language, { timeStyle: "short" }).replace(/\s/g, "\u00a0");

/** A moment in words, by the clock of Greenwich. */
export const sayMoment = (moment: Date | number, language: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(steadyTag(language), { ...style, timeZone: "UTC" }).format(moment);

/**
 * A number with a unit as a language writes it: `12 days`, `70 kg`, in Japanese `14日`. `Intl` counts Swedish days by the clock,
 * as `dygn`, which nobody does for a trial or a deadline; so do some versions in Polish, as `doba`.
 */
export const sayUnit = (number: number, language: string, options: Intl.NumberFormatOptions): string =>
  wordsOfDays(closeUp(numberFormat(language, { ...options, style: "unit" }).format(number)), number);

/** The same text with the days of a calendar. */
export const wordsOfDays = (said: string, number: number): string =>
  said
    .replace(/dygn$/, number === 1 ? "dag" : "dagar")
    .replace(/(?:doba|doby|dób)$/, number === 1 ? "dzień" : number % 1 ? "dnia" : "dni");

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
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // Japanese shops write 2,480円. The sign that `Intl` takes is as wide as a character, and leaves a hole in a sentence.
  const currencyDisplay = currency === "JPY" && /^ja\b/.test(language) ? "name" : "symbol";
  return signsOfMoney(
    numberFormat(language, { style: "currency", currency, currencyDisplay, ...decimals }).format(amount),
    language,
  );
}

/**
 * Decimals of a sum of which nothing is left behind its whole units: none, as nobody writes `€1,098.00`. Any other has those of
 * its currency.
 *
 * @param amount in whole units of the currency, as formulas reckon it, which is seldom exact
 */
export const digitsOfSum = (amount: number): 0 | undefined =>
  Math.abs(amount - Math.round(amount)) < 0.0005 ? 0 : undefined;

/** A sum with its signs where one version of `Intl` has them: in Norwegian at the end. */
export function signsOfMoney(said: string, language: string): string {
  const norwegian = /^n[bno]\b/.test(language) ? said.replace(/^(−?)([^\d\s−]+)\s(.+)/, "$1$3\u00a0$2") : said;
  // In a line from right to left the sign of "US$" would stand before its letters: `Intl` does not keep it behind them.
  return norwegian.replace(/^\u200f.*[A-Z]\$$/, "$&\u200e");
}
