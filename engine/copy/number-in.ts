import { halfWidth } from "./half-width.ts";

/**
 * The number that a figure states: 2000000 for `2,000,000` and for `2 million`, 4.9 for `4.9 out of 5`, 12800 for
 * `1万2,800`. Groups of three digits are thousands, whatever separates them.
 *
 * @returns undefined if there is no number
 */
export function numberIn(figure: string | number): number | undefined {
  const [, digits, rest = ""] = /(\d[\d.,'’\s]*)(.*)/su.exec(halfWidth(String(figure))) ?? [];
  if (digits === undefined) return undefined;
  const joined = digits
    .trim()
    .replace(/[.,'’\s](?=\d{3}(\D|$))/g, "")
    .replace(",", ".");
  const number = Number.parseFloat(joined);
  const [, myriads, more] = /^([千万億])(\d.*)?/su.exec(rest) ?? [];
  if (myriads !== undefined)
    return number * (multiples[myriads] ?? 1) + (more === undefined ? 0 : (numberIn(more) ?? 0));
  return number * (multiples[/^\s*(\p{L}*)/u.exec(rest)?.[1]?.toLowerCase() ?? ""] ?? 1);
}

const multiples: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  千: 1e3,
  万: 1e4,
  億: 1e8,
};
