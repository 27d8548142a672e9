import type { ServerFunnel } from "../../../engine/views/index.ts";
import type { Sql } from "./database.ts";
import { latestWord } from "./latest-word.ts";
import type { PaidOrder } from "./purchase-deliveries.ts";

/**
 * Finds a paid order. Its buyer may be tracked if the page said so when the checkout was opened and the visit's latest
 * word, as we keep it, is not no; where the definition requires consent, it must be yes.
 *
 * @param by its session, or the id of its purchase event
 * @returns undefined if nothing was paid under that name
 */
export async function paidOrder(
  by: { readonly session: string } | { readonly eventId: string },
  sql: Sql,
  { tracking }: Pick<ServerFunnel, "tracking">,
): Promise<PaidOrder | undefined> {
  const [column, value] = "session" in by ? ["session", by.session] : ["event_id", by.eventId];
  const [order] = await sql.query<PaidOrder>(
    `select orders.session, orders.account_existed as "accountExisted", orders.email, orders.plan_id as "planId",
       orders.amount, orders.currency, orders.terms, orders.event_id as "eventId", orders.paid_at as "paidAt",
       checkout_sessions.visit_id as "visitId", checkout_sessions.user_agent as "userAgent",
       checkout_sessions.may_track and coalesce(${latestWord("checkout_sessions.visit_id")}, $2) as "mayTrack"
     from funnel.orders join funnel.checkout_sessions using (session)
     where orders.${column} = $1 order by orders.paid_at limit 1`,
    [value, tracking.consent === "not-required"],
  );
  return order;
}
