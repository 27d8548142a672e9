import { check, optional, pipe, regex, strictObject, string, uuid } from "valibot";
import { isAppointment } from "../../../engine/fields/index.ts";
import { holdTime, timesLeft } from "../_shared/appointments/index.ts";
import { crowd, endpoint } from "../_shared/http/index.ts";

const body = strictObject({
  visitId: pipe(string(), uuid()),
  /** Id of the field that asks. */
  field: pipe(string(), regex(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/)),
  /** The time that the visitor has picked; left out by a page that only asks which are free. */
  at: optional(pipe(string(), check(isAppointment))),
});

/**
 * Tells a page at which times a visitor can have an appointment, and keeps the one that was picked until a contact follows. Of
 * two who pick the same time, one is told that it is taken.
 */
export const handler = endpoint(
  {
    name: "appointment",
    limit: crowd,
    perVisit: { limit: { calls: 60, seconds: 60 }, of: ({ visitId }) => visitId },
    body,
  },
  async ({ at, ...asker }, context) =>
    context.db.transaction(async (sql) => {
      const isKept = at !== undefined && (await holdTime(sql, at, asker, context));
      return { ...(await timesLeft(sql, asker, context)), isKept };
    }),
);
