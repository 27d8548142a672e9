import type { Context, ProviderObject } from "../context/index.ts";
import type { Sql } from "../database/index.ts";
import { amend, type Delivery, enqueue, withdraw } from "../outbox/index.ts";
import { amountNow, failedBefore, withItsCharge } from "./refunds.ts";

/** SQL for what ties an object `later` of the provider to an order in `orders` with its session in `checkout`. */
const ties = [
  "later.payment_intent = orders.payment_intent",
  "later.subscription = orders.subscription",
  "later.attempt = checkout.attempt::text",
  `later.customer = orders.customer and later.subscription is null
    and not exists (select from funnel.orders other where other.payment_intent = later.payment_intent)`,
];

/**
 * SQL for whether the object `later` belongs to an order in `orders` with its session in `checkout`. A matching payment
 * or subscription decides. The customer counts only for an object that names no payment or subscription of another
 * order, such as the charge of a renewal.
 */
export const belongsToOrder = `later.provider = checkout.provider and (${ties.join("\n  or ")})`;

/**
 * SQL for the ids of objects that belong to orders, beside the session of each. By all ties at once, a database compares every
 * object with every order; each by itself is looked up.
 *
 * @param objects SQL for the rows of these objects
 */
const idsOf = (objects: string): string =>
  ties
    .map(
      (tie) => `select checkout.session, later.provider, later.object_id
  from funnel.orders join funnel.checkout_sessions checkout using (session)
  join ${objects} later on later.provider = checkout.provider and ${tie}`,
    )
    .join("\nunion\n");

/** The same of all objects. */
export const objectsOfOrders = idsOf("funnel.provider_objects");

/**
 * SQL for what has been taken from orders since, by session: refunds that arrived, and disputes that were lost. It begins with
 * these, which are few.
 */
export const takenBack = `select session, sum(${amountNow}) as amount
  from (${idsOf(`(select * from funnel.provider_objects
    where amount > 0 and (kind = 'charge' or kind = 'dispute' and state = 'lost'))`)}) theirs
  join funnel.provider_objects later using (provider, object_id)
  group by session`;

const paidBills = `from funnel.provider_objects bill
  where bill.provider = checkout.provider and bill.subscription = orders.subscription and bill.kind = 'invoice'
    and bill.state = 'paid' and bill.amount > 0`;

/** SQL for how many parts of such an order are paid; null for any other. */
export const partsPaid = `case when checkout.parts is not null then (select count(*)::integer ${paidBills}) end as parts_paid`;

/** What the events are about: one order, or everything that has happened under one id of the provider. */
type About = { readonly session: string } | { readonly object: string };

type Row = {
  readonly order_id: string;
  readonly session: string;
  readonly email: string | null;
  readonly plan: string;
  readonly amount: number;
  readonly currency: string;
  readonly paid_at: Date;
  readonly funnel_id: string;
  readonly funnel_version: number;
  readonly funnel_hash: string;
  readonly touches: object | null;
  readonly subscription: string | null;
  /** How many payments there are, and of how many the provider has told that they are paid; null if it is not paid in parts. */
  readonly parts: number | null;
  readonly parts_paid: number | null;
  /** When the last of them was paid, by the provider's clock; null as long as it is not. */
  readonly completed_at: Date | null;
  /** When the last of them is due; null if it is not paid in parts. */
  readonly last_due_at: Date | null;
};

type Later = Row & {
  readonly kind: ProviderObject["kind"];
  readonly object: string;
  readonly state: string;
  readonly is_final: boolean;
  readonly sum: number;
  readonly reason: string | null;
  readonly ends_at: Date | null;
  readonly happened_at: Date;
  readonly failed_before: number;
};

/**
 * Enqueues what the operator's service is told of an order: that it was paid, and what has happened to it since. To be
 * called in the transaction that has recorded one of them. Events and orders may come in any order and at once, so each
 * of them looks for the other behind one lock: whichever commits second sees both. Nothing is enqueued without
 * ORDER_WEBHOOK_URL.
 */
export async function enqueueOrderEvents(sql: Sql, about: About, { settings, funnel, now }: Context): Promise<void> {
  if (settings.orderWebhookUrl === undefined) return;
  await lockOrderEvents(sql);
  const isPaidNow = "session" in about;
  const later = await laterOf(sql, about);
  const paid = isPaidNow
    ? await sql.query<Row>(
        `select ${orderColumns} from funnel.orders join funnel.checkout_sessions checkout using (session)
         where session = $1`,
        [about.session],
      )
    : [];
  for (const delivery of paid.map(paidEvent)) await enqueue(sql, delivery, funnel, now());
  for (const order of later) {
    const delivery = laterEvent(order);
    if (!delivery) {
      if (order.kind === "invoice" && order.parts !== null && order.subscription !== null)
        await amendEnd(sql, order.subscription);
      continue;
    }
    const { type } = delivery.payload;
    const due =
      type === "order.completed"
        ? await withdraw(sql, [cancelledKey(order)], "replaced by order.completed", now())
        : type === "order.cancelled" && mayBePaid(order)
          ? new Date(now().getTime() + repeated)
          : now();
    await enqueue(sql, delivery, funnel, due);
  }
}

/** What has happened to orders, in the order in which it did. */
function laterOf(sql: Sql, about: About): Promise<readonly Later[]> {
  const [which, value] =
    "session" in about ? ["orders.session = $1", about.session] : [`later.object_id in ${withItsCharge}`, about.object];
  return sql.query<Later>(
    `select ${orderColumns}, later.kind, later.object_id as object, later.state, later.is_final, later.amount as sum,
       later.reason, later.ends_at, later.happened_at, ${failedBefore} as failed_before
     from funnel.orders join funnel.checkout_sessions checkout using (session)
     join funnel.provider_objects later on ${belongsToOrder}
     where ${which}
     order by later.happened_at, later.object_id`,
    [value],
  );
}

/** A message of the end of an order that has not arrived says how many parts are paid by now. */
async function amendEnd(sql: Sql, subscription: string): Promise<void> {
  for (const delivery of (await laterOf(sql, { object: subscription })).flatMap((end) => laterEvent(end) ?? []))
    await amend(sql, delivery);
}

/** How long the provider repeats an event that did not arrive, in milliseconds. */
const repeated = 3 * 86_400_000;

/**
 * Whether an order in parts that ended before all of them were paid has come so far that the bill of the last one may only
 * not have been told of yet.
 */
const mayBePaid = (order: Later): boolean => order.last_due_at !== null && order.last_due_at <= endOf(order);

const endOf = ({ ends_at, happened_at }: Later): Date => ends_at ?? happened_at;

/** Waits until nobody else tells of orders, and keeps them waiting until the end of the transaction. */
export async function lockOrderEvents(sql: Sql): Promise<void> {
  await sql.query("select pg_advisory_xact_lock(hashtext('funnel.order-events'))");
}

/** An erased buyer has no address any more. */
const orderColumns = `orders.id as order_id, orders.session, nullif(orders.email, 'erased') as email,
  orders.plan_id as plan, orders.amount, orders.currency, orders.paid_at, orders.funnel_id, orders.funnel_version,
  orders.funnel_hash, orders.touches, orders.subscription, checkout.parts, ${partsPaid},
  (select (array_agg(bill.happened_at order by bill.happened_at))[checkout.parts] ${paidBills}) as completed_at,
  orders.paid_at + (checkout.parts - 1) * checkout.renewal_every::interval as last_due_at`;

const paidEvent = (order: Row): Delivery => event("order.paid", order.session, order.paid_at, order);

/** One for each thing that a receiver can act on: the same state again is the same event. */
function laterEvent(order: Later): Delivery | undefined {
  const { kind, object, sum, state, reason, is_final, happened_at, completed_at, failed_before } = order;
  if (kind === "charge" && sum > 0) {
    const what = `${object}:${sum}${failed_before > 0 ? `:${failed_before}` : ""}`;
    return event("order.refunded", what, happened_at, order, { refund: { id: object, refunded: sum } });
  }
  if (kind === "refund" && is_final)
    return event("order.refund_failed", object, happened_at, order, {
      refund: { id: object, amount: sum, state, reason },
    });
  if (kind === "dispute") {
    const type = is_final ? "order.dispute_closed" : "order.disputed";
    return event(type, object, happened_at, order, { dispute: { id: object, amount: sum, state, reason } });
  }
  // Whichever bill was told of last: it is about the one that was paid last.
  if (kind === "invoice")
    return completed_at ? event("order.completed", order.session, completed_at, order) : undefined;
  // With its last part it ends, as was agreed.
  if (kind !== "subscription" || !is_final || completed_at) return undefined;
  const ended = endOf(order).toISOString();
  return event("order.cancelled", object, happened_at, order, { subscription: { id: object, state, ended } });
}

/** Of the message that the order's own subscription has ended. */
const cancelledKey = ({ session, subscription }: Later) => keyOf("order.cancelled", session, subscription ?? "");

/** The session is second in every key, by which the deliveries of an order are found. */
const keyOf = (type: string, session: string, what: string) =>
  `${type}:${session}${what === session ? "" : `:${what}`}`;

/**
 * An event in the form that the Standard Webhooks specification recommends. Amounts are in the smallest unit of the
 * currency.
 *
 * @param what names it among the events of this order and type
 */
function event(type: string, what: string, at: Date, order: Row, more: object = {}): Delivery {
  const { session, email, plan, amount, currency, paid_at, funnel_id, funnel_version, funnel_hash, touches } = order;
  const { parts, parts_paid } = order;
  const data = {
    order: order.order_id,
    session,
    ...(email !== null && { email }),
    ...{ plan, amount, currency, paid_at: paid_at.toISOString() },
    definition: { id: funnel_id, version: funnel_version, hash: funnel_hash },
    ...(touches && { touches }),
    // The amount is that of one of them. When the first is paid, its bill may not have been told of yet.
    ...(parts !== null && { parts: { count: parts, paid: Math.max(parts_paid ?? 0, 1) } }),
    ...more,
  };
  return {
    kind: "order-webhook",
    key: keyOf(type, session, what),
    payload: { type, timestamp: at.toISOString(), data },
  };
}
