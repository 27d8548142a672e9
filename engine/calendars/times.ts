import type { Calendar } from "../../schema/funnel.types.ts";
import { type Day, dayAt, dayOf, minutesOf, timeText } from "../fields/index.ts";
import { milliseconds } from "../flow/index.ts";
import { momentIn } from "./zone.ts";

/** A time at which an appointment can be: its beginning as it is kept, and both ends in milliseconds since 1970. */
export type Time = { readonly at: string; readonly begins: number; readonly ends: number };

type Hours = Calendar["open"][number];

/** Days for which times are told at most, however far ahead a calendar is open. */
export const mostDays = 190;

/** How many times are told at most. */
const mostTimes = 2_000;

/**
 * The times of a calendar that somebody can pick, in order, whether they are taken or not.
 *
 * @param now milliseconds since 1970
 */
export function timesOf(calendar: Calendar, now: number): readonly Time[] {
  const { timeZone, notice, ahead } = calendar;
  const today = dayOf(now, timeZone);
  const last = dayAt(`in ${ahead}`, today);
  const soonest = now + milliseconds(notice);
  const times = new Map<string, Time>();
  for (let days = 0; days <= mostDays; days++) {
    const day = dayAt(`in ${days} days`, today);
    if (day > last || times.size >= mostTimes) break;
    for (const time of startsOn(calendar, day)) {
      const at = momentIn(timeZone, day, time);
      // Hours that overlap have the same time twice.
      if (at !== undefined && Date.parse(at) >= soonest) times.set(at, timeFrom(calendar, at));
    }
  }
  return [...times.values()].sort((one, other) => one.begins - other.begins);
}

/** The time of a calendar that begins at a moment, however soon or far ahead; undefined if it has none then. */
export function timeAt(calendar: Calendar, at: string): Time | undefined {
  const [day = "", time = ""] = [at.slice(0, 10), at.slice(11, 16)];
  if (momentIn(calendar.timeZone, day, time) !== at || !startsOn(calendar, day).includes(time)) return undefined;
  return timeFrom(calendar, at);
}

const timeFrom = ({ length }: Calendar, at: string): Time => {
  const begins = Date.parse(at);
  return { at, begins, ends: begins + milliseconds(length) };
};

/** When appointments can begin on a day, by the clock. */
const startsOn = (calendar: Calendar, day: Day): readonly string[] =>
  isClosed(calendar, day)
    ? []
    : calendar.open.filter(({ days }) => isOn(days, day)).flatMap((hours) => startsIn(calendar, hours));

/** When appointments can begin within some hours, by the clock: none, if they are too short for one. */
export function startsIn(
  { length, pause }: Pick<Calendar, "length" | "pause">,
  { from, until }: Hours,
): readonly string[] {
  const whole = milliseconds(length) / 60_000;
  const every = Math.max(1, Math.ceil(whole + milliseconds(pause) / 60_000));
  const [first = 0, end = 0] = [minutesOf(from), minutesOf(until)];
  const count = Math.max(0, Math.floor((end - first - whole) / every) + 1);
  return Array.from({ length: count }, (_, index) => timeText(first + index * every));
}

const isOn = (days: Hours["days"], day: Day) => {
  const weekday = weekdays[new Date(`${day}T00:00Z`).getUTCDay()];
  return days.some((each) => each === day || each === weekday);
};

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

const isClosed = ({ closed }: Calendar, day: Day) =>
  closed.some((days) => {
    const [first = "", last = first] = days.split(" to ");
    return first <= day && day <= last;
  });
