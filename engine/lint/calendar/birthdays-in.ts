import { plainLetters } from "../../problem/index.ts";
import { monthsOf } from "../stated/dates-in.ts";
import { latinFigures } from "../stated/latin-figures.ts";
import { inSpaced, matchesIn } from "../words/index.ts";

/** One day of a year, or the first and the last of several, as a text says them. */
export type StatedBirthdays = { readonly days: readonly number[]; readonly excerpt: string };

/**
 * The days without a year that a text names, each as month times 100 plus day: `March 21 to April 19`, `21. März bis 19.
 * April`. Two with such a word between them are a range.
 */
export function birthdaysIn(text: string, language: string): readonly StatedBirthdays[] {
  const said = latinFigures(text);
  const months = monthsOf(language);
  const found = [monthFirst, dayFirst]
    .flatMap((order) => matchesIn(said, order))
    .flatMap(({ 0: written, index, groups: { month = "", day = "" } = {} }) => {
      const at = months.get(plainLetters(month));
      const ofMonth = Number(day);
      // A day that does not exist is told as one.
      if (at === undefined || ofMonth < 1 || ofMonth > new Date(Date.UTC(2000, at, 0)).getUTCDate()) return [];
      return { birthday: at * 100 + ofMonth, from: index, to: index + written.length };
    })
    .toSorted((one, other) => one.from - other.from);
  return found.flatMap(({ birthday, from, to }, index): StatedBirthdays[] => {
    const [before, behind] = [found[index - 1], found[index + 1]];
    if (before && range.test(said.slice(before.to, from))) return [];
    return behind && range.test(said.slice(to, behind.from))
      ? [{ days: [birthday, behind.birthday], excerpt: text.slice(from, behind.to) }]
      : [{ days: [birthday], excerpt: text.slice(from, to) }];
  });
}

/** March 21, March 21st, Mar. 21. */
const monthFirst = /(?<![\p{L}\p{N}])(?<month>\p{L}{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?![\p{N}:]|[.,]\d| ?%)/gu;
/** 21 March, 21. März, 21 de marzo. */
const dayFirst =
  /(?<![\p{L}\p{N}])(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|[º°ª])? (?:of |de )?(?<month>\p{L}{3,})(?!\p{L})/gu;

const range = new RegExp(
  String.raw`^,?\s*(?:[-–—]|until|till? och med|through|thru|au|bis(?: zum)?|al|tot(?: en met)?|по|${inSpaced("toHour")})(?: the)?\s*$`,
  "iu",
);
