/** A day as year, month and day: `2026-01-31`. Days are compared as texts. */
export type Day = string;

/** Whether a text is a day that exists; 31 February does not. Years have four digits. */
export function isDay(text: string): text is Day {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || Number(year) < 1) return false;
  return (
    Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month))
  );
}

/**
 * A day that is written as most countries do, day before month, or year first; undefined where the month could be either
 * number, and for a day that does not exist.
 */
export function dayMeant(text: string): Day | undefined {
  const [, year, second, third] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(text) ?? [];
  const [, one = "", separator, other = "", last] = /^(\d{1,2})([./-])(\d{1,2})\.?[./-](\d{4})$/.exec(text) ?? [];
  const isDayFirst = separator === "." || Number(one) > 12 || one === other;
  const [month, day] = year ? [second, third] : isDayFirst ? [other, one] : Number(other) > 12 ? [one, other] : [];
  if (!month || !day) return undefined;
  const meant = `${year ?? last}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(meant) ? meant : undefined;
}

const daysIn = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/**
 * The day of a moment.
 *
 * @param now milliseconds since 1970
 * @param timeZone such as Europe/Berlin; without it, that of the browser or server
 */
export function dayOf(now: number, timeZone?: string): Day {
  const format = new Intl.DateTimeFormat("en", {
    calendar: "iso8601",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    ...(timeZone && { timeZone }),
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/**
 * The day that a bound of a field names.
 *
 * @param bound a day, `today`, `18 years ago` or `in 2 years`; the schema allows nothing else
 * @param today the visitor's day. Years and months from 29 February or the 31st end on the last day of a shorter month.
 */
export function dayAt(bound: string, today: Day): Day {
  if (bound === "today") return today;
  const [, ahead, , number, unit] = /^(in )?((\d+) (day|week|month|year)s?)( ago)?$/.exec(bound) ?? [];
  if (number === undefined || unit === undefined) return bound;
  return addTo(today, (ahead ? 1 : -1) * Number(number), unit);
}

function addTo(from: Day, number: number, unit: string): Day {
  const [year = 0, month = 1, day = 1] = from.split("-").map(Number);
  if (unit === "day" || unit === "week")
    return written(new Date(utc(year, month, day) + number * (unit === "week" ? 7 : 1) * 86_400_000));
  const months = year * 12 + month - 1 + number * (unit === "year" ? 12 : 1);
  const toYear = Math.min(9999, Math.max(1, Math.floor(months / 12)));
  const toMonth = (((months % 12) + 12) % 12) + 1;
  return written(new Date(utc(toYear, toMonth, Math.min(day, daysIn(toYear, toMonth)))));
}

/** Milliseconds of a day; Date.UTC takes years below 100 for those of the last century. */
function utc(year: number, month: number, day: number): number {
  const date = new Date(Date.UTC(2000, month - 1, day));
  return date.setUTCFullYear(year, month - 1, day);
}

function written(date: Date): Day {
  const year = Math.min(9999, Math.max(1, date.getUTCFullYear()));
  return `${String(year).padStart(4, "0")}-${String(date.getUTCMonth() + 1).padStart(2, "0")}-${String(date.getUTCDate()).padStart(2, "0")}`;
}
