import { isBuyerEmail } from "../../../../engine/contact/contact.ts";
import type { Context } from "../context/index.ts";
import { HttpError } from "../http/index.ts";

/**
 * The e-mail address of a buyer: the one typed, otherwise the latest one known for this visit.
 *
 * @throws HttpError 400 `bad-email` if it is not an address, 400 `missing-email` if there is none at all
 */
export async function buyerEmail(typed: string, visitId: string | undefined, context: Context): Promise<string> {
  const email = typed.trim() || (visitId && (await emailOfVisit(visitId, context)));
  if (!email) throw new HttpError(400, "missing-email", "An e-mail address is needed to buy.");
  if (isBuyerEmail(email)) return email;
  throw new HttpError(400, "bad-email", "This is no e-mail address.");
}

async function emailOfVisit(visitId: string, { db }: Context): Promise<string | undefined> {
  const [known] = await db.query<{ email: string }>(
    `select email from (
       select email, updated_at as at from funnel.visits where visit_id = $1
       union all select email, received_at from funnel.leads where visit_id = $1
     ) as known where email is not null order by at desc limit 1`,
    [visitId],
  );
  return known?.email;
}
