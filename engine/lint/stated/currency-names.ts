import { onceEach } from "./once-each.ts";

/** How a currency is written: its sign, its code, its name, and what people call it, in a language and in English. */
export const currencyNames = onceEach((currency, language): readonly string[] => [
  ...new Set([currency, ...(everyday[currency] ?? []), ...[language, "en"].flatMap((tag) => written(currency, tag))]),
]);

function written(currency: string, language: string): readonly string[] {
  return (["symbol", "narrowSymbol", "name"] as const).flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat(language, {
      style: "currency",
      currency,
      currencyDisplay,
      maximumFractionDigits: 0,
    });
    return [2, 5].flatMap((number) =>
      format.formatToParts(number).flatMap(({ type, value }) => (type === "currency" ? plain(value) : [])),
    );
  });
}

/** Without the marks of a direction, which stand around Arabic signs. */
const plain = (name: string): string => name.replace(/[\u200e\u200f\u061c]/g, "");

/** Everyday names and signs that the platform does not know. */
const everyday: Readonly<Record<string, readonly string[]>> = {
  AED: ["dirham", "dirhams", "dhs", "dh", "درهم"],
  EGP: ["le", "l.e.", "جنيه"],
  INR: ["Rs", "rupee", "rupees"],
  KRW: ["원"],
  KWD: ["kd", "dinar", "dinars", "دينار"],
  QAR: ["qr", "riyal", "riyals", "ريال"],
  RUB: ["руб"],
  SAR: ["sr", "riyal", "riyals", "ريال"],
  TRY: ["TL"],
  UAH: ["грн"],
};
