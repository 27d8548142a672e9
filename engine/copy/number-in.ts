/**
 * The number that a figure states: 2000000 for `2,000,000` and for `2 million`, 4.9 for `4.9 out of 5`. Groups of three
 * digits are thousands, whatever separates them.
 *
 * @returns undefined if there is no number
 */
export function numberIn(figure: string | number): number | undefined {
  const [, digits, word = ""] = /(\d[\d.,'’\s]*)\s*(\p{L}*)/u.exec(String(figure)) ?? [];
  if (digits === undefined) return undefined;
  const joined = digits.replace(/[.,'’\s](?=\d{3}(\D|$))/g, "").replace(",", ".");
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
};
