import { beforeEach, expect, test } from "vitest";
import { listOrders } from "../../../src/server/operator/list-orders.ts";
import { erasePerson } from "../../../src/server/operator/person.ts";
import { checkoutRequest } from "../../testing/checkout-request.ts";
import { permutations } from "../../testing/interleaved.ts";
import { paymentContext } from "../../testing/payment-context.ts";
import { post } from "../../testing/post.ts";
import { postEvent } from "../../testing/post-event.ts";
import { outbox } from "../../testing/rows.ts";
import { stripeBackend } from "../../testing/stripe-backend.ts";
import { atEachStep, faults, withFault } from "../../testing/with-fault.ts";
import { type Context, settingsOf } from "../_shared/context/index.ts";
import { deliverKind } from "../_shared/outbox/index.ts";
import { handler as createCheckout } from "../create-checkout/handler.ts";

const { db, stripe, context: begin } = await stripeBackend();
const settings = settingsOf({ ...stripe.environment, ORDER_WEBHOOK_URL: "https://orders.example" });
const { plan2 } = begin.funnel.plans;
if (!plan2) throw new Error("The shipped funnel sells plan2");
const { renews: _, ...once } = plan2;
/** The shipped funnel, of which one plan is paid in three parts. */
const context: Context = {
  ...begin,
  settings,
  funnel: {
    ...begin.funnel,
    plans: { ...begin.funnel.plans, plan2: { ...once, parts: { count: 3, every: "1 month" } } },
  },
};
const { payment: _payment, ...unpaid } = context;
const later = (days: number) =>
  paymentContext(db, stripe.environment, {
    ...unpaid,
    now: () => new Date(context.now().getTime() + days * 86_400_000),
  });

let session = "";
let calls: typeof stripe.calls = [];
const sell = async () => {
  session = String((await post(createCheckout, checkoutRequest(), context)).body.sessionId);
  calls = [...stripe.calls];
  stripe.settle(session, "complete", "paid");
  stripe.subscribe(session, context.now());
};
beforeEach(sell);

const pay = async (within = context) =>
  postEvent(await stripe.event("checkout.session.completed", session, context.now()), within);
const tell = async (type: string, days: number, fields: object) => {
  const within = later(days);
  const event = await stripe.later(type, session, within.now(), { ...fields });
  expect(await postEvent(event, within)).toMatchObject({ status: 200 });
};
/** The bill of a part, from 0. */
const bill = (part: number, type = "invoice.paid") => tell(type, 30 * part, { id: `in_${part}` });
const end = (days = 92) => tell("customer.subscription.deleted", days, { status: "canceled" });
const told = async () =>
  (await outbox(db)).filter(({ kind }) => kind === "order-webhook").map(({ payload }) => String(payload.type));
const entry = async () => (await outbox(db)).filter(({ kind }) => kind === "end-of-parts");
const subscription = () => stripe.subscriptions.get(`sub_${session}`);
const agreed = Date.parse("2027-02-01T12:00:00Z") / 1000;

test("a part is charged today and each month, and the terms say how many times, how much and that nothing follows", async () => {
  const [{ params } = { params: {} }] = calls;
  expect(params).toMatchObject({
    mode: "subscription",
    "line_items[0][price_data][unit_amount]": "1999",
    "line_items[0][price_data][recurring][interval]": "month",
    "line_items[0][price_data][recurring][interval_count]": "1",
    // What happens to the subscription names the attempt, as what happens to a payment does.
    "subscription_data[metadata][attempt]": expect.any(String),
    "custom_text[submit][message]":
      "3 payments of $19.99: the first today, then one every month. That is $59.97 in total. After the last payment, nothing more is charged.",
  });
  expect(Object.keys(params).filter((name) => /line_items\[1]|trial/.test(name))).toEqual([]);
  const columns = "amount, renewal_amount, renewal_every, parts";
  expect(await db.query(`select ${columns} from funnel.checkout_sessions`)).toEqual([
    { amount: 1999, renewal_amount: 1999, renewal_every: "1 month", parts: 3 },
  ]);
});

test("once a countdown has raised the price, each part costs as much, and terms, provider and record say so", async () => {
  const { plan2 } = context.funnel.plans;
  const raised: Context = {
    ...context,
    funnel: { ...context.funnel, plans: plan2 ? { plan2: { ...plan2, restored: { ...plan2, price: 29.99 } } } : {} },
  };
  const { body } = await post(createCheckout, checkoutRequest({ atOriginalPrice: true }), raised);
  const [terms, amount] = [
    "3 payments of $29.99: the first today, then one every month. That is $89.97 in total.",
    2999,
  ];
  expect(String(body.terms)).toContain(terms);
  expect(stripe.calls.at(-1)?.params).toMatchObject({
    "line_items[0][price_data][unit_amount]": String(amount),
    "line_items[0][price_data][recurring][interval]": "month",
    "custom_text[submit][message]": body.terms,
  });
  const recorded =
    "select amount, renewal_amount, renewal_every, parts from funnel.checkout_sessions where session = $1";
  expect(await db.query(recorded, [body.sessionId])).toEqual([
    { amount, renewal_amount: amount, renewal_every: "1 month", parts: 3 },
  ]);
});

test("once it is paid, its end is put aside with the order, once, and set at the provider", async () => {
  for (const _ of [1, 2]) await pay();
  expect(await entry()).toMatchObject([
    { key: `end-of-parts:${session}`, payload: { subscription: `sub_${session}`, count: 3, every: "1 month" } },
  ]);
  expect(subscription()?.cancel_at).toBeNull();
  expect(await deliverKind("end-of-parts", later(1))).toEqual({ delivered: 1, dropped: 0, dead: 0 });
  expect(subscription()?.cancel_at).toBe(agreed);
});

test("a plan that renews has no such end", async () => {
  session = String((await post(createCheckout, checkoutRequest({ planId: "plan1" }), context)).body.sessionId);
  stripe.settle(session, "complete", "paid");
  await pay();
  expect(await entry()).toEqual([]);
});

test("what the buyer agreed to counts, whatever the definition says by now", async () => {
  await pay({ ...context, funnel: begin.funnel });
  await deliverKind("end-of-parts", { ...later(1), funnel: begin.funnel });
  expect(subscription()?.cancel_at).toBe(agreed);
});

test("a provider that is down is asked again until it answers, and one that hangs holds up nothing", async () => {
  await pay();
  stripe.faults("fail", "fail", "fail");
  await deliverKind("end-of-parts", later(1));
  expect(await entry()).toMatchObject([{ state: "waiting", last_problem: "not reachable (HttpError)" }]);
  stripe.faults("hang");
  const cut = new AbortController();
  const hanging = deliverKind("end-of-parts", later(2), () => cut.signal);
  while (stripe.calls.at(-1)?.path !== `/v1/subscriptions/sub_${session}`)
    await new Promise((next) => setTimeout(next));
  cut.abort();
  await hanging;
  expect(await entry()).toMatchObject([{ state: "waiting", last_problem: "no answer in time" }]);
  await deliverKind("end-of-parts", later(3));
  expect(await entry()).toMatchObject([{ state: "delivered" }]);
  expect(subscription()?.cancel_at).toBe(agreed);
});

test("without the provider it waits, and an entry in no form of ours is given up in plain words", async () => {
  await pay();
  const { payment: _, ...without } = later(1);
  await deliverKind("end-of-parts", { ...without, settings: settingsOf({}) });
  expect(await entry()).toMatchObject([{ state: "waiting", attempts: 0 }]);
  await deliverKind("end-of-parts", without);
  expect(await entry()).toMatchObject([{ state: "waiting", last_problem: "not reachable (Error)" }]);
  await db.query(`update funnel.outbox set payload = '{"every":"soon"}' where kind = 'end-of-parts'`);
  await deliverKind("end-of-parts", later(3));
  expect(await entry()).toMatchObject([{ state: "dead" }]);
});

test.for([...faults, "500"] as const)(
  "a fault at each step of payment and end leaves a subscription that ends, once all is tried again: %s",
  { timeout: 60_000 },
  async (fault) => {
    const steps = await atEachStep(2, async (at) => {
      await db.empty();
      stripe.forget();
      await sell();
      const broken = withFault(context, at, fault);
      await broken.run(
        pay(broken.context).then(() => deliverKind("end-of-parts", { ...broken.context, now: later(1).now })),
      );
      await pay();
      await deliverKind("end-of-parts", later(2));
      expect(await entry()).toMatchObject([{ state: "delivered" }]);
      expect(subscription()?.cancel_at).toBe(agreed);
      return { hasStruck: broken.hasStruck() };
    });
    expect(steps).toBeGreaterThan(fault === "500" ? 1 : 5);
  },
);

test("a buyer who is erased before the end is set pays no more than was agreed", async () => {
  await pay();
  await erasePerson(db, "ada@example.com", context.now());
  await deliverKind("end-of-parts", later(1));
  expect(subscription()?.cancel_at).toBe(agreed);
});

test("the last part completes the order, once, in whatever order bills and end are told, and its end cancels nothing", async () => {
  for (const course of permutations(["order", 0, 2, "end"] as const)) {
    await db.empty();
    await bill(1);
    for (const step of [...course, 2] as const)
      await (step === "order" ? payAgain() : step === "end" ? end() : bill(step));
    const sent = (await outbox(db)).filter(({ kind, state }) => kind === "order-webhook" && state !== "dropped");
    expect(sent.map(({ payload }) => payload).toSorted(byType), course.join()).toMatchObject([
      { type: "order.completed", timestamp: "2026-12-31T12:00:00.000Z", data: { parts: { count: 3, paid: 3 } } },
      { type: "order.paid" },
    ]);
    expect(await listOrders(db)).toMatchObject([{ state: "paid", parts: 3, parts_paid: 3 }]);
  }
});

const byType = (a: Record<string, unknown>, b: Record<string, unknown>) => (String(a.type) < String(b.type) ? -1 : 1);

test("an end before the last part is due cancels at once; a later one waits for a bill that is told of late", async () => {
  const due = () => db.query("select due_at from funnel.outbox where key like 'order.cancelled:%'");
  await pay();
  await end(45);
  expect(await due()).toEqual([{ due_at: later(45).now() }]);
  await db.empty();
  await payAgain();
  await end(92);
  expect(await due()).toEqual([{ due_at: later(95).now() }]);
});

/** As if it had been sold a moment ago. */
async function payAgain() {
  await db.query("delete from funnel.checkout_sessions where session is null");
  await resell();
  await pay();
}

async function resell() {
  const { attempt } = Object(stripe.sessions.get(session)?.metadata);
  await db.query(
    `insert into funnel.checkout_sessions (attempt, provider, session, status, plan_id, email, amount, currency,
       renewal_amount, renewal_every, parts, terms, event_id, funnel_id, funnel_version, funnel_hash)
     values ($1, 'stripe', $2, 'open', 'plan2', 'ada@example.com', 1999, 'USD', 1999, '1 month', 3, 'Terms',
       $1, 'id', 1, 'hash')`,
    [attempt, session],
  );
}

test("the service is told of the first and the last part, and how many are paid", async () => {
  await pay();
  for (const part of [0, 1, 2]) await bill(part);
  const bodies = (await outbox(db)).filter(({ kind }) => kind === "order-webhook").map(({ payload }) => payload);
  expect(bodies).toMatchObject([
    {
      type: "order.completed",
      timestamp: "2026-12-31T12:00:00.000Z",
      data: { session, amount: 1999, parts: { count: 3, paid: 3 } },
    },
    { type: "order.paid", data: { session, amount: 1999, parts: { count: 3, paid: 1 } } },
  ]);
});

test("one that ends before its last part is paid is cancelled, and the list says how far it came", async () => {
  await pay();
  await bill(0);
  await bill(1);
  expect(await told()).toEqual(["order.paid"]);
  await bill(2, "invoice.payment_failed");
  expect(await listOrders(db)).toMatchObject([{ state: "part failed", parts: 3, parts_paid: 2 }]);
  await end(65);
  expect((await told()).toSorted()).toEqual(["order.cancelled", "order.paid"]);
  expect(await listOrders(db)).toMatchObject([{ state: "cancelled", parts: 3, parts_paid: 2 }]);
});

test("the message of an end that waits says how many parts are paid by the time it is sent", async () => {
  await pay();
  await bill(0);
  await end(92);
  const parts = async () =>
    (await outbox(db)).flatMap(({ payload }) => (payload.type === "order.cancelled" ? Object(payload.data).parts : []));
  expect(await parts()).toEqual([{ count: 3, paid: 1 }]);
  const become = (state: string) =>
    db.query("update funnel.outbox set state = $1 where key like 'order.cancelled:%'", [state]);
  // One that has arrived stays as it was sent.
  await become("delivered");
  await bill(1);
  expect(await parts()).toEqual([{ count: 3, paid: 1 }]);
  await become("waiting");
  await bill(2, "invoice.payment_failed");
  expect(await parts()).toEqual([{ count: 3, paid: 2 }]);
});

test("one whose end was set too late is paid, and the list says that there was a bill too many", async () => {
  await pay();
  for (const part of [0, 1, 2, 3]) await bill(part);
  await end(95);
  expect((await told()).toSorted()).toEqual(["order.completed", "order.paid"]);
  expect(await listOrders(db)).toMatchObject([{ state: "paid", parts: 3, parts_paid: 4 }]);
});

test("all is refunded when that is as much as all parts that were paid, and a bill of nothing is no part", async () => {
  await pay();
  for (const part of [0, 1]) await bill(part);
  await tell("invoice.paid", 40, { id: "in_nothing", amount_due: 0 });
  const refund = (part: number) =>
    tell("charge.refunded", 70 + part, {
      id: `ch_${part}`,
      payment_intent: `pi_${part}`,
      amount_refunded: 1999,
      refunded: true,
    });
  await refund(0);
  expect(await listOrders(db)).toMatchObject([{ state: "partly refunded", parts_paid: 2 }]);
  await refund(1);
  expect(await listOrders(db)).toMatchObject([{ state: "refunded", refunded: 3998 }]);
});
