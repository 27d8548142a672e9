import type { Finding } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { isToldBy } from "../../told-by.ts";

/** Sums in texts have the signs of their language between their digits. */
export const foreignSum: Rule = {
  id: "foreign-sum",
  severity: "warning",
  why: "“21.40 €” in a German text, “€21,40” in an English one: readers take the sign for the other one and read a sum a hundred times as high, or ten times too low, or they see that the text comes from elsewhere. Beside it, prices that the engine writes have the right sign. Write sums as the language does, or let a placeholder write them.",
  wrong: "- { type: text, text: 'The visit costs €21,40.' }",
  right: "- { type: text, text: 'The visit costs €21.40.' }",
  *check({ authored, definition }, found) {
    const { language } = definition;
    const isQuoted = quotedIn(definition);
    yield* misgrouped(
      authored.filter(({ path }) => !isQuoted(path)),
      language,
    );
    const figured = authored.filter(({ text }) => /\d[.,][\d–—-]/.test(text));
    if (figured.length === 0) return;
    // In Switzerland and Liechtenstein people write euros in both ways, and francs in one.
    const isSwiss = /-(?:CH|LI)$/.test(language);
    const parts = new Intl.NumberFormat(language).formatToParts(1_000_000.5);
    const [group = "", decimal] = ["group", "decimal"].map((sign) => parts.find(({ type }) => type === sign)?.value);
    const grouped = /^\s$/.test(group) ? "\u00a0" : ".";
    const pattern = isSwiss ? sums.francs : decimal === "," ? sums.point : decimal === "." ? sums.comma : undefined;
    if (!pattern) return;
    for (const { text, path } of figured) {
      if (isQuoted(path)) continue;
      for (const { 0: excerpt } of text.matchAll(pattern)) {
        // The price of a plan is to be written by a placeholder, which knows the signs.
        if (isToldBy("price-in-text", found, path, excerpt)) continue;
        const suggest = excerpt.replace(/(?<=\d)[.,](?=[\d–—-])/g, (sign) =>
          sign === "," ? (pattern === sums.point ? grouped : ".") : isSwiss ? "’" : ",",
        );
        yield {
          message: `"${excerpt}" is written as another language writes it. Write ${suggest}.`,
          path,
          excerpt,
          suggest,
        };
      }
    }
  },
};

const money = "(?:\\p{Sc}|(?:EUR|USD|GBP|CHF|PLN|CZK|zł|Kč)(?!\\p{L}))";

/** Sums whose one sign is that of the decimals in the other half of the languages: two digits behind it, or three where it parts thousands. */
const summed = (digits: string) =>
  new RegExp(
    String.raw`(?<![\d.,\p{L}])${money}[ \u00a0\u202f]?${digits}(?![\d.,]\d)|(?<![\d.,\p{L}])${digits}[ \u00a0\u202f]?(?:${money}|Euro(?!\p{L}))`,
    "gu",
  );

/** `CHF 4,50`, `1.290,00 CHF`, `1.290,– Franken`: a point parts cents from francs, and an apostrophe thousands. */
const swissDigits = String.raw`(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+),(?:\d{2}|[-–—])(?!\d)`;

const sums = {
  francs: new RegExp(
    String.raw`(?<![\d.,\p{L}])(?:CHF|S?Fr\.?)[ \u00a0\u202f]?${swissDigits}(?![.,]\d)|(?<![\d.,’'\p{L}])${swissDigits}[ \u00a0\u202f]?(?:(?:CHF|Franken|francs|franchi)(?!\p{L})|S?Fr\.)`,
    "gu",
  ),
  point: summed(String.raw`(?:(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)\.\d{2}|[1-9]\d{0,2}(?:,\d{3})+)(?!\d)`),
  comma: summed(String.raw`(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+),\d{2}(?!\d)`),
};

/** Sums whose thousands are parted after four digits, or by the mark that the language has before its decimals: "£2,0000", "£20.000". */
function* misgrouped(authored: LintContext["authored"], language: string): Iterable<Finding> {
  const isPoint = new Intl.NumberFormat(language).format(0.5).includes(".");
  // Swiss people write euros in both ways, and so do those who speak Spanish in America.
  const isEither = /-(?:CH|LI)$|^es(?:-|$)/.test(language);
  for (const { text, path } of authored) {
    if (!/\d[.,]\d{3}/.test(text)) continue;
    const [excerpt] =
      (isPoint ? fourBehindComma : fourBehindPoint).exec(text) ??
      (isPoint && !isEither ? pointed.exec(text) : undefined) ??
      [];
    if (excerpt !== undefined)
      yield {
        message: `"${excerpt}" can be read as two different sums. ${isPoint ? "Part its thousands by commas, with three digits behind each, or not at all." : "Write three digits behind each sign between its thousands, or no sign at all."}`,
        path,
        excerpt,
      };
  }
}

/** Thousands with a digit too many or too few. Behind the sign of the decimals there may be four: a message costs $0.0075. */
const fourBehind = (mark: string) =>
  new RegExp(String.raw`(?<![\d.,\p{L}])[$€£][ \u00a0]?[1-9]\d{0,2}${mark}\d{4,6}(?![\d%]|[.,]\d)`, "u");
const fourBehindComma = fourBehind(",");
const fourBehindPoint = fourBehind("\\.");
/** Fuel has a third digit behind the point, and no noughts there. */
const pointed = /(?<![\d.,\p{L}])[$€£][ \u00a0]?[1-9]\d{0,2}(?:\.\d{3}){0,2}\.000(?![\d%]|[.,]\d)/u;
