import { baseLanguage } from "../../copy/index.ts";
import { isDay } from "../../fields/index.ts";
import { plainLetters } from "../../problem/index.ts";
import { matchesIn } from "../words/index.ts";
import { dayAt, monthsOf, starts } from "./dates-in.ts";
import { latinFigures } from "./latin-figures.ts";

/** A day in a text that no calendar has. */
export type OddDay = {
  readonly excerpt: string;
  /** What is wrong with it, to go on behind the excerpt. */
  readonly fault: string;
};

/**
 * The days of a text that do not exist, such as 31 November, and those that are another day of the week than the text
 * says.
 *
 * @param language of the text; its names of months and days are known besides the English ones
 */
export function oddDaysIn(copy: string, language: string): readonly OddDay[] {
  if (!/\p{Nd}/u.test(copy)) return [];
  const said = latinFigures(copy);
  const whole = matchesIn(said, places).flatMap(({ index }): readonly OddDay[] => {
    const found = dayAt(said.slice(index), language);
    if (!found || /^\p{L}+\.? (?:de )?\d{4}/u.test(found.written)) return [];
    const excerpt = copy.slice(index, index + found.written.length);
    const date = dateOf(found.day);
    if (!date) return [{ excerpt, fault: "a day that does not exist" }];
    const weekday = weekdayBefore(said.slice(0, index), language);
    // 3/4 can be in two months.
    const isEither = either.test(found.written);
    if (weekday === undefined || weekday.day === date.getUTCDay() || isEither) return [];
    const real = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(date);
    return [
      {
        excerpt: copy.slice(index - weekday.written.length, index + found.written.length).trim(),
        fault: `a day that is a ${real}`,
      },
    ];
  });
  const months = monthsOf(language);
  const short = matchesIn(said, withoutYear).flatMap(({ 0: excerpt, groups }) => {
    const { second, day = second, first = "", month = first } = groups ?? {};
    const number = month.length < 4 ? undefined : months.get(plainLetters(month));
    // In some years February has 29 days. A higher number is that of a house: 45 March Road.
    return number === undefined || Number(day) > 31 || Number(day) <= daysOf(number)
      ? []
      : { excerpt, fault: "a day that does not exist" };
  });
  const odd = [...whole, ...backwardsIn(copy, said, language)];
  return [...odd, ...short.filter(({ excerpt }) => !odd.some((other) => other.excerpt.includes(excerpt)))];
}

/** Ranges of days that end before they begin: from 20 March 2027 to 6 March 2027, vom 20. bis 12. März 2027. */
function backwardsIn(copy: string, said: string, language: string): readonly OddDay[] {
  if (!/\d{4}|令和/.test(said)) return [];
  const days = matchesIn(said, places).flatMap(({ index }) => {
    const found = dayAt(said.slice(index), language);
    const isSure = found && isDay(found.day) && !either.test(found.written);
    return isSure ? [{ ...found, index, end: index + found.written.length }] : [];
  });
  const fault = "a range that ends before it begins";
  const whole = days.flatMap((last, at) => {
    const first = days[at - 1];
    if (!first || first.end > last.index || last.day >= first.day) return [];
    const isRange = range.test(said.slice(first.end, last.index)) || both.test(said.slice(0, last.index));
    return isRange ? [{ excerpt: copy.slice(first.index, last.end), fault }] : [];
  });
  const short = matchesIn(said, shortRange).flatMap(({ 0: before, index, groups = {} }) => {
    const last = days.find((day) => day.index === index + before.length);
    const { from, dashed } = groups;
    const number = Number(from ?? dashed);
    // The number of a month before it is another day: 24 December – 4 January; and hours are up to 12.
    const isOwn = /[-–—]\s?$/.test(before)
      ? number > 12 && !monthBefore(said.slice(0, index), language)
      : from !== undefined;
    return last && isOwn && number <= 31 && number > Number(last.day.slice(8))
      ? [{ excerpt: copy.slice(index, last.end), fault }]
      : [];
  });
  return [...whole, ...short];
}

const monthBefore = (text: string, language: string): boolean =>
  monthsOf(language).has(plainLetters(/(\p{L}+)\.?\s+$/u.exec(text)?.[1] ?? ""));

/** What stands between two days of a range. Of one that was moved from a day “to” an earlier one, English, French and others say “to”. */
const range = /^\s*(?:[-–—]|until|till? och med|through|bis(?: zum)?|hasta(?: el)?|tot(?: en met)?|do|até|по)\s*$/iu;

/** A range of two days with "and" between them, up to the second. */
const both =
  /(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|między|mellan|между)(?:\s\p{L}+)?\s[^.!?]{4,30}\s(?:and|und|et|e|y|en|a|och|и)(?:\s(?:the|dem|le|il|el))?\s+$/iu;

const shortRange =
  /(?<![\p{L}\p{N}./-])(?:(?:from|between|vom|zwischen|zwischen dem|entre le|van|od|с) (?:the )?(?<from>\d{1,2})\.?(?:st|nd|rd|th)?\s?(?:[-–—]|until|till|through|and|bis(?: zum)?|und(?: dem)?|et le|tot(?: en met)?|do|по)\s?|(?<dashed>\d{1,2})(?:\.\s?[-–—]\s?|[-–—]))(?=\d)/giu;

/** Where a day can begin: at its number, or in English at the month. */
const places = new RegExp(String.raw`${starts.source}|(?<![\p{L}\p{N}])\p{L}{3,} \d{1,2}, \d{4}(?!\d)`, "gu");

const either = /^(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|1[0-2])\//;

/** 31 November, 31 de noviembre, November 31. */
const withoutYear =
  /(?<![\p{N}./-])(?<day>\d{2})\.? (?:de )?(?<month>\p{L}+)(?!\p{L})|(?<![\p{L}\p{N}])(?<first>\p{Lu}\p{L}{3,}) (?<second>\d{2})(?:st|nd|rd|th)?(?=\s*(?:$|[.;!?,](?!\d)|[)–—-])|\s(?:and|at|or|we|you|to|is|for|only|in|the|from|until)(?!\p{L}))/gu;

const daysOf = (month: number): number => new Date(Date.UTC(2028, month, 0)).getUTCDate();

/** A day such as 2026-01-31, if the calendar has it. */
function dateOf(day: string): Date | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? undefined : date;
}

/** The day of the week right before a date: `Sunday, `, `Montag, den `. */
function weekdayBefore(text: string, language: string) {
  const [written = "", word = ""] =
    /(?<![\p{L}\p{M}])([\p{L}\p{M}-]+)\.?,? (?:de[nmr] |the |le |el )?$/u.exec(text) ?? [];
  const day = weekdaysOf(language).get(plainLetters(word));
  return day === undefined ? undefined : { written, day };
}

/** The days of the week by their names, without accents, from 0 for Sunday; the English ones, too. */
export function weekdaysOf(language: string): ReadonlyMap<string, number> {
  const known = weekdays.get(language);
  if (known) return known;
  const found = new Map<string, number>();
  weekdays.set(language, found);
  for (const tag of ["en", language]) {
    const format = new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" });
    // 4 January 2026 was a Sunday.
    for (let day = 0; day < 7; day++) found.set(plainLetters(format.format(Date.UTC(2026, 0, 4 + day))), day);
  }
  for (const [day, forms] of (declined[baseLanguage(language)] ?? []).entries())
    for (const form of forms.split(" ")) found.set(plainLetters(form), day);
  return found;
}

/** The days of the week as they stand behind "on", "until" and "from", where a language changes them, from Sunday. */
const declined: Readonly<Record<string, readonly string[]>> = {
  pl: ["niedzielę niedzieli", "poniedziałku", "wtorku", "środę środy", "czwartku", "piątku", "sobotę soboty"],
  ru: ["воскресенья", "понедельника", "вторника", "среду среды", "четверга", "пятницу пятницы", "субботу субботы"],
};

const weekdays = new Map<string, ReadonlyMap<string, number>>();
