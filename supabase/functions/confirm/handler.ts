import { pipe, regex, strictObject, string } from "valibot";
import { crowd, endpoint } from "../_shared/http/index.ts";
import { mailVisitor, passOn, storedLead } from "../_shared/leads/index.ts";

/** The key stands in the link of a mail. */
const body = strictObject({ key: pipe(string(), regex(/^[a-p]{64}$/)) });

/**
 * Confirms the address of a lead, for whoever has read the mail that was sent there. The receiver of leads is told, and so is the
 * visitor where a mail has waited for it. A repeat changes nothing and is answered alike; a key that belongs to no lead, such as
 * of one that was erased, confirms nothing.
 */
export const handler = endpoint({ name: "confirm", body, limit: crowd }, async ({ key }, context) => {
  const { db, funnel, now } = context;
  return db.transaction(async (sql) => {
    const [asked] = await sql.query<{ readonly submission_id: string; readonly is_new: boolean }>(
      `update funnel.confirmations asked set confirmed_at = coalesce(asked.confirmed_at, $3::timestamptz)
       from (select key, confirmed_at is null as is_new from funnel.confirmations where key = $1 for update) before
       where asked.key = before.key and asked.funnel_id = $2
       returning asked.submission_id, before.is_new`,
      [key, funnel.id, now().toISOString()],
    );
    const lead = asked?.is_new ? await storedLead(sql, asked.submission_id) : undefined;
    if (lead) {
      await passOn(sql, lead, "confirmed", context);
      await mailVisitor(sql, lead, context);
    }
    return { isConfirmed: asked !== undefined };
  });
});
