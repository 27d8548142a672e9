import { allIn, anyOf } from "./words/index.ts";

/**
 * The amounts of money and the savings that a text states in digits: `$4.99`, `29.99 EUR`, `39 reais`, `90%` in `Save
 * 90%`. Placeholders and link targets are not searched.
 *
 * @param language of the text; its words for money and savings are known besides the English ones
 * @returns each amount as written
 */
export function amountsIn(copy: string, language: string): readonly string[] {
  if (!/\d/.test(copy)) return [];
  const own = copy.replace(/\{[A-Za-z][\w.-]*\}|\]\([^)]*\)/g, "{}");
  const spoken = allIn(String.raw`${digits}[ \u00a0\u202f]?${anyOf("money", language)}`);
  const sums = [money, spoken].flatMap((pattern) => [...own.matchAll(pattern)].map(([amount]) => amount));
  const savings = [...own.matchAll(saving(language))].map(
    ({ groups: { before, behind, minus } = {} }) => before ?? behind ?? minus,
  );
  return [...new Set(sums)].concat(savings.filter((share) => share !== undefined));
}

/** In Japan also in 万 and the like, and with full-width commas: `1万2,800`, `2，480`. */
const digits = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d+(?:[.,，'’]\d+)*(?:[億万千]+(?:\d+(?:[,，]\d+)*)?)*)(?![\d%])`;

/** Currency signs, also with the letters before them, the most common codes that are not also words in capitals, and marks. */
const sign = String.raw`(?:(?<![\p{L}\p{N}])[A-Z]{1,3})?\p{Sc}`;
const currency = String.raw`${sign}|\b(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|CNY|INR|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR)\b`;
const marks = String.raw`(?:EUROS?|DOLLARS?|kr|zł|Kč|Ft)(?![\p{L}])`;

const money = new RegExp(
  String.raw`(?:${currency})[ \u00a0\u202f]?${digits}|${digits}(?:[.,][-–—])?[ \u00a0\u202f]?(?:${currency}|${marks})`,
  "gu",
);

/** A percentage next to a word for a saving, or after a minus sign. In Turkish the sign goes before the number. */
const share = String.raw`(?:\d+(?:[.,]\d+)?[ \u00a0\u202f]?[%％]|%\d+(?:[.,]\d+)?)`;
const saving = (language: string): RegExp =>
  allIn(
    [
      `${anyOf("saving", language)}[^.!?%]{0,24}?(?<before>${share})`,
      String.raw`(?<behind>${share})[ -]*(?:\p{L}+ )?${anyOf("savingBehind", language)}`,
      String.raw`(?<![\p{L}\d)])(?<minus>[-−–]${share})`,
    ].join("|"),
  );

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** Number of days in a period: 28 for `4 weeks`. A month counts as 30, a year as 365. */
export function daysIn(period: string): number {
  const [, amount = "1", unit = "day"] = /^(\d+) ?(day|week|month|year)/.exec(period) ?? [];
  return Number(amount) * (daysOf[unit] ?? 1);
}
