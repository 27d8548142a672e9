import { didYouMean } from "../../../problem/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";

/** Fields for appointments ask for calendars that exist. */
export const unknownCalendar: Rule = {
  id: "unknown-calendar",
  severity: "error",
  why: "A field for an appointment offers the times of a calendar, which it calls by its name. Of a name that does not exist there are no times, so nobody could pick one. It is usually a slip in the name.",
  wrong: "- { id: visit, type: appointment, label: When may we come?, calendar: visit }",
  right: "- { id: visit, type: appointment, label: When may we come?, calendar: visits }",
  *check({ definition }) {
    const known = Object.keys(definition.calendars);
    for (const { field, path } of placedFields(definition)) {
      const { calendar } = fieldWith("givesAppointment", field) ?? {};
      if (calendar === undefined || known.includes(calendar)) continue;
      const { sentence, suggest } = didYouMean(calendar, known);
      const way =
        sentence ||
        (known.length > 0
          ? ` The calendars are: ${known.join(", ")}.`
          : ` Write it at the left edge: calendars: { ${calendar}: { timeZone: Europe/Berlin, length: 30 min, open: [{ days: [mon, tue], from: "09:00", until: "12:00" }] } }.`);
      yield {
        message: `Field "${field.id}" asks for calendar "${calendar}", which does not exist.${way}`,
        path: [...path, "calendar"],
        suggest,
      };
    }
  },
};
