import { expect, test } from "vitest";
import { chargesOf, everyOrder, several, withExtras } from "../../../engine/pricing/index.ts";
import { checkoutRequest } from "../../testing/checkout-request.ts";
import { shippedFunnel } from "../../testing/funnels/funnels.ts";
import { paymentContext } from "../../testing/payment-context.ts";
import { post } from "../../testing/post.ts";
import { postEvent } from "../../testing/post-event.ts";
import { stripeBackend } from "../../testing/stripe-backend.ts";
import type { Context } from "../_shared/context/index.ts";
import { reconcile } from "../_shared/orders/index.ts";
import { handler as createCheckout } from "../create-checkout/handler.ts";
import { handler } from "./handler.ts";

const { db, stripe, context: begin } = await stripeBackend();

const { plan1, plan2, plan3 } = shippedFunnel().plans;
if (!plan1 || !plan2 || !plan3) throw new Error("no plans");
const { renews: _, ...once } = plan1;
const workbook = { name: "Workbook", price: 12.5, currency: "USD", stock: "books", isOnlyAdded: true } as const;
const sold = {
  // Paid once, so that one refund is all of it.
  plan1: { ...once, stock: "seats", extras: [["workbook"]] },
  plan2: { ...plan2, stock: "seats", counted: { of: "people", min: 1, max: 4 } },
  plan3: { ...plan3, extras: [["workbook"]] },
  workbook,
};

/** A backend that sells so many seats and books, at a number of minutes from the start. */
const selling = (seats: number, { books = 9, minutes = 0 } = {}) => ({
  ...begin,
  now: () => new Date(begin.now().getTime() + minutes * 60_000),
  funnel: { ...begin.funnel, plans: everyOrder(sold), stock: { seats, books }, stockSaid: ["seats", "books"] },
});
type Selling = Context;

const order = (context: Selling, request: object = {}) =>
  post(createCheckout, checkoutRequest({ planId: "plan1", ...request }), context);
const left = async (context: Selling, asked: object = {}) => (await post(handler, asked, context)).body.left;
const refused = { status: 409, body: { error: { code: "sold-out", message: expect.stringMatching(/\w/) } } };

const paid = async (context: Selling, request: object = {}) => {
  const session = String((await order(context, request)).body.sessionId);
  stripe.settle(session, "complete", "paid");
  await postEvent(await stripe.event("checkout.session.completed", session, context.now()), context);
  return session;
};

test("says how many are left of each stock, and nothing of a funnel without any", async () => {
  expect(await left(selling(3))).toEqual({ seats: 3, books: 9 });
  await paid(selling(3));
  expect(await left(selling(3))).toEqual({ seats: 2, books: 9 });
  expect((await post(handler, {}, begin)).body).toEqual({ left: {} });
});

test("of a stock that no page says, it tells no more than whether an order can take of it", async () => {
  const { funnel, ...rest } = selling(6, { books: 3 });
  const context = { ...rest, funnel: { ...funnel, stockSaid: ["books"] } };
  // One order takes four at most.
  expect(await left(context)).toEqual({ seats: 4, books: 3 });
  for (const _ of "12") await paid(context);
  expect(await left(context)).toEqual({ seats: 4, books: 3 });
  await paid(context);
  expect(await left(context)).toEqual({ seats: 3, books: 3 });
});

test("of buyers who race for the last place one is let through, and the others are refused before they pay", async () => {
  const context = selling(1);
  const answers = await Promise.all(Array.from({ length: 6 }, () => order(context)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject(refused);
  expect(stripe.calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  expect(await db.query("select status from funnel.checkout_sessions")).toEqual([{ status: "open" }]);
});

test("plans that name one stock take of it together, several of a plan take several, and an extra takes its own", async () => {
  const context = selling(4, { books: 1 });
  await paid(context, { planId: "plan2:3", charges: chargesOf(several(plan2, 3)) });
  expect(await order(context, { planId: "plan2:2" })).toMatchObject(refused);
  await paid(context);
  expect(await order(context)).toMatchObject(refused);
  const withBook = { planId: "plan3+workbook", charges: chargesOf(withExtras(plan3, [workbook])) };
  await paid(context, withBook);
  expect(await left(context)).toEqual({ seats: 0, books: 0 });
  expect(await order(context, withBook)).toMatchObject(refused);
  expect(await order(context, { planId: "plan3" })).toMatchObject({ status: 200 });
});

test("an order that takes of two stocks is refused where one of them has run out", async () => {
  const withBook = { planId: "plan1+workbook", charges: chargesOf(withExtras(sold.plan1, [workbook])) };
  for (const context of [selling(1, { books: 0 }), selling(0, { books: 1 })])
    expect(await order(context, withBook)).toMatchObject(refused);
  expect(await order(selling(1, { books: 1 }), withBook)).toMatchObject({ status: 200 });
});

test("what an open payment holds is that buyer's, and free again once its session has ended", async () => {
  const context = selling(1);
  const mine = checkoutRequest({ planId: "plan1" });
  const { body } = await post(createCheckout, mine, context);
  expect(body.lasts).toBe(35 * 60_000);
  expect(Number(stripe.calls[0]?.params.expires_at) - context.now().getTime() / 1000).toBe(35 * 60);
  expect([await left(context), await left(context, { visitId: mine.visitId })]).toEqual([
    { seats: 0, books: 9 },
    { seats: 1, books: 9 },
  ]);
  // A repeat is the same session.
  expect((await post(createCheckout, mine, context)).body.sessionId).toBe(body.sessionId);
  expect(await order(context)).toMatchObject(refused);
  stripe.settle(String(body.sessionId), "expired", "unpaid");
  expect(await reconcile(selling(1, { minutes: 36 }))).toBe(1);
  expect(await order(selling(1, { minutes: 36 }))).toMatchObject({ status: 200 });
});

test("at the price that a countdown has restored no more is sold than there is, either", async () => {
  const { funnel, ...rest } = selling(1);
  const restored = { ...sold.plan1, price: sold.plan1.price + 10 };
  const context = { ...rest, funnel: { ...funnel, plans: everyOrder({ plan1: { ...sold.plan1, restored } }) } };
  const late = { atOriginalPrice: true };
  expect((await order(context, late)).body.lasts).toBe(35 * 60_000);
  expect(await order(context, late)).toMatchObject(refused);
  expect(await db.query("select takes from funnel.checkout_sessions")).toEqual([{ takes: { seats: 1 } }]);
});

test("a payment of nobody's visit holds a place like any other", async () => {
  expect(await order(selling(1), { visitId: undefined })).toMatchObject({ status: 200 });
  expect(await left(selling(1))).toMatchObject({ seats: 0 });
  expect(await order(selling(1), { visitId: undefined })).toMatchObject(refused);
});

test("who picks another plan of the same stock holds one place, not two", async () => {
  const context = selling(1);
  const { visitId } = checkoutRequest();
  const first = await order(context, { visitId });
  expect(await order(context, { visitId, planId: "plan2" })).toMatchObject({ status: 200 });
  expect(await db.query("select session from funnel.checkout_sessions where status = 'expired'")).toEqual([
    { session: first.body.sessionId },
  ]);
});

test("whoever picks another plan while the first is still being opened is given one form, not two", async () => {
  const context = selling(1);
  const { payment } = context;
  if (!payment) throw new Error("no payment");
  const { visitId } = checkoutRequest();
  const open: typeof payment.open = async (first) => {
    const opened = await payment.open(first);
    expect(await order(context, { visitId, planId: "plan2" })).toMatchObject({ status: 200 });
    return opened;
  };
  const slow = { ...context, payment: { ...payment, open } };
  expect((await order(slow, { visitId })).body).toMatchObject({ error: { code: "attempt-reused" } });
  expect([...stripe.sessions.values()].map(({ status }) => status)).toEqual(["expired", "open"]);
});

test("a session is handed out again as long as there is time to pay, then a new one is begun", async () => {
  const mine = checkoutRequest({ planId: "plan1" });
  const { body } = await post(createCheckout, mine, selling(1));
  const after = (minutes: number) => post(createCheckout, mine, selling(1, { minutes }));
  expect((await after(24)).body).toMatchObject({ sessionId: body.sessionId, lasts: 11 * 60_000 });
  expect((await after(25)).body).toMatchObject({ error: { code: "attempt-reused" } });
  const anew = checkoutRequest({ ...mine, attempt: crypto.randomUUID(), before: mine.attempt });
  expect(await post(createCheckout, anew, selling(1, { minutes: 25 }))).toMatchObject({ status: 200 });
});

test("a checkout that was never opened holds a place for minutes, and is opened for nobody after them", async () => {
  stripe.faults("fail", "fail", "fail");
  const mine = checkoutRequest({ planId: "plan1" });
  expect((await post(createCheckout, mine, selling(1))).status).toBe(502);
  expect(await left(selling(1, { minutes: 3 }))).toMatchObject({ seats: 0 });
  expect(await left(selling(1, { minutes: 5 }))).toMatchObject({ seats: 1 });
  expect((await post(createCheckout, mine, selling(1, { minutes: 5 }))).body).toMatchObject({
    error: { code: "attempt-reused" },
  });
  expect(await reconcile(selling(1, { minutes: 5 }))).toBe(1);
  expect(await db.query("select status from funnel.checkout_sessions")).toEqual([{ status: "failed" }]);
});

test("a checkout that was never opened is not opened later, when nobody waits for it, and holds a place for as long again", async () => {
  stripe.faults("fail", "fail", "fail");
  expect((await order(selling(1))).status).toBe(502);
  expect(await reconcile(selling(1, { minutes: 3 }))).toBe(1);
  expect(await left(selling(1, { minutes: 3 }))).toMatchObject({ seats: 1 });
  expect(stripe.sessions.size).toBe(0);
});

test("a session that nobody can close holds nothing once nobody asks for it any more", async () => {
  const { body } = await order(selling(1));
  const day = 24 * 60;
  stripe.sessions.delete(String(body.sessionId));
  expect(await left(selling(1, { minutes: 29 * day }))).toMatchObject({ seats: 0 });
  expect(await left(selling(1, { minutes: 31 * day }))).toMatchObject({ seats: 1 });
});

test("whoever presses again where the provider was down is not kept from the last place by the first press", async () => {
  stripe.faults("fail", "fail", "fail");
  const { visitId } = checkoutRequest();
  expect((await order(selling(1), { visitId })).status).toBe(502);
  expect((await order(selling(1), { visitId })).status).toBe(200);
});

/** Reports what has happened to a payment some seconds after it. */
const report = async (context: Selling, session: string, seconds: number, type: string, fields: object) => {
  const at = new Date(context.now().getTime() + seconds * 1_000);
  await postEvent(await stripe.later(type, session, at, { ...fields }), context);
};

test("an order that is wholly refunded frees its place, one that is partly refunded does not", async () => {
  const context = selling(1);
  const session = await paid(context);
  const refund = (sum: number, seconds: number) =>
    report(context, session, seconds, "charge.refunded", { amount_refunded: sum, refunded: sum === 693 });
  await refund(600, 10);
  expect(await left(context)).toMatchObject({ seats: 0 });
  await refund(693, 20);
  expect(await left(context)).toMatchObject({ seats: 1 });
});

test("an order that is disputed keeps its place until the dispute is lost", async () => {
  const context = selling(2);
  const [session = ""] = [await paid(context), await paid(context)];
  await report(context, session, 10, "charge.dispute.created", { amount: 693, status: "needs_response" });
  expect(await left(context)).toMatchObject({ seats: 0 });
  await report(context, session, 20, "charge.dispute.closed", { amount: 693, status: "lost" });
  expect(await left(context)).toMatchObject({ seats: 1 });
});

test("an order that renews frees what it took once it is paid back and its subscription has ended", async () => {
  const context = selling(4);
  const session = await paid(context, { planId: "plan2:3", charges: chargesOf(several(plan2, 3)) });
  const sum = Number(stripe.sessions.get(session)?.amount_total);
  await report(context, session, 10, "charge.refunded", { amount_refunded: sum, refunded: true });
  expect(await left(context)).toMatchObject({ seats: 1 });
  await report(context, session, 20, "customer.subscription.deleted", { status: "canceled" });
  expect(await left(context)).toMatchObject({ seats: 4 });
});

test("money that has arrived counts, however late and however many there were", async () => {
  const context = selling(2);
  const sessions = [await order(context), await order(context)].map(({ body }) => String(body.sessionId));
  const lowered = selling(1);
  for (const session of sessions) {
    stripe.settle(session, "complete", "paid");
    await postEvent(await stripe.event("checkout.session.completed", session, lowered.now()), lowered);
  }
  expect(await db.query("select count(*)::integer as count from funnel.orders")).toEqual([{ count: 2 }]);
  expect(await left(lowered)).toMatchObject({ seats: 0 });
});

test("orders from before their plan had a stock are counted by the plan, and stay counted when it is gone", async () => {
  const before = { ...selling(1), funnel: { ...begin.funnel, stock: undefined } };
  await paid({ ...selling(1), ...before, funnel: { ...selling(1).funnel, plans: before.funnel.plans } });
  expect(await left(selling(1))).toMatchObject({ seats: 0 });
  await db.query(`update funnel.checkout_sessions set takes = '{"seats": 1}', plan_id = 'early'`);
  expect(await left(selling(1))).toMatchObject({ seats: 0 });
});

test("with live keys, what was bought in a test mode takes nothing", async () => {
  await paid(selling(1));
  const { settings } = begin;
  const live = { ...selling(1), settings: { ...settings, stripe: { ...settings.stripe, secretKey: "sk_live_x" } } };
  expect([await left(selling(1)), await left(live)]).toMatchObject([{ seats: 0 }, { seats: 1 }]);
});

test("with the test provider a place is free again after as long", async () => {
  const at = (minutes: number) => {
    const context = selling(1, { minutes });
    return { ...context, ...paymentContext(db, {}, { now: context.now, funnel: context.funnel }) };
  };
  expect(at(0).payment?.name).toBe("sandbox");
  expect(await order(at(0))).toMatchObject({ status: 200 });
  expect([await reconcile(at(34)), (await order(at(34))).status]).toEqual([0, 409]);
  expect([await reconcile(at(36)), (await order(at(36))).status]).toEqual([1, 200]);
});
