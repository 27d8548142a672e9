import { latinDigits } from "../fields/index.ts";
import { halfWidth } from "../problem/index.ts";

/**
 * The number that a figure states: 2000000 for `2,000,000` and for `2 million`, 4.9 for `4.9 out of 5`, 12800 for
 * `1万2,800円`, 4.7 for `٤٫٧`. Groups of three digits are thousands, whatever separates them, except the Arabic decimal sign.
 *
 * @returns undefined if there is no number
 */
export function numberIn(figure: string | number): number | undefined {
  const written = latinDigits(halfWidth(String(figure)));
  const [myriads] = /(?<![\d,.])(?:\d[\d,.]*[億万千]+)+(?:\d[\d,.]*)?/u.exec(written) ?? [];
  if (myriads !== undefined) return sumOf(myriads);
  const [, digits, word = ""] = /(\d[\d.,٫٬'’\s]*)\s*(\p{L}*)/u.exec(written) ?? [];
  if (digits === undefined) return undefined;
  const joined = digits.replace(/[.,٬'’\s](?=\d{3}(\D|$))/g, "").replace(/[,٫]/, ".");
  const number = Number.parseFloat(joined);
  return number * (multiples[word.toLowerCase()] ?? 1);
}

const multiples: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  bin: 1e3,
  milyon: 1e6,
};

const signs: Readonly<Record<string, number>> = { 億: 1e8, 万: 1e4, 千: 1e3 };

/** The sum of parts that are each counted in a sign behind them: `1億2千万` is 10^8 + 2 × 10^3 × 10^4. */
function sumOf(figure: string): number {
  return [...figure.matchAll(/(\d[\d,.]*)([億万千]*)/gu)].reduce((sum, [, digits = "", counted]) => {
    const times = [...(counted ?? "")].reduce((product, sign) => product * (signs[sign] ?? 1), 1);
    return sum + Number.parseFloat(digits.replaceAll(",", "")) * times;
  }, 0);
}
