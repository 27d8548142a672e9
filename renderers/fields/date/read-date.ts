import { dayAt, isDay, plainTyped, sayDay } from "../../../engine/fields/index.ts";
import type { FieldOf, Reading, Typing } from "../field-kind.ts";

/** The parts of a date, in one order. */
export type DatePart = "day" | "month" | "year";

/** The three parts as typed. */
export type TypedDate = Readonly<Record<DatePart, string>>;

/** The order in which a language writes a date. */
export function orderOf(language: string): readonly DatePart[] {
  const parts = new Intl.DateTimeFormat(language, { ...latinDate, day: "numeric", month: "numeric", year: "numeric" })
    .formatToParts(Date.UTC(2001, 10, 22))
    .flatMap(({ type }) => (isPart(type) ? type : []));
  return parts.length === 3 ? parts : ["year", "month", "day"];
}

const latinDate = { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" } as const;

const isPart = (type: string): type is DatePart => type === "day" || type === "month" || type === "year";

/** What a field for dates keeps as typed: year, month and day as they were written. */
export const typedDate = ({ year, month, day }: TypedDate): string =>
  year + month + day === "" ? "" : `${year}|${month}|${day}`;

/** The parts again. */
export function partsOf(typed: string): TypedDate {
  const [year = "", month = "", day = ""] = typed.split("|");
  return { year, month, day };
}

/** Reads the parts of a date. A date that does not exist, such as 31 February, is none. */
export function readDate(typed: string, { min, max }: FieldOf<"date">, { language, today }: Typing): Reading {
  const parts = partsOf(typed);
  const part = (name: DatePart) => numberIn(parts[name], name, language);
  const [year, month, day] = [part("year"), part("month"), part("day")];
  if (parts.year.trim() + parts.month.trim() + parts.day.trim() === "") return { value: "" };
  if (/^\d{2}$/.test(year)) return { problem: "fourDigitYear" };
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const say = (bound: string | undefined) => bound && inWords(dayAt(bound, today), language);
  if (!isDay(date)) return { problem: "invalidDate", example: sayNumbers(exampleDay(max, min, today), language) };
  if (min && date < dayAt(min, today)) return { problem: "tooEarly", min: say(min) };
  return max && date > dayAt(max, today) ? { problem: "tooLate", max: say(max) } : { value: date };
}

/** The digits of a part, which may stand with its sign: 2026年, 12월, 10th, and what the language writes behind it. */
function numberIn(typed: string, part: DatePart, language: string): string {
  const text = plainTyped(typed).trim();
  // A sign in front belongs to the part before, whose two digits had already moved the focus on.
  const [, number, sign = ""] = /^[年년月월]?\s*(\d+)\s*(.*)$/s.exec(text) ?? [];
  if (number === undefined) return text;
  return signs[part].test(sign) || sign === signBehind(part, language) ? number : text;
}

const signs: Readonly<Record<DatePart, RegExp>> = {
  year: /^[年년]?$/,
  month: /^[月월.]?$/,
  day: /^(?:[日号號일.ºª°]|st|nd|rd|th|er|e)?$/i,
};

/** What a language writes behind a part of a date: the г. of 10 декабря 2026 г. */
function signBehind(part: DatePart, language: string): string | undefined {
  const parts = new Intl.DateTimeFormat(language, { ...latinDate, dateStyle: "long" }).formatToParts(0);
  const { type, value } = parts[parts.findIndex(({ type }) => type === part) + 1] ?? {};
  return type === "literal" ? value?.trim() : undefined;
}

const exampleDay = (max: string | undefined, min: string | undefined, today: string) =>
  max ? dayAt(max, today) : min ? dayAt(min, today) : today;

const inWords = (day: string, language: string) => sayDay(new Date(`${day}T00:00:00Z`), language);

/** A day in digits, as it would be typed. With 年, 月 and 日, as they stand above the fields, it is in digits as well. */
const sayNumbers = (day: string, language: string) =>
  /^(?:ja|zh)\b/.test(language)
    ? inWords(day, language)
    : new Intl.DateTimeFormat(language, { ...latinDate, day: "numeric", month: "numeric", year: "numeric" }).format(
        new Date(`${day}T00:00:00Z`),
      );

/**
 * Reads a whole date that was pasted or filled in: 2000-01-31, 31.1.2000, 1/31/2000, 31 January 2000.
 *
 * @returns undefined if the text has no three parts
 */
export function readWholeDate(text: string, language: string): TypedDate | undefined {
  if (text.length > 100) return undefined;
  const words = plainTyped(text).normalize("NFC").trim();
  const named = monthIn(words, language);
  const numbers = words.split(/\D+/).filter(Boolean);
  if (named !== undefined) {
    const [first = "", second = ""] = numbers;
    if (numbers.length !== 2) return undefined;
    const [year, day] = first.length === 4 ? [first, second] : [second, first];
    return { year, month: String(named), day };
  }
  const [first = "", second = "", third = ""] = numbers;
  if (numbers.length !== 3)
    return /^\d{8}$/.test(numbers[0] ?? "") && numbers.length === 1 ? compact(first) : undefined;
  if (first.length === 4) return { year: first, month: second, day: third };
  const order = orderOf(language).filter((part) => part !== "year");
  const [one, two] = order[0] === "month" ? [second, first] : [first, second];
  return { year: third, month: two, day: one };
}

const compact = (text: string): TypedDate => ({ year: text.slice(0, 4), month: text.slice(4, 6), day: text.slice(6) });

/** The number of the month whose name is in a text; undefined if none is. */
function monthIn(text: string, language: string): number | undefined {
  const words = small(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  if (words.length === 0) return undefined;
  for (const tag of [language, "en"])
    for (let month = 1; month <= 12; month++)
      for (const display of ["long", "short"] as const) {
        const parts = new Intl.DateTimeFormat(tag, { ...latinDate, day: "numeric", month: display }).formatToParts(
          Date.UTC(2001, month - 1, 5),
        );
        const name = parts.find(({ type }) => type === "month")?.value ?? "";
        if (words.includes(small(name).replace(/\.$/, ""))) return month;
      }
  return undefined;
}

/** Small letters; İ and ı are an i, as the language of a capital I is not known: KASIM is Kasım. */
const small = (text: string): string => text.toLowerCase().replace(/i\u0307|ı/g, "i");
