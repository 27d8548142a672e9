import { boolean, literal, maxLength, minLength, optional, pipe, regex, strictObject, string, uuid } from "valibot";
import { versionColumns } from "../_shared/database/index.ts";
import { crowd, endpoint } from "../_shared/http/index.ts";

const body = strictObject({
  /** Made in the browser: the same choice sent twice is one row. Pages opened before an update send none. */
  choiceId: optional(pipe(string(), uuid())),
  visitId: pipe(string(), uuid()),
  purpose: literal("tracking"),
  isGiven: boolean(),
  // The sentence that the visitor saw. Postgres cannot store zero bytes.
  wording: pipe(string(), minLength(1), maxLength(2000), regex(/^[^\0]*$/)),
});

/**
 * Records a visitor's choice and the sentence that it was about. The latest choice counts. A repeat changes nothing,
 * even if another choice was made since.
 */
export const handler = endpoint(
  {
    name: "consent",
    body,
    limit: crowd,
    perVisit: { limit: { calls: 30, seconds: 60 }, of: ({ visitId }) => visitId },
  },
  async ({ choiceId, visitId, purpose, isGiven, wording }, { db, funnel, now }) => {
    await db.query(
      `insert into funnel.consents (id, visit_id, purpose, is_given, wording, given_at,
         funnel_id, funnel_version, funnel_hash)
       values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, $5,
         greatest($6::timestamptz, (${justAfterLatest})), $7, $8, $9)
       on conflict (id) do nothing`,
      [choiceId ?? null, visitId, purpose, isGiven, wording, now().toISOString(), ...versionColumns(funnel)],
    );
    return { accepted: true };
  },
);

/** A choice is never older than the one before it, also where the clock has been set back between them. */
const justAfterLatest = `select max(given_at) + interval '1 microsecond' from funnel.consents
  where visit_id = $2::uuid and purpose = $3::text and given_at > $6::timestamptz`;
