import { numberIn } from "./number-in.ts";

/**
 * The number that an author's figure states, like {@link numberIn}, also as it is written in India: 118000 for `1,18,000`
 * and for `1.18 lakh`. Pages need no such reading, so it is kept out of what browsers load.
 */
export function figureIn(figure: string | number): number | undefined {
  const written = String(figure).replace(groups, (found) => found.replaceAll(",", ""));
  const number = numberIn(written);
  const [, word = ""] = counted.exec(written) ?? [];
  const times = multiples[word.toLowerCase()];
  // 1.1 times 100,000 is a little more to a computer.
  return number === undefined || times === undefined ? number : Math.round(number * times * 100) / 100;
}

/** Pairs of digits, and three at the end: `12,50,000`. */
const groups = /(?<![\d.,])\d{1,2}(?:,\d{2})+,\d{3}(?![\d,])/g;

const counted = /^\D*\d[\d.,]*[ \u00a0]?(lakh|lac|crore)s?(?!\p{L})/iu;

const multiples: Readonly<Record<string, number>> = { lakh: 1e5, lac: 1e5, crore: 1e7 };
