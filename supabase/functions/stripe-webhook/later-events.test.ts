import { expect, test } from "vitest";
import { listOrders } from "../../../src/server/operator/list-orders.ts";
import { checkoutRequest } from "../../testing/checkout-request.ts";
import { permutations } from "../../testing/interleaved.ts";
import { post } from "../../testing/post.ts";
import { postEvent } from "../../testing/post-event.ts";
import { rowCounts } from "../../testing/rows.ts";
import { stripeBackend } from "../../testing/stripe-backend.ts";
import type { ProviderObject } from "../_shared/context/index.ts";
import { signedEvent } from "../_shared/payment/index.ts";
import { handler as createCheckout } from "../create-checkout/handler.ts";

const lines: unknown[] = [];
const { db, stripe, context } = await stripeBackend({ log: (...line) => lines.push(line) });

/** The shipped funnel, except that its plans are paid once. */
const paidOnce = {
  ...context,
  funnel: {
    ...context.funnel,
    plans: Object.fromEntries(
      Object.entries(context.funnel.plans).map(([id, { renews: _, ...plan }]) => [id, plan] as const),
    ),
  },
};

const paidSession = async (within = context) => {
  const session = String((await post(createCheckout, checkoutRequest(), within)).body.sessionId);
  stripe.settle(session, "complete", "paid");
  return session;
};
const complete = async (session: string) =>
  postEvent(await stripe.event("checkout.session.completed", session, context.now()), context);

/** A later event, a number of seconds after the payment. */
type Later = readonly [type: string, seconds: number, fields?: Readonly<Record<string, unknown>>];
const deliver = async (session: string, [type, seconds, fields]: Later) => {
  const at = new Date(context.now().getTime() + seconds * 1000);
  expect(await postEvent(await stripe.later(type, session, at, fields), context)).toMatchObject({ status: 200 });
};
const theOrder = async () => (await listOrders(db))[0];

test.for<[string, boolean, readonly Later[], object]>([
  [
    "a refund in two steps",
    false,
    [
      ["charge.refunded", 10, { amount_refunded: 500, refunded: false }],
      ["charge.refunded", 20, { amount_refunded: 1999, refunded: true }],
    ],
    { state: "refunded", refunded: 1999 },
  ],
  [
    "two refunds within one second",
    true,
    [
      ["charge.refunded", 10, { amount_refunded: 500, refunded: false }],
      ["charge.refunded", 10, { amount_refunded: 900, refunded: false }],
    ],
    { state: "partly refunded", refunded: 900 },
  ],
  [
    "a refund that the buyer's bank sends back",
    true,
    [
      ["charge.refunded", 10, { amount_refunded: 1999, refunded: true }],
      ["refund.created", 10, { status: "succeeded" }],
      ["refund.failed", 20, { status: "failed", failure_reason: "expired_or_canceled_card" }],
    ],
    {
      ...{ state: "refund failed", refunded: 0 },
      unrefunded: [
        { state: "failed", amount: 1999, since: "2026-11-01T12:00:20.000Z", reason: "expired_or_canceled_card" },
      ],
    },
  ],
  [
    "a refund that failed, and a smaller one that followed it",
    false,
    [
      ["charge.refunded", 10, { amount_refunded: 1999, refunded: true }],
      ["charge.refund.updated", 20, { status: "failed" }],
      ["charge.refunded", 30, { amount_refunded: 500, refunded: false }],
    ],
    { state: "partly refunded", refunded: 500, unrefunded: [{ state: "failed", amount: 1999 }] },
  ],
  [
    "a refund that failed, was made anew, and is told of once more",
    true,
    [
      ["refund.failed", 20, { status: "failed" }],
      ["charge.refunded", 30, { amount_refunded: 1999, refunded: true }],
      ["refund.updated", 40, { status: "failed" }],
    ],
    { state: "refunded", refunded: 1999, unrefunded: [] },
  ],
  [
    "one of two refunds that failed",
    false,
    [
      ["charge.refunded", 10, { amount_refunded: 900, refunded: false }],
      ["refund.updated", 10, { amount: 500, status: "failed", failure_reason: "lost_or_stolen_card" }],
    ],
    { state: "refund failed", refunded: 400 },
  ],
  [
    "a refund that the shop took back itself",
    true,
    [
      ["charge.refunded", 10, { amount_refunded: 1999, refunded: true }],
      ["refund.updated", 20, { status: "canceled", failure_reason: "merchant_request" }],
    ],
    { state: "paid", refunded: 0, unrefunded: [{ state: "canceled", reason: "merchant_request" }] },
  ],
  [
    "a refund that waited for money and arrived",
    false,
    [
      ["charge.refunded", 10, { amount_refunded: 1999, refunded: true }],
      ["refund.created", 10, { status: "pending", pending_reason: "insufficient_funds" }],
      ["refund.updated", 20, { status: "succeeded", pending_reason: null }],
    ],
    { state: "refunded", refunded: 1999, unrefunded: [] },
  ],
  [
    "a dispute that was lost, opened and closed in one second",
    true,
    [
      ["charge.dispute.created", 10, { status: "needs_response" }],
      ["charge.dispute.closed", 10, { status: "lost" }],
    ],
    { state: "dispute lost", disputes: [{ state: "lost", amount: 1999, reason: "fraudulent" }] },
  ],
  [
    "a dispute that goes on",
    false,
    [["charge.dispute.created", 10, { status: "under_review" }]],
    { state: "disputed" },
  ],
  [
    "a dispute that was won",
    true,
    [
      ["charge.dispute.created", 10, { status: "needs_response" }],
      ["charge.dispute.closed", 20, { status: "won" }],
    ],
    { state: "paid", disputes: [{ state: "won" }] },
  ],
  [
    "a subscription that is cancelled and ends later",
    true,
    [
      ["customer.subscription.updated", 10, { status: "active", cancel_at: 1_796_000_000 }],
      ["customer.subscription.deleted", 20, { status: "canceled", ended_at: 1_796_000_000 }],
    ],
    { state: "cancelled", renewal: { state: "canceled", ends_at: "2026-11-30T00:53:20.000Z" } },
  ],
  [
    "a renewal that failed twice",
    true,
    [
      ["invoice.payment_failed", 10, { next_payment_attempt: 1_796_000_000 }],
      ["invoice.payment_failed", 20, { next_payment_attempt: null }],
      ["customer.subscription.updated", 20, { status: "past_due" }],
    ],
    {
      state: "renewal failed",
      unpaid: [{ amount: 1999, since: "2026-11-01T12:00:20.000Z", reason: "not tried again" }],
      renewal: { state: "past_due" },
    },
  ],
  [
    "a renewal that failed and was paid in the end",
    true,
    [
      ["invoice.payment_failed", 10],
      ["invoice.paid", 20],
      ["customer.subscription.updated", 20, { status: "active" }],
    ],
    { state: "paid", unpaid: [], renewal: { state: "active" } },
  ],
])(
  "%s: the order says so, in whatever order the events come, before the order or after it, and twice",
  {
    timeout: 120_000,
  },
  async ([, renews, events, becomes]) => {
    const session = await paidSession(renews ? context : paidOnce);
    const payment = "payment" as const;
    for (const course of permutations<Later | typeof payment>([payment, ...events])) {
      await db.query(`with orders as (delete from funnel.orders), accounts as (delete from funnel.accounts),
      outbox as (delete from funnel.outbox), events as (delete from funnel.provider_events)
      delete from funnel.provider_objects`);
      await db.query("update funnel.checkout_sessions set status = 'open'");
      for (const step of course) await (step === payment ? complete(session) : deliver(session, step));
      expect(await theOrder(), JSON.stringify(course)).toMatchObject(becomes);
      const { provider_events: kept } = await rowCounts(db);
      for (const step of events) await deliver(session, step);
      expect(await theOrder()).toMatchObject(becomes);
      expect(await rowCounts(db)).toMatchObject({ provider_events: kept, orders: 1 });
    }
  },
);

test("who has a renewal back has not been given back everything", async () => {
  const session = await paidSession();
  await complete(session);
  await deliver(session, ["invoice.paid", 1]);
  await db.query("update funnel.orders set paid_at = paid_at - interval '28 days'");
  await db.query("update funnel.provider_objects set happened_at = happened_at - interval '28 days'");
  await deliver(session, ["invoice.paid", 2, { id: "in_renewal", amount_due: 3999 }]);
  expect(await theOrder()).toMatchObject({ state: "paid", amount: 1999, paid: 5998 });
  await deliver(session, ["charge.refunded", 3, { amount_refunded: 3999, refunded: true }]);
  expect(await theOrder()).toMatchObject({ state: "partly refunded", paid: 5998, refunded: 3999 });
});

test("an order keeps to itself what is another's", async () => {
  const sessions = [await paidSession(), await paidSession(paidOnce), await paidSession()];
  for (const session of sessions) await complete(session);
  const [renewing = "", once = ""] = sessions;
  await deliver(renewing, ["charge.refunded", 10, { amount_refunded: 100, refunded: false }]);
  await deliver(once, ["charge.dispute.created", 20, { status: "needs_response" }]);
  const states = await db.query<{ id: string; session: string }>("select id, session from funnel.orders");
  const listed = new Map((await listOrders(db)).map(({ id, state }) => [id, state]));
  expect(sessions.map((session) => listed.get(states.find((row) => row.session === session)?.id ?? ""))).toEqual([
    "partly refunded",
    "disputed",
    "paid",
  ]);
});

test("a refund is kept with all that the event says of it, and asks the provider nothing", async () => {
  const session = await paidSession(paidOnce);
  stripe.calls.length = 0;
  await deliver(session, ["charge.refunded", 10, { amount_refunded: 500, refunded: false, customer: null }]);
  expect(stripe.calls).toEqual([]);
  const columns = "provider, kind, state, amount, currency, reason, ends_at, payment_intent, subscription, customer";
  expect(await db.query(`select ${columns}, is_final, happened_at from funnel.provider_objects`)).toEqual([
    {
      ...{ provider: "stripe", kind: "charge", state: "partly-refunded", amount: 500, currency: "USD", reason: null },
      ...{ ends_at: null, payment_intent: `pi_${session}`, subscription: null, customer: null, is_final: false },
      happened_at: new Date(context.now().getTime() + 10_000),
    },
  ]);
});

test("a refund that waits says what it waits for", async () => {
  const session = await paidSession(paidOnce);
  await complete(session);
  await deliver(session, ["charge.refunded", 10, { amount_refunded: 1999, refunded: true }]);
  await deliver(session, ["refund.created", 10, { status: "pending", pending_reason: "insufficient_funds" }]);
  const waiting = { state: "pending", amount: 1999, reason: "insufficient_funds" };
  expect(await theOrder()).toMatchObject({ state: "refunded", refunded: 1999, unrefunded: [waiting] });
});

test("an order from before its payment's names were kept is found by its attempt", async () => {
  const session = await paidSession();
  await complete(session);
  await db.query("update funnel.orders set payment_intent = null, subscription = null, customer = null");
  await deliver(session, ["customer.subscription.deleted", 10, { status: "canceled" }]);
  expect(await theOrder()).toMatchObject({ state: "cancelled" });
});

test("an invoice as the provider's API told it before 2025 is understood", async () => {
  const session = await paidSession();
  await complete(session);
  const before = { parent: undefined, subscription: `sub_${session}`, customer: null };
  await deliver(session, ["invoice.payment_failed", 10, before]);
  expect(await theOrder()).toMatchObject({ state: "renewal failed" });
});

test("one in a form that nobody knows is taken, changes nothing and is said in the log", async () => {
  const session = await paidSession();
  await complete(session);
  lines.length = 0;
  await deliver(session, ["charge.refunded", 10, { amount_refunded: "all" }]);
  const [event] = await db.query("select event_id as id, type from funnel.provider_events where type like 'charge%'");
  expect(event).toMatchObject({ type: "charge.refunded" });
  expect(lines).toEqual([["warn", "event-not-understood", event]]);
  expect(await theOrder()).toMatchObject({ state: "paid", refunded: 0 });
});

test("a renewal that fails is told whatever long words its buyer came with: an invoice repeats them in each line", async () => {
  const session = await paidSession();
  await complete(session);
  const event = JSON.parse((await stripe.later("invoice.payment_failed", session, context.now())).body);
  const metadata = Object.fromEntries(Array.from({ length: 44 }, (_, n) => [`touch_${n}`, "ш".repeat(300)]));
  Object.assign(event.data.object, { metadata, lines: { data: [{ metadata }, { metadata }] } });
  const { webhookSecret = "" } = context.settings.stripe;
  expect(await postEvent(await signedEvent(event, webhookSecret, context.now()), context)).toMatchObject({
    status: 200,
  });
  expect(await theOrder()).toMatchObject({ state: "renewal failed" });
});

test("a bill of something else in the same account, larger than a column holds, is taken and does not come again", async () => {
  await deliver(await paidSession(), ["invoice.paid", 10, { id: "in_other", amount_due: 2_500_000_000 }]);
  expect(await db.query("select type from funnel.provider_events")).toEqual([{ type: "invoice.paid" }]);
});

test("while the provider cannot say whose a dispute is, the event is not taken, so that it comes again", async () => {
  const session = await paidSession();
  await complete(session);
  const event = await stripe.later("charge.dispute.created", session, context.now(), { status: "needs_response" });
  stripe.faults("fail", "fail", "fail");
  expect((await postEvent(event, context)).status).toBe(502);
  expect(await theOrder()).toMatchObject({ state: "paid" });
  expect((await postEvent(event, context)).status).toBe(200);
  expect(await theOrder()).toMatchObject({ state: "disputed" });
});

test("the provider is asked whose a dispute is only where the event names a payment and nobody", async () => {
  const { payment } = context;
  if (!payment) throw new Error("The tests have a provider");
  const asked: string[] = [];
  const dispute: Omit<ProviderObject, "id" | "paymentIntent" | "customer"> = {
    ...{ kind: "dispute", state: "lost", isFinal: true, amount: 1999, currency: "USD" },
    ...{ reason: undefined, endsAt: undefined, subscription: undefined, attempt: undefined, happenedAt: context.now() },
  };
  const customerOf = async (of: string) => {
    asked.push(of);
    return "cus_asked";
  };
  const told = async (
    id: string,
    names: { readonly paymentIntent?: string; readonly customer?: string },
    asks = true,
  ) => {
    const object = { ...dispute, id, paymentIntent: names.paymentIntent, customer: names.customer };
    const { customerOf: _, ...mute } = payment;
    const verify = async () => ({
      id: `evt_${id}`,
      type: "charge.dispute.closed",
      session: undefined,
      attempt: undefined,
      object,
    });
    const within = { ...context, payment: { ...mute, verify, ...(asks && { customerOf }) } };
    expect(await postEvent({ body: "{}", signature: null }, within)).toMatchObject({ status: 200 });
  };
  await told("dp_1", { paymentIntent: "pi_1" });
  await told("dp_2", { paymentIntent: "pi_2", customer: "cus_named" });
  await told("dp_3", {});
  // A provider need not be able to say.
  await told("dp_4", { paymentIntent: "pi_4" }, false);
  expect(asked).toEqual(["pi_1"]);
  expect(await db.query("select object_id, customer from funnel.provider_objects order by object_id")).toEqual([
    { object_id: "dp_1", customer: "cus_asked" },
    { object_id: "dp_2", customer: "cus_named" },
    { object_id: "dp_3", customer: null },
    { object_id: "dp_4", customer: null },
  ]);
});
