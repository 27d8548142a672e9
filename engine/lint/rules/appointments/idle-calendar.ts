import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";

/** Each calendar is asked for by a field. */
export const idleCalendar: Rule = {
  id: "idle-calendar",
  severity: "warning",
  why: "Visitors see the times of a calendar in a field of the type appointment that names it. One that no field names is never seen: either the field is still missing, or the calendar is left over.",
  wrong: 'calls: { timeZone: Europe/Berlin, length: 30 min, open: [{ days: [mon], from: "09:00", until: "12:00" }] }',
  right: "# asked for by no field",
  *check({ definition }) {
    const asked = new Set(
      placedFields(definition).flatMap(({ field }) => fieldWith("givesAppointment", field)?.calendar ?? []),
    );
    // Whoever misspelt a calendar has named it.
    if ([...asked].some((name) => !Object.hasOwn(definition.calendars, name))) return;
    for (const name of Object.keys(definition.calendars))
      if (!asked.has(name))
        yield {
          message: `No field asks for calendar "${name}". Write one into a form, { type: appointment, id: visit, label: …, calendar: ${name} }, or remove the calendar.`,
          path: ["calendars", name],
          on: "key",
        };
  },
};
