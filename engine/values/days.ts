const dayLength = 86_400_000;

/** The first and the last day that a date can be: 1 January 0001 and 31 December 9999. */
export const firstDay = -719_162;
const lastDay = 2_932_896;

/**
 * A date as the number of its day, counted from 1 January 1970.
 *
 * @param text a date as 2026-01-31
 * @returns undefined if there is no such day
 */
export function dayOf(text: string): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const day = dayAt(Number(year), Number(month) - 1, Number(date));
  return year !== undefined && dateText(day) === text ? day : undefined;
}

/** The day on which a moment falls, where the clock that tells it stands. */
export const dayOnClock = (moment: Date): number => dayAt(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** A day as 2026-01-31. */
export const dateText = (day: number): string =>
  isDay(day) ? new Date(day * dayLength).toISOString().slice(0, 10) : "";

/** A day as a moment: midnight in UTC. */
export const momentOf = (day: number): Date => new Date(day * dayLength);

/** Whether a number is that of a day. */
export const isDay = (day: number): boolean => day >= firstDay && day <= lastDay;

/** The day some months later; a day that the month does not have is its last. Parts of a month do not count. */
export function monthsLater(day: number, months: number): number {
  const date = momentOf(day);
  const target = date.getUTCMonth() + Math.trunc(months);
  const last = momentOf(dayAt(date.getUTCFullYear(), target + 1, 0)).getUTCDate();
  return dayAt(date.getUTCFullYear(), target, Math.min(date.getUTCDate(), last));
}

/** Completed months from one day to a later one, as an age counts them; negative if the second is earlier. */
export function monthsBetween(from: number, to: number): number {
  if (to < from) return -monthsBetween(to, from);
  const [a, b] = [momentOf(from), momentOf(to)];
  const months = (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
  return b.getUTCDate() < a.getUTCDate() ? months - 1 : months;
}

/** Unlike `Date.UTC`, it takes years below 100 as they are. */
function dayAt(year: number, month: number, date: number): number {
  const moment = new Date(0);
  moment.setUTCFullYear(year, month, date);
  return Math.round(moment.getTime() / dayLength);
}
