import { isTimeZone, startsIn, timesOf } from "../../../calendars/index.ts";
import type { Rule } from "../../rule.ts";

/** Somebody who comes now can pick a time in each calendar. */
export const closedCalendar: Rule = {
  id: "closed-calendar",
  severity: "warning",
  why: "Visitors are offered the times between the notice and the last day ahead on which the calendar is open. Where there is none, because all of these days are closed or are over, the field says that no time is free, and everybody goes on without an appointment.",
  wrong: "notice: 96 h\nahead: 3 days",
  right: "notice: 24 h\nahead: 4 weeks",
  *check({ definition, today = "2026-01-31" }) {
    for (const [name, calendar] of Object.entries(definition.calendars)) {
      // What is wrong with its zone or its hours is told by other rules.
      if (!isTimeZone(calendar.timeZone)) continue;
      if (calendar.open.every((hours) => startsIn(calendar, hours).length === 0)) continue;
      if (timesOf(calendar, Date.parse(`${today}T00:00Z`)).length > 0) continue;
      yield {
        message: `Nobody finds a time in calendar "${name}" at the moment: of the ${calendar.ahead} ahead, less the notice of ${calendar.notice}, no day is open. Look at "open", "closed", "notice" and "ahead".`,
        path: ["calendars", name],
        on: "key",
      };
    }
  },
};
