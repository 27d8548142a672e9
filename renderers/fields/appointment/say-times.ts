import { isTimeZone } from "../../../engine/calendars/index.ts";
import { sayMoment } from "../../../engine/fields/index.ts";

/** The day of a time as it is kept: `2026-12-14`. */
export const dayOfTime = (at: string): string => at.slice(0, 10);

/** A day as `Monday 14 December`, or short as `14 Dec`. */
export const sayDayOfTime = (day: string, language: string, length: "long" | "short" = "long"): string =>
  sayMoment(new Date(`${day}T00:00Z`), language, {
    ...(length === "long" && { weekday: "long" }),
    day: "numeric",
    month: length,
  });

/** A weekday as `Mon`. */
export const sayWeekday = (day: string, language: string): string =>
  sayMoment(new Date(`${day}T00:00Z`), language, { weekday: "short" });

/** A time of day, by the clock of its calendar: `10:30`. */
export const sayClock = (at: string, language: string): string =>
  sayMoment(new Date(`${at.slice(0, 16)}Z`), language, { hour: "numeric", minute: "2-digit" });

/** What the visitor's own clock shows at a time; undefined if it goes as the calendar's. */
export function yourClock(at: string | undefined, language: string): string | undefined {
  if (!at) return undefined;
  const moment = new Date(at);
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)$/.exec(at) ?? [];
  const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  if (offset === -moment.getTimezoneOffset()) return undefined;
  return new Intl.DateTimeFormat(language, { weekday: "short", hour: "numeric", minute: "2-digit" }).format(moment);
}

/** A time zone in words: `Central European Standard Time`. Zones have got new names, which older browsers do not know. */
export const sayZone = (timeZone: string, language: string, at = ""): string =>
  (isTimeZone(timeZone) &&
    new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "long" })
      .formatToParts(at ? new Date(at) : undefined)
      .find(({ type }) => type === "timeZoneName")?.value) ||
  timeZone;
