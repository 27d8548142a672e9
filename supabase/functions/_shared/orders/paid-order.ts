import { minorUnits } from "../../../../engine/pricing/index.ts";
import type { ServerFunnel } from "../../../../engine/views/index.ts";
import type { Plan } from "../../../../schema/funnel.types.ts";
import { latestChoice } from "../consent/index.ts";
import type { Context } from "../context/index.ts";
import type { Sql } from "../database/index.ts";
import { HttpError } from "../http/index.ts";

/** A paid order. */
export type PaidOrder = {
  readonly session: string;
  /** Whether the buyer had an account before. */
  readonly accountExisted: boolean;
  readonly email: string;
  readonly planId: string;
  /** The plan as it was sold; null if that was before plans were recorded, and the definition has lost it since. */
  readonly sold: Plan | null;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly terms: string;
  /** Shared with the browser's pixel. */
  readonly eventId: string;
  readonly paidAt: Date;
  /** Id of the step of its receipt; null for the first receipt of the funnel. */
  readonly receipt: string | null;
  /** Null if the page named no visit. */
  readonly visitId: string | null;
  /** User agent of the buyer's browser; null if it may not be recorded, or was not sent. */
  readonly userAgent: string | null;
  readonly mayTrack: boolean;
};

/** The key of an order: its session, or the id of its purchase event. */
type OrderKey = { readonly session: string } | { readonly eventId: string };

/**
 * Finds a paid order. Its buyer may be tracked if the page said so when the checkout was opened and the visit's latest
 * recorded choice is not no. If the definition requires consent, the choice must be yes.
 *
 * @returns undefined if nothing was paid under that key
 */
export async function findPaidOrder(
  by: OrderKey,
  sql: Sql,
  { tracking, plans }: Pick<ServerFunnel, "tracking" | "plans">,
): Promise<PaidOrder | undefined> {
  const [column, value] = "session" in by ? ["session", by.session] : ["event_id", by.eventId];
  const [order] = await sql.query<PaidOrder>(
    `select orders.session, orders.account_existed as "accountExisted", orders.email, orders.plan_id as "planId",
       orders.amount, orders.currency, orders.terms, orders.event_id as "eventId", orders.paid_at as "paidAt",
       checkout_sessions.visit_id as "visitId", checkout_sessions.receipt, checkout_sessions.user_agent as "userAgent",
       checkout_sessions.sold,
       checkout_sessions.may_track and coalesce(${latestChoice("checkout_sessions.visit_id")}, $2) as "mayTrack"
     from funnel.orders join funnel.checkout_sessions using (session)
     where orders.${column} = $1 order by orders.paid_at limit 1`,
    [value, tracking.consent === "not-required"],
  );
  return order && { ...order, sold: order.sold ?? planAt(order, plans) };
}

/** The plan of an order from before plans were recorded: as the definition has it, at the price that was charged. */
function planAt({ planId, amount }: PaidOrder, plans: ServerFunnel["plans"]): Plan | null {
  const { [planId]: plan = null } = plans;
  const { restored } = plan ?? {};
  return restored && minorUnits(restored.price, restored.currency) === amount ? restored : plan;
}

/**
 * The paid order that a page reports.
 *
 * @throws HttpError 402 `not-paid`, or 404 `unknown-session` if there was never such a session
 */
export async function requirePaidOrder(by: OrderKey, { db, funnel }: Context): Promise<PaidOrder> {
  const order = await findPaidOrder(by, db, funnel);
  if (order) return order;
  const [column, value] = "session" in by ? ["session", by.session] : ["event_id", by.eventId];
  const known = await db.query(`select from funnel.checkout_sessions where ${column} = $1`, [value]);
  if (known.length > 0) throw new HttpError(402, "not-paid", "This purchase has not been paid.");
  throw new HttpError(404, "unknown-session", "There is no such purchase.");
}
