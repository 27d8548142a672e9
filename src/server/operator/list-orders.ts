import type { Sql } from "../../../supabase/functions/_shared/database/index.ts";
import { amountNow, isFollowed, objectsOfOrders, partsPaid } from "../../../supabase/functions/_shared/orders/index.ts";

/** An order, and what has happened to it since. Amounts are in the smallest unit of the currency, times are ISO. */
export type ListedOrder = {
  readonly id: string;
  readonly state:
    | "paid"
    | "refunded"
    | "partly refunded"
    | "refund failed"
    | "disputed"
    | "dispute lost"
    | "renewal failed"
    | "part failed"
    | "cancelled";
  readonly paid_at: string;
  readonly email: string;
  readonly plan: string;
  readonly amount: number;
  readonly currency: string;
  readonly provider: string;
  /** Where the buyer came from, first and last; null if it is not known. */
  readonly touches: { readonly [Touch in "first" | "last"]: Readonly<Record<string, string>> } | null;
  /** Parameters of the buyer's address that conditions ask about, and variants of experiments; null if they are not known. */
  readonly query: Readonly<Record<string, unknown>> | null;
  /** Its id at the provider. */
  readonly payment_intent: string | null;
  readonly subscription: string | null;
  /** How many payments there are of that amount, and how many are paid; null if it is not paid in parts. */
  readonly parts: number | null;
  readonly parts_paid: number | null;
  /** Total amount paid by now: with the parts and renewals that the provider has told of. */
  readonly paid: number;
  /** Total amount refunded, without what has not reached the buyer. */
  readonly refunded: number;
  /**
   * Refunds that have not arrived, by the provider's name for their state: `pending`, `requires_action`, `failed`, `canceled`;
   * without those whose sum was given back anew.
   */
  readonly unrefunded: readonly {
    readonly state: string;
    readonly amount: number;
    readonly since: string;
    readonly reason: string | null;
  }[];
  readonly disputes: readonly { readonly state: string; readonly amount: number; readonly reason: string | null }[];
  /** The provider's name for the state of the subscription, and when it ends or ended. */
  readonly renewal: { readonly state: string; readonly ends_at: string | null } | null;
  /** Renewals and parts that are due and unpaid. */
  readonly unpaid: readonly { readonly amount: number; readonly since: string; readonly reason: string | null }[];
};

type Order = Omit<
  ListedOrder,
  "state" | "paid_at" | "paid" | "refunded" | "unrefunded" | "disputes" | "renewal" | "unpaid"
> & {
  readonly paid_at: Date;
};

type Later = {
  readonly order_id: string;
  readonly kind: "charge" | "refund" | "dispute" | "subscription" | "invoice";
  readonly state: string;
  readonly amount: number;
  readonly reason: string | null;
  readonly is_final: boolean;
  /** Of a refund, whether something was given back of the same charge afterwards. */
  readonly is_followed: boolean;
  readonly ends_at: Date | null;
  readonly happened_at: Date;
};

/** Every order, newest first. */
export async function listOrders(sql: Sql): Promise<readonly ListedOrder[]> {
  const orders = await sql.query<Order>(
    `select orders.id, orders.paid_at, orders.email, orders.plan_id as plan, orders.amount, orders.currency,
       checkout.provider, orders.touches, orders.payment_intent, orders.subscription, checkout.parts, ${partsPaid},
       coalesce(checkout.query, visits.quiz #> '{quiz,query}') as query
     from funnel.orders join funnel.checkout_sessions checkout using (session)
     left join funnel.visits on visits.visit_id = checkout.visit_id
     order by orders.paid_at desc, orders.id`,
  );
  const later = await sql.query<Later>(
    `select orders.id as order_id, later.kind, later.state, ${amountNow} as amount, later.reason, later.is_final,
       ${isFollowed} as is_followed, later.ends_at, later.happened_at
     from (${objectsOfOrders}) theirs join funnel.orders using (session)
     join funnel.provider_objects later using (provider, object_id)
     order by later.happened_at, later.object_id`,
  );
  const byOrder = new Map<string, Later[]>();
  for (const one of later) byOrder.set(one.order_id, [...(byOrder.get(one.order_id) ?? []), one]);
  return orders.map((order) => listed(order, byOrder.get(order.id) ?? []));
}

function listed(order: Order, later: readonly Later[]): ListedOrder {
  const of = (kind: Later["kind"]) => later.filter((one) => one.kind === kind);
  const renewal = of("subscription").at(-1);
  const refunded = of("charge").reduce((sum, { amount }) => sum + amount, 0);
  const paid = paidBy(order, of("invoice"));
  return {
    ...order,
    paid_at: order.paid_at.toISOString(),
    state: stateOf(order, later, { paid, refunded }),
    paid,
    refunded,
    unrefunded: of("refund")
      .filter(({ state, amount, is_followed }) => state !== "succeeded" && !(is_followed && refunded >= amount))
      .map(({ state, amount, happened_at, reason }) => ({ state, amount, since: happened_at.toISOString(), reason })),
    disputes: of("dispute").map(({ state, amount, reason }) => ({ state, amount, reason })),
    renewal: renewal ? { state: renewal.state, ends_at: renewal.ends_at?.toISOString() ?? null } : null,
    unpaid: of("invoice")
      .filter(({ state }) => state === "failed")
      .map(({ amount, happened_at, reason }) => ({ amount, since: happened_at.toISOString(), reason })),
  };
}

/** Milliseconds. The bill of what was paid at first comes with the payment, and that of a renewal a day later or more. */
const ofFirst = 12 * 3_600_000;

function paidBy({ amount, parts, parts_paid, paid_at }: Order, invoices: readonly Later[]): number {
  if (parts !== null) return amount * (parts_paid || 1);
  const renewals = invoices.filter(
    ({ state, happened_at }) => state === "paid" && happened_at.getTime() > paid_at.getTime() + ofFirst,
  );
  return renewals.reduce((sum, renewal) => sum + renewal.amount, amount);
}

/** The state that matters most to the operator: money that is lost or at risk comes first. */
function stateOf(
  { parts, parts_paid }: Order,
  later: readonly Later[],
  { paid, refunded }: Pick<ListedOrder, "paid" | "refunded">,
): ListedOrder["state"] {
  const has = (kind: Later["kind"], test: (one: Later) => boolean) =>
    later.some((one) => one.kind === kind && test(one));
  if (has("dispute", ({ state }) => state === "lost")) return "dispute lost";
  if (has("dispute", ({ is_final }) => !is_final)) return "disputed";
  if (has("refund", ({ state, is_followed }) => state === "failed" && !is_followed)) return "refund failed";
  if (refunded > 0) return refunded >= paid ? "refunded" : "partly refunded";
  if (parts !== null && (parts_paid ?? 0) >= parts) return "paid";
  if (has("subscription", ({ is_final }) => is_final)) return "cancelled";
  const failed = parts === null ? "renewal failed" : "part failed";
  const isBehind = has("subscription", ({ state }) => state === "past_due" || state === "unpaid");
  return isBehind || has("invoice", ({ state }) => state === "failed") ? failed : "paid";
}
