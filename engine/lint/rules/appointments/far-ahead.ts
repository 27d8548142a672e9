import { mostDays } from "../../../calendars/index.ts";
import { dayAt } from "../../../fields/index.ts";
import type { Rule } from "../../rule.ts";

/** Calendars are open half a year ahead at most. */
export const farAhead: Rule = {
  id: "far-ahead",
  severity: "error",
  why: "Pages and mails say an appointment without its year, “Monday 14 December at 10:30”, so one that is a year away would be taken for the wrong one. Times more than half a year ahead are offered to nobody, whatever the calendar says.",
  wrong: "ahead: 1 year",
  right: "ahead: 6 months",
  *check({ definition, today = "2026-01-31" }) {
    const last = dayAt(`in ${mostDays} days`, today);
    for (const [name, { ahead }] of Object.entries(definition.calendars))
      if (dayAt(`in ${ahead}`, today) > last)
        yield {
          message: `Calendar "${name}" says ${ahead}, but times are offered half a year ahead at most. Write 6 months, or less.`,
          path: ["calendars", name, "ahead"],
          suggest: "6 months",
        };
  },
};
