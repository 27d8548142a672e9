import type { Context } from "./context.ts";
import { paidOrder } from "./paid-order.ts";
import type { PaidOrder } from "./purchase-deliveries.ts";
import { Refusal } from "./refusal.ts";

/**
 * The paid order that a page speaks of.
 *
 * @param by its session, or the id of its purchase event
 * @throws Refusal 402 `not-paid`, or 404 `unknown-session` if there was never such a session
 */
export async function orderPaidFor(by: Parameters<typeof paidOrder>[0], { db, funnel }: Context): Promise<PaidOrder> {
  const order = await paidOrder(by, db, funnel);
  if (order) return order;
  const [column, value] = "session" in by ? ["session", by.session] : ["event_id", by.eventId];
  const known = await db.query(`select from funnel.checkout_sessions where ${column} = $1`, [value]);
  if (known.length > 0) throw new Refusal(402, "not-paid", "This purchase has not been paid.");
  throw new Refusal(404, "unknown-session", "There is no such purchase.");
}
