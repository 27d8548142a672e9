import type { Rule } from "../../rule.ts";

/** The dates of an allowance exist in the calendar, and it was not signed in the future. */
export const impossibleDate: Rule = {
  id: "impossible-date",
  severity: "warning",
  why: "An entry of lint.allow says who has taken on what, and since when. A day that is in no calendar, or is still to come, was not the day on which somebody looked: the entry was copied or made up.",
  wrong: "date: 2026-02-31",
  right: "date: 2026-02-28",
  *check({ definition, today }) {
    for (const [index, { date, until }] of (definition.lint?.allow ?? []).entries()) {
      const path = ["lint", "allow", index];
      for (const [key, day] of [
        ["date", date],
        ["until", until],
      ] as const)
        if (day !== undefined && !isDay(day))
          yield {
            message: `There is no day ${day} in the calendar. Write one that exists, such as 2026-02-28.`,
            path: [...path, key],
          };
      if (isDay(date) && today !== undefined && date > today)
        yield { message: `${date} is still to come. Write the day on which this was signed.`, path: [...path, "date"] };
    }
  },
};

function isDay(day: string): boolean {
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}
