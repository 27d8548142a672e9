import { isDay } from "../../../fields/index.ts";
import type { Finding } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** The days of calendars exist, and several follow each other. */
export const impossibleDay: Rule = {
  id: "impossible-day",
  severity: "warning",
  why: "A day that is in no calendar closes nothing and opens nothing, and neither does a holiday that ends before it begins: visitors would be offered appointments on days on which nobody is there.",
  wrong: "closed: [2027-01-02 to 2026-12-24, 2026-13-01]",
  right: "closed: [2026-12-24 to 2027-01-02, 2027-01-13]",
  *check({ definition }) {
    for (const [name, { open, closed }] of Object.entries(definition.calendars)) {
      for (const [index, days] of closed.entries()) yield* oddDays(days, ["calendars", name, "closed", index]);
      for (const [index, { days }] of open.entries())
        for (const [at, day] of days.entries())
          if (/^\d/.test(day)) yield* oddDays(day, ["calendars", name, "open", index, "days", at]);
    }
  },
};

function* oddDays(days: string, path: Finding["path"]): Iterable<Finding> {
  const [first = "", last = first] = days.split(" to ");
  for (const day of new Set([first, last]))
    if (!isDay(day)) yield { message: `There is no day ${day}. Write one that exists, such as 2026-02-28.`, path };
  if (isDay(first) && isDay(last) && last < first) {
    const swapped = `${last} to ${first}`;
    const later = inLaterYear(first, last);
    const isYear = daysIn(`${first} to ${later}`) < daysIn(swapped);
    const suggest = isYear ? `${first} to ${later}` : swapped;
    const repair = isYear ? "Write the year in which they end" : "Write the first day first";
    yield { message: `${first} comes after ${last}. ${repair}: ${suggest}.`, path, suggest };
  }
}

/** The last day with the year in which it follows the first: holidays go past the end of one. */
function inLaterYear(first: string, last: string): string {
  const year = Number(first.slice(0, 4)) + (last.slice(4) < first.slice(4) ? 1 : 0);
  return `${year}${last.slice(4)}`;
}

/** How many days lie between the ends of a stretch; none if one of them is no day. */
function daysIn(stretch: string): number {
  const [first = "", last = ""] = stretch.split(" to ");
  return isDay(first) && isDay(last) ? Date.parse(last) - Date.parse(first) : Number.POSITIVE_INFINITY;
}
