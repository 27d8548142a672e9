import { didYouMean } from "../../../problem/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** What visitors put into their calendar is an appointment that a field asks for. */
export const unknownAppointment: Rule = {
  id: "unknown-appointment",
  severity: "error",
  why: "An entry for the visitor's own calendar is that of one appointment, which it calls by the id of its field. Of a field that does not exist, or that asks for something else, there is no appointment, so nobody would ever see the button.",
  wrong: "- { type: calendar-entry, appointment: visits, title: Visit of Example }",
  right: "- { type: calendar-entry, appointment: visit, title: Visit of Example }",
  *check({ definition }) {
    const fields = placedFields(definition).map(({ field }) => field);
    const known = fields.flatMap((field) => (fieldWith("givesAppointment", field) ? field.id : []));
    for (const { section, path } of placedSections(definition, "offersEntry")) {
      const { appointment } = section;
      if (known.includes(appointment)) continue;
      const { sentence, suggest } = didYouMean(appointment, known);
      const way =
        sentence ||
        (known.length > 0
          ? ` The fields for appointments are: ${known.join(", ")}.`
          : ` Write it into a form: { type: appointment, id: ${appointment}, label: …, calendar: … }.`);
      const is = fields.some(({ id }) => id === appointment) ? "asks for no appointment" : "does not exist";
      yield {
        message: `This entry is that of field "${appointment}", which ${is}.${way}`,
        path: [...path, "appointment"],
        suggest,
      };
    }
  },
};
