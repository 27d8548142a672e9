import { isDay } from "./calendar.ts";
import { sayMoment } from "./say-number.ts";
import { minutesOf } from "./time-of-day.ts";

/** When an appointment begins, as it is kept: `2026-12-14T10:30+01:00` (ISO 8601), by the clock of its calendar. */
export function isAppointment(text: string): boolean {
  const [, day = "", time = ""] = /^(.{10})T(.{5})[+-]\d\d:\d\d$/.exec(text) ?? [];
  return isDay(day) && minutesOf(time) !== undefined;
}

/** An appointment in words, by the clock of its calendar: `Monday, 14 December at 10:30`. It is never a year away. */
export const sayAppointment = (text: string, language: string): string =>
  sayMoment(new Date(`${text.slice(0, 16)}Z`), language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
  });

/** An appointment that a lead does not have, for receivers and lists. */
export const sayMissed = (text: string): string => `${text} (not booked)`;
