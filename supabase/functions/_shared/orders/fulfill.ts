import type { Context, ProviderSession } from "../context/index.ts";
import { type Sql, versionColumns } from "../database/index.ts";
import { HttpError } from "../http/index.ts";
import { enqueue } from "../outbox/index.ts";
import { completeCheckout, expireCheckout } from "./checkout-session.ts";
import { enqueueOrderEvents } from "./order-events.ts";
import { findPaidOrder, type PaidOrder } from "./paid-order.ts";
import { purchaseDeliveries } from "./purchase-deliveries.ts";

/** The state of a session. */
export type Fulfilment =
  | { readonly paid: false; readonly status: ProviderSession["status"] }
  | { readonly paid: true; readonly order: PaidOrder };

/**
 * The only way to `complete`. Reads the session from the provider and, if it is paid, creates the order, the account
 * and the deliveries to other services: all or nothing, and only once, whoever calls and however often.
 *
 * @throws HttpError 404 `unknown-session` for a session that we never opened; 502 `payment-unavailable` if the provider
 * cannot be reached; 503 `payment-not-configured` if it is not the provider we use
 */
export async function fulfill(session: string, context: Context): Promise<Fulfilment> {
  const { db, payment, funnel } = context;
  const known = await findPaidOrder({ session }, db, funnel);
  if (known) return { paid: true, order: known };
  const [row] = await db.query<{ provider: string; attempt: string }>(
    "select provider, attempt from funnel.checkout_sessions where session = $1",
    [session],
  );
  if (!row) throw new HttpError(404, "unknown-session", "There is no such payment session.");
  if (payment?.name !== row.provider) {
    throw new HttpError(503, "payment-not-configured", "The provider of this payment is not configured.");
  }
  const read = await payment.read(session);
  if (read?.isPaid && read.attempt === row.attempt) return { paid: true, order: await settle(read, context) };
  if (read?.isPaid) context.log("error", "payment-of-another-attempt", { session });
  if (read?.status === "expired") await expireCheckout(session, context);
  return { paid: false, status: read?.status ?? "expired" };
}

/** Simultaneous callers wait for each other at the first statement; the later ones find the order. */
function settle({ id, amount, currency, ...found }: ProviderSession, context: Context): Promise<PaidOrder> {
  const { db, funnel, now, log } = context;
  return db.transaction(async (sql) => {
    const sold = await completeCheckout(sql, id, now());
    const known = await findPaidOrder({ session: id }, sql, funnel);
    if (known) return known;
    if (!sold) throw new Error("A payment session vanished");
    if (sold.amount !== amount || sold.currency !== currency)
      log("error", "payment-differs-from-plan", { session: id });
    const account = await accountOf(sold.email, sql, context);
    await sql.query(
      `insert into funnel.orders (session, account_id, account_existed, email, plan_id, amount, currency, terms,
         event_id, paid_at, payment_intent, subscription, customer, touches, funnel_id, funnel_version, funnel_hash)
       select session, $2, $3, email, plan_id, $4, $5, terms, event_id, $6::timestamptz, $7, $8, $9,
         touches, funnel_id, funnel_version, funnel_hash
       from funnel.checkout_sessions where session = $1`,
      [
        ...[id, account.id, account.existed, amount ?? sold.amount, currency ?? sold.currency, now().toISOString()],
        ...[found.paymentIntent ?? null, found.subscription ?? null, found.customer ?? null],
      ],
    );
    const order = await findPaidOrder({ session: id }, sql, funnel);
    if (!order) throw new Error("An order vanished");
    for (const delivery of purchaseDeliveries(order, context)) await enqueue(sql, delivery, funnel, now());
    if (sold.parts !== null && found.subscription !== undefined) {
      const payload = { subscription: found.subscription, count: sold.parts, every: sold.every };
      await enqueue(sql, { kind: "end-of-parts", key: `end-of-parts:${id}`, payload }, funnel, now());
    }
    await enqueueOrderEvents(sql, { session: id }, context);
    return order;
  });
}

async function accountOf(email: string, sql: Sql, { funnel, now }: Context) {
  const [made] = await sql.query<{ id: string }>(
    `insert into funnel.accounts (email, created_at, funnel_id, funnel_version, funnel_hash)
     values ($1, $2::timestamptz, $3, $4, $5) on conflict (lower(email)) do nothing returning id`,
    [email, now().toISOString(), ...versionColumns(funnel)],
  );
  if (made) return { id: made.id, existed: false };
  const [found] = await sql.query<{ id: string }>("select id from funnel.accounts where lower(email) = lower($1)", [
    email,
  ]);
  if (!found) throw new Error("An account vanished");
  return { id: found.id, existed: true };
}
