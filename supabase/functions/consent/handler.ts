import { boolean, literal, maxLength, minLength, pipe, regex, strictObject, string, uuid } from "valibot";
import { versionColumns } from "../_shared/database/index.ts";
import { crowd, endpoint } from "../_shared/http/index.ts";

const body = strictObject({
  visitId: pipe(string(), uuid()),
  purpose: literal("tracking"),
  isGiven: boolean(),
  // The sentence that the visitor saw. Postgres cannot store zero bytes.
  wording: pipe(string(), minLength(1), maxLength(2000), regex(/^[^\0]*$/)),
});

/** Records a visitor's choice and the sentence that it was about. The latest choice counts. */
export const handler = endpoint(
  {
    name: "consent",
    body,
    limit: crowd,
    perVisit: { limit: { calls: 30, seconds: 60 }, of: ({ visitId }) => visitId },
  },
  async ({ visitId, purpose, isGiven, wording }, { db, funnel, now }) => {
    await db.query(
      `insert into funnel.consents (visit_id, purpose, is_given, wording, given_at,
         funnel_id, funnel_version, funnel_hash)
       values ($1, $2, $3, $4, $5::timestamptz, $6, $7, $8)`,
      [visitId, purpose, isGiven, wording, now().toISOString(), ...versionColumns(funnel)],
    );
    return { accepted: true };
  },
);
