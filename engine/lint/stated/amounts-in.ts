import { allIn, allOf, anyOf, arabic, type Finder, matchesIn } from "../words/index.ts";
import { literal } from "../words/literal.ts";
import { currencyNames } from "./currency-names.ts";
import { latinFigures } from "./latin-figures.ts";
import { onceEach } from "./once-each.ts";

/**
 * The amounts of money and the savings that a text states: `$4.99`, `29.99 EUR`, `39 reais`, `1万円`, `90%` in `Save
 * 90%`, `half price`. Placeholders and link targets are not searched.
 *
 * @param language of the text; its words for money and savings are known besides the English ones
 * @param currencies those of the plans, whose codes and names are known in every language
 * @returns each amount as written
 */
export function amountsIn(copy: string, language: string, currencies: readonly string[] = []): readonly string[] {
  const written = copy.replace(/\{[A-Za-z][\w.-]*\}|\]\([^)]*\)/g, "{}");
  const own = latinFigures(written);
  const alone = [...matchesIn(own, allOf("savingAlone", language))].map(([words]) => words);
  // Most texts state no figure, and each pattern below would be tried at each of their letters.
  if (!/[\d〇一二三四五六七八九十百千万]/.test(own)) return alone;
  const spoken = allIn(`${digits}${noCents}${gap}${anyOf("money", language)}`);
  const patterns = [
    ...[money, spoken, numerals, ...currencies.map((each) => moneyIn(each, language))],
    ...(currencies.includes("CHF") ? [francs] : []),
  ];
  const sums = patterns
    .flatMap((pattern) =>
      [...matchesIn(own, pattern)].map(({ 0: amount, index }) => ({ start: index, end: index + amount.length })),
    )
    .filter(({ end }) => !inMillions.test(own.slice(end, end + longestMultiple)));
  const inner = within(sums);
  const whole = sums.filter((sum) => !inner.has(sum));
  const savings = matchesIn(own, saving(language)).flatMap(
    ({ 0: found, index, groups: { before, behind, minus } = {} }) => {
      const share = before ?? behind ?? minus;
      const at = share === undefined ? -1 : index + found.indexOf(share);
      return share === undefined ? [] : written.slice(at, at + share.length);
    },
  );
  return [...new Set(whole.map(({ start, end }) => written.slice(start, end))), ...savings, ...alone];
}

type Span = { readonly start: number; readonly end: number };

/** Those that are part of a longer one. */
function within(spans: readonly Span[]): ReadonlySet<Span> {
  const inner = new Set<Span>();
  let furthest: Span = { start: -1, end: -1 };
  for (const span of spans.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const isLonger = furthest.end - furthest.start > span.end - span.start;
    if (span.end <= furthest.end && isLonger) inner.add(span);
    else if (span.end > furthest.end) furthest = span;
  }
  return inner;
}

/** A dash in the place of cents: `49,– Euro`. */
const noCents = "(?:[.,][-–—])?";

/** What is counted in millions is a sum insured or a turnover, and never the price of what a page sells. */
const inMillions = /^[ \u00a0\u202f]?(?:Mio|Mrd|Mill?[.ihjoyó]|m[lr]n|mld|bn|billion|млн|млрд|милли)/iu;
const longestMultiple = 10;

/** A blank, and the marks of a direction, which keep a sum from being turned around. */
const gap = String.raw`[\u200e\u200f\u061c]*[ \u00a0\u202f]?[\u200e\u200f\u061c]*`;

/** A sum in one currency, by its code or by any name. Codes that are words, such as TRY, stand behind it. */
const moneyIn = onceEach((currency, language): RegExp => {
  const names = currencyNames(currency, language)
    // The shortest signs are letters and words too, except in capitals.
    .flatMap((name) => (/^\p{Ll}{1,2}$/u.test(name) ? name.toUpperCase() : spellings(name)))
    .map((name) => arabic(literal(name)).replace(/\\\.$/, String.raw`\.?`));
  const either = `(?:${names.join("|")})`;
  const before = isWord.test(currency) ? "(?!)" : either;
  // In Arabic the noun has an ending behind some numbers.
  const behind = `${either}(?:${arabic("ا|ات|ين|ان")})?`;
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}])${before}\.?${gap}${digits}|${digits}${noCents}${gap}${behind}(?:(?![\p{L}\p{N}\p{M}])|${particles})`,
    "gu",
  );
});

/** What Korean joins to a sum: "8,900원이며". Of other words only the first syllable is the same, as in "3원칙". */
const particles = "(?<=원)(?=이|을|은|의|에|으로|만|부터|까지|씩|과|입|짜리|정도)";

const spellings = (name: string): readonly string[] => [
  ...new Set([name, name.toUpperCase(), name.replace(/^\p{Ll}/u, (first) => first.toUpperCase())]),
];

const isWord = /^(?:ALL|CUP|GEL|MAD|PEN|TOP|TRY)$/;

/** What counts a sum in India, and what ends it: `₹1.2 lakh`, `Rs 500/-`. */
const indian = String.raw`(?:[ \u00a0](?:lakh|lac|crore)s?(?!\p{L})|\/-(?![\p{L}\p{N}]))?`;

/**
 * In Japan also in 万 and the like, and with full-width commas: `1万2,800`, `2，480`. A number begins at its first digit: to
 * look for its sign from each of them takes minutes where somebody has pasted ten thousand.
 */
const digits = String.raw`(?<!\d[億万千]*[.,，'’]?)(?:\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,6}(?:[.,]\d+)?|\d+(?:[.,，'’]\d+)*(?:[億万千]+(?:\d+(?:[,，]\d+)*)?)*)(?![\d%])${indian}`;

/**
 * `Fr. 120.–`, `SFr. 49.90`, `120 Fr.`: what Switzerland calls a franc is a Friday elsewhere, and a Mrs. So of a sum behind it,
 * neither a day nor a time may be read: “Fr. 31.12.”, “Mo–Fr. 8.00–18.00”, “Fr. 8.–12. Mai”.
 */
const francs = (() => {
  const end = String.raw`(?![\d%]|[.,:]\d|[–-]\d| Uhr| \p{Lu}\p{Ll}+ \d)`;
  const noTime = String.raw`(?:3[2-9]|[4-9]\d)\.\d{2}|(?:2[5-9]|3[01])\.(?:1[3-9]|[2-9]\d)|\d{1,2}\.[6-9]\d`;
  const large = String.raw`(?:\d{1,3}(?:['’]\d{3})+|\d{3,})(?:\.\d{2})?`;
  const whole = String.raw`(?:\d{1,3}(?:['’]\d{3})+|\d+)\.[-–—](?! ?\d)`;
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:Fr\.${gap}(?:${whole}|(?:${large}|${noTime})${end})|[Ss]Fr\.?${gap}${digits})|(?<![\d.,:'’])${large}(?:\.[-–—])?${gap}S?Fr\.(?!\p{L}| ?\d)`,
    "gu",
  );
})();

/** Sums in Chinese numerals; coins, and shops where all costs the same, are called by single ones. */
const numerals =
  /(?<![数何幾〇一二三四五六七八九十百千万])[〇一二三四五六七八九十百千万]{2,}円(?!玉|札|均一|ショップ)/gu;

/** Currency signs, also with the letters before them, the most common codes that are not also words in capitals, and marks. */
const sign = String.raw`(?:(?<![\p{L}\p{N}])[A-Z]{1,3})?\p{Sc}`;
const currency = String.raw`${sign}|\b(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|JPY|CNY|INR|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR)\b`;
const marks = String.raw`(?:EUROS?|DOLLARS?|kr|:-(?![\p{N}()|])|zł|Kč|Ft)(?![\p{L}])`;

const money = new RegExp(`(?:${currency})${gap}${digits}|${digits}${noCents}${gap}(?:${currency}|${marks})`, "gu");

/** A percentage next to a word for a saving, or after a minus sign. In Turkish the sign goes before the number. */
const share = String.raw`(?:(?<!\d[.,]?)\d+(?:[.,]\d+)?[ \u00a0\u202f]?[%％]|(?:%|yüzde )\d+(?:[.,]\d+)?)`;
const saving = (language: string): Finder =>
  allIn(
    [
      `${anyOf("saving", language)}[^.!?%]{0,24}?(?<before>${share})`,
      String.raw`(?<behind>${share})(?:['’]\p{L}{1,4} varan)?[ -]*(?:\p{L}+ )?${anyOf("savingBehind", language)}`,
      String.raw`(?<![\p{L}\d)])(?<minus>[-−–]${share})`,
    ].join("|"),
  );
