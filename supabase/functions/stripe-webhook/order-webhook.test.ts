import { afterAll, expect, test } from "vitest";
import { checkoutRequest } from "../../testing/checkout-request.ts";
import { permutations } from "../../testing/interleaved.ts";
import { post } from "../../testing/post.ts";
import { postEvent } from "../../testing/post-event.ts";
import { outbox } from "../../testing/rows.ts";
import { stripeBackend } from "../../testing/stripe-backend.ts";
import { secretOf, webhookReceiver } from "../../testing/webhooks/webhook-receiver.ts";
import { atEachStep, faults, withFault } from "../../testing/with-fault.ts";
import { settingsOf } from "../_shared/context/index.ts";
import { reconcile } from "../_shared/orders/index.ts";
import { deliverDue } from "../_shared/outbox/index.ts";
import { handler as createCheckout } from "../create-checkout/handler.ts";
import { handler as sessionStatus } from "../session-status/handler.ts";

const { db, stripe, context: begin } = await stripeBackend();
const receiver = await webhookReceiver();
afterAll(receiver.close);

const secret = secretOf("o");
const settings = settingsOf({
  ...stripe.environment,
  ORDER_WEBHOOK_URL: receiver.url,
  ORDER_WEBHOOK_SECRET: secret,
});
const context = { ...begin, settings };

const paidSession = async () => {
  const session = String((await post(createCheckout, checkoutRequest(), context)).body.sessionId);
  stripe.settle(session, "complete", "paid");
  return session;
};
const told = async () => (await outbox(db)).filter(({ kind }) => kind === "order-webhook");

type Step = (session: string, within?: typeof context) => Promise<unknown>;
const after =
  (type: string, seconds: number, fields: object): Step =>
  async (session, within = context) => {
    const at = new Date(context.now().getTime() + seconds * 1000);
    return postEvent(await stripe.later(type, session, at, { ...fields }), within);
  };
const life: Readonly<Record<string, Step>> = {
  paid: async (session, within = context) =>
    postEvent(await stripe.event("checkout.session.completed", session, context.now()), within),
  returned: (sessionId, within = context) => post(sessionStatus, { sessionId }, within),
  refunded: after("charge.refunded", 10, { amount_refunded: 1999, refunded: true }),
  disputed: after("charge.dispute.created", 20, { status: "needs_response" }),
  cancelled: after("customer.subscription.deleted", 30, { status: "canceled", ended_at: 1_796_000_000 }),
};

test("an order that is paid, refunded, disputed and cancelled is told of each once, in whatever order they come", {
  timeout: 120_000,
}, async () => {
  const ways = permutations(Object.keys(life)).filter((_, number) => number % 7 === 0);
  for (const names of ways) {
    await db.empty();
    stripe.forget();
    const session = await paidSession();
    for (const name of [...names, ...names]) await life[name]?.(session);
    await reconcile({ ...context, now: () => new Date(context.now().getTime() + 240_000) });
    const entries = await told();
    expect(entries.map(({ key }) => key).sort()).toEqual([
      `order.cancelled:${session}:sub_${session}`,
      `order.disputed:${session}:dp_${session}`,
      `order.paid:${session}`,
      `order.refunded:${session}:ch_${session}:1999`,
    ]);
  }
  expect(ways.length).toBeGreaterThan(10);
});

test("what is recorded while a payment is, and sees nothing of it yet, is told all the same", async () => {
  const session = await paidSession();
  let following: Promise<unknown> | undefined;
  let isDone = false;
  const refund = async () => {
    following ??= life.refunded?.(session).finally(() => {
      isDone = true;
    });
    // Until it is recorded, or waits for this transaction.
    while (!isDone && (await db.query(waiting)).length === 0);
  };
  const waiting = `select from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and not granted`;
  const transaction: typeof db.transaction = (work) =>
    db.transaction(async (sql) => {
      const result = await work(sql);
      // The embedded database has one connection, so nothing happens beside a transaction.
      if (db.url) await refund();
      return result;
    });
  await life.paid?.(session, { ...context, db: { ...db, transaction } });
  await (following ?? life.refunded?.(session));
  expect((await told()).map(({ key }) => key.split(":")[0])).toEqual(["order.paid", "order.refunded"]);
});

test("each further refund is told, the same state again is not, and a dispute when it ends", async () => {
  const session = await paidSession();
  const refund = (seconds: number, amount: number) =>
    after("charge.refunded", seconds, { amount_refunded: amount, refunded: false })(session);
  await life.paid?.(session);
  for (const [seconds, amount] of [
    [10, 500],
    [20, 900],
    [15, 700],
    [30, 900],
  ] as const)
    await refund(seconds, amount);
  await life.disputed?.(session);
  await after("charge.dispute.closed", 40, { status: "won" })(session);
  await life.disputed?.(session);
  expect((await told()).map(({ key }) => key.replace(session, "").replace(`_${session}`, ""))).toEqual([
    "order.dispute_closed::dp",
    "order.disputed::dp",
    "order.paid:",
    "order.refunded::ch:500",
    "order.refunded::ch:900",
  ]);
});

test("a refund that fails is told, and so is the same sum that is given back anew, in whatever order they come", {
  timeout: 60_000,
}, async () => {
  const steps: Readonly<Record<string, Step>> = {
    given: after("charge.refunded", 10, { amount_refunded: 1999, refunded: true }),
    failed: after("refund.failed", 20, { status: "failed", failure_reason: "lost_or_stolen_card" }),
    anew: after("charge.refunded", 30, { amount_refunded: 1999, refunded: true }),
  };
  for (const names of permutations(Object.keys(steps))) {
    await db.empty();
    stripe.forget();
    const session = await paidSession();
    await life.paid?.(session);
    for (const name of [...names, ...names]) await steps[name]?.(session);
    const entries = (await told()).map(({ key }) => key.replace(session, "").replace(`_${session}`, ""));
    // What was given at first is known to nobody where both others were told of before.
    const first = names.at(-1) === "given" && names[0] === "failed" ? [] : ["order.refunded::ch:1999"];
    const all = ["order.paid:", "order.refund_failed::re", "order.refunded::ch:1999:1", ...first];
    expect([...entries].sort(), names.join()).toEqual(all.sort());
  }
});

test("a refund that waits or arrived is told with its charge alone", async () => {
  const session = await paidSession();
  await life.paid?.(session);
  await life.refunded?.(session);
  await after("refund.created", 10, { status: "pending" })(session);
  await after("refund.updated", 20, { status: "succeeded" })(session);
  expect((await told()).map(({ key }) => key)).toEqual([
    `order.paid:${session}`,
    `order.refunded:${session}:ch_${session}:1999`,
  ]);
});

test("a renewal that failed or was paid, a subscription that goes on, and a refund of nothing are told to nobody", async () => {
  const session = await paidSession();
  await life.paid?.(session);
  await after("invoice.payment_failed", 10, {})(session);
  await after("invoice.paid", 20, {})(session);
  await after("customer.subscription.updated", 30, { status: "past_due" })(session);
  await after("charge.refunded", 40, { amount_refunded: 0, refunded: false })(session);
  expect((await told()).map(({ key }) => key)).toEqual([`order.paid:${session}`]);
});

test("the service gets signed bodies with the order, and what has happened to it", async () => {
  const session = await paidSession();
  for (const step of ["paid", "refunded", "disputed", "cancelled"]) await life[step]?.(session);
  const now = () => new Date(Date.now() + 1000);
  await deliverDue({ ...context, now, fetch });
  const [order] = await db.query<{ id: string }>("select id from funnel.orders");
  const data = {
    ...{ order: order?.id, session, email: "ada@example.com", plan: "plan2", amount: 1999, currency: "USD" },
    paid_at: "2026-11-01T12:00:00.000Z",
    definition: { id: context.funnel.id, version: context.funnel.version, hash: context.funnel.hash },
  };
  const bodies = receiver
    .verified(secret)
    .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  expect(bodies).toEqual([
    {
      type: "order.cancelled",
      timestamp: "2026-11-01T12:00:30.000Z",
      data: { ...data, subscription: { id: `sub_${session}`, state: "canceled", ended: "2026-11-30T00:53:20.000Z" } },
    },
    {
      type: "order.disputed",
      timestamp: "2026-11-01T12:00:20.000Z",
      data: { ...data, dispute: { id: `dp_${session}`, amount: 1999, state: "needs_response", reason: "fraudulent" } },
    },
    { type: "order.paid", timestamp: "2026-11-01T12:00:00.000Z", data },
    {
      type: "order.refunded",
      timestamp: "2026-11-01T12:00:10.000Z",
      data: { ...data, refund: { id: `ch_${session}`, refunded: 1999 } },
    },
  ]);
});

test("without an address for it nothing is put aside", async () => {
  const session = await paidSession();
  for (const step of Object.values(life)) await step(session, begin);
  expect(await told()).toEqual([]);
});

test.for(faults)(
  "a fault at each step loses no event and tells none twice once the provider repeats itself: %s",
  {
    timeout: 60_000,
  },
  async (fault) => {
    for (const name of ["paid", "refunded"]) {
      const steps = await atEachStep(2, async (at) => {
        await db.empty();
        stripe.forget();
        const session = await paidSession();
        if (name === "refunded") await life.paid?.(session);
        const broken = withFault(context, at, fault);
        await broken.run(Promise.resolve(life[name]?.(session, broken.context)));
        await life[name]?.(session);
        expect((await told()).map(({ key }) => key.split(":")[0])).toEqual(
          name === "paid" ? ["order.paid"] : ["order.paid", "order.refunded"],
        );
        return { hasStruck: broken.hasStruck() };
      });
      expect(steps).toBeGreaterThan(5);
    }
  },
);
