import { startsIn } from "../../../calendars/index.ts";
import type { Rule } from "../../rule.ts";

/** At least one appointment fits into all hours in which a calendar is open. */
export const shortHours: Rule = {
  id: "short-hours",
  severity: "warning",
  why: "The first appointment begins when a calendar opens, and the last one ends before it closes. In hours that are shorter than one, or that end before they begin, there is none, so visitors never see that day.",
  wrong: '- { days: [mon], from: "09:00", until: "09:30" }',
  right: '- { days: [mon], from: "09:00", until: "12:00" }',
  *check({ definition }) {
    for (const [name, calendar] of Object.entries(definition.calendars))
      for (const [index, hours] of calendar.open.entries()) {
        if (startsIn(calendar, hours).length > 0) continue;
        const message =
          hours.until <= hours.from
            ? `These hours end at ${hours.until}, before they begin at ${hours.from}. Hours across midnight are two: until "23:59", and from "00:00" on the next day.`
            : `No appointment of ${calendar.length} fits between ${hours.from} and ${hours.until}. Open longer, or make it shorter under "length".`;
        yield { message, path: ["calendars", name, "open", index] };
      }
  },
};
