import { check, isoTimestamp, pipe, strictObject, string, unknown, uuid } from "valibot";
import { isDay } from "../../../engine/fields/index.ts";
import { bookTimes } from "../_shared/appointments/index.ts";
import { linkFiles } from "../_shared/files/index.ts";
import { aboutLead, crowd, endpoint, HttpError, jsonText } from "../_shared/http/index.ts";

const body = strictObject({
  submissionId: pipe(string(), uuid()),
  /** When the page knew it, by the visitor's clock. */
  knownAt: pipe(
    string(),
    isoTimestamp(),
    check((text) => isDay(text.slice(0, 10)) && Date.parse(text) >= 0),
  ),
  about: pipe(
    unknown(),
    // It replaces what is stored, so what no database keeps must not make less of it.
    check(isStorable),
    aboutLead,
    check((known) => known?.quiz !== undefined),
  ),
});

function isStorable(about: unknown): boolean {
  try {
    return Boolean(jsonText(about));
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/** Days after which a lead stays as it is. */
const longest = 7;

/**
 * Stores with a lead what its visitor has answered since, if the definition asks for it. What is older than what is
 * stored, or comes twice, changes nothing, and neither does what was answered in another version of the definition: there
 * a visitor begins anew, and what the lead was left with would be lost. A lead that is not there, because it was erased or is still on its way, is
 * not created: then `accepted` is false.
 */
export const handler = endpoint(
  {
    name: "lead-update",
    body,
    limit: crowd,
    perVisit: { limit: { calls: 60, seconds: 60 }, of: ({ submissionId }) => submissionId },
  },
  async ({ submissionId, knownAt, about }, context) => {
    const { db, funnel, now } = context;
    if (!funnel.leadUpdates)
      throw new HttpError(403, "no-updates", "The definition does not ask for answers after a lead: lead.updates.");
    return db.transaction(async (sql) => {
      const [known] = await sql.query<{ readonly is_changed: boolean; readonly is_suspect: boolean }>(
        `with known as (
           select id, suspicion from funnel.leads where submission_id = $1 and received_at > $4::timestamptz
         ), changed as (
           update funnel.leads set about = $2::text::jsonb, known_at = $3::timestamptz
           where id in (select id from known) and coalesce(known_at < $3::timestamptz, true)
             and coalesce(about->'quiz'->'version' = $2::text::jsonb->'quiz'->'version', about->'quiz'->'version' is null)
           returning id
         )
         select id in (select id from changed) as is_changed, coalesce(suspicion = 'honeypot', false) as is_suspect from known`,
        [
          submissionId,
          jsonText(about),
          new Date(knownAt).toISOString(),
          new Date(now().getTime() - longest * 86_400_000).toISOString(),
        ],
      );
      if (known?.is_changed && !known.is_suspect) {
        await linkFiles(sql, submissionId, about, context);
        await bookTimes(sql, submissionId, about, context);
      }
      return { accepted: known !== undefined };
    });
  },
);
