/**
 * The amounts of money and the savings that a text states in digits: `$4.99`, `29.99 EUR`, `90%` in `Save 90%`.
 * Placeholders and link targets are not searched.
 *
 * @returns each amount as written
 */
export function amountsIn(copy: string): readonly string[] {
  if (!/\d/.test(copy)) return [];
  const own = copy.replace(/\{[A-Za-z][\w.-]*\}|\]\([^)]*\)/g, "{}");
  const savings = [...own.matchAll(saving)].map(
    ({ groups: { before, behind, minus } = {} }) => before ?? behind ?? minus,
  );
  return [...own.matchAll(money)].map(([amount]) => amount).concat(savings.filter((share) => share !== undefined));
}

const digits = String.raw`(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d+(?:[.,'’]\d+)*)(?![\d%])`;

/** Currency signs with the letters before them, as in `R$`, the most common codes that are not also words in capitals, and everyday names. */
const currency = String.raw`(?:(?<!\p{L})\p{Lu}{1,3})?\p{Sc}|\b(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|CNY|INR|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR)\b`;
const spoken = String.raw`(?:[Ee]uros?|EUROS?|eur|usd|gbp|[Dd]ollars?|DOLLARS?|[Cc]ents?|kr|zł|Kč|Ft)(?![\p{L}])`;

const money = new RegExp(
  String.raw`(?:${currency})[ \u00a0\u202f]?${digits}|${digits}(?:[.,][-–—])?[ \u00a0\u202f]?(?:${currency}|${spoken})`,
  "gu",
);

/**
 * A percentage next to a word for a saving, in the languages of the shipped funnels, or after a minus sign in any
 * language.
 */
const share = String.raw`\d+(?:[.,]\d+)?[ \u00a0\u202f]?%`;
const saving = new RegExp(
  [
    String.raw`\b(?:save|saving|savings|discount|reduced|cheaper|spare|sparen|Rabatt|Ersparnis)\b[^.!?%]{0,24}?(?<before>${share})`,
    String.raw`(?<behind>${share})[ -]*(?:\p{L}+ )?(?:off|discount|savings|less|cheaper|Rabatt|Nachlass|günstiger|sparen|Ersparnis)(?!\p{L})`,
    String.raw`(?<![\p{L}\d)])(?<minus>[-−–]${share})`,
  ].join("|"),
  "giu",
);

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** Number of days in a period: 28 for `4 weeks`. A month counts as 30, a year as 365. */
export function daysIn(period: string): number {
  const [, amount = "1", unit = "day"] = /^(\d+) ?(day|week|month|year)/.exec(period) ?? [];
  return Number(amount) * (daysOf[unit] ?? 1);
}
