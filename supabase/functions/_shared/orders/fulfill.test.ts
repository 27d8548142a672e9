import fc from "fast-check";
import { expect, test } from "vitest";
import { checkoutRequest } from "../../../testing/checkout-request.ts";
import { fakeReceiver } from "../../../testing/fake-receiver.ts";
import { everyChoice, interleaved, permutations, sampled, shareOf } from "../../../testing/interleaved.ts";
import { memoryPayment } from "../../../testing/memory-payment.ts";
import { post } from "../../../testing/post.ts";
import { postEvent } from "../../../testing/post-event.ts";
import { rowCounts, settledRows } from "../../../testing/rows.ts";
import { sayConsent } from "../../../testing/say-consent.ts";
import { stripeBackend } from "../../../testing/stripe-backend.ts";
import { trackingContext } from "../../../testing/test-context.ts";
import { handler as createCheckout } from "../../create-checkout/handler.ts";
import { handler as createUser } from "../../create-user/handler.ts";
import { handler as sessionStatus } from "../../session-status/handler.ts";
import type { Context, PaymentProvider } from "../context/index.ts";
import { deliverDue } from "../outbox/index.ts";
import { findPaidOrder } from "./paid-order.ts";
import { reportPurchase } from "./purchase-deliveries.ts";
import { reconcile } from "./reconcile.ts";

const { db, stripe, context: begin } = await stripeBackend();
/** Late enough for the reconciler to check it. */
const now = () => new Date("2026-11-01T12:04:00Z");
const context: Context = { ...begin, now };

const request = checkoutRequest();
const opened = async () => String((await post(createCheckout, request, begin)).body.sessionId);
const completed = "checkout.session.completed";

type Step = (session: string) => Promise<unknown>;

const delivered =
  (type: string, id?: string): Step =>
  async (session) =>
    postEvent(await stripe.event(type, session, now(), id), context);
const returned: Step = (sessionId) => post(sessionStatus, { sessionId }, context);

/** A payment by bank debit: completed first, paid later, with status requests at any time. */
const life = {
  completed: delivered(completed, "evt_completed"),
  paid: async (session) => {
    stripe.settle(session, "complete", "paid");
    await delivered("checkout.session.async_payment_succeeded")(session);
  },
  expired: delivered("checkout.session.expired"),
  "return page": returned,
  reconciler: () => reconcile(context),
} satisfies Readonly<Record<string, Step>>;
// The event for a completed session comes twice.
const orders = new Set(permutations(["completed", ...Object.keys(life)]).map((names) => names.join()));

test("every order of the events, the return page and the reconciler ends in the same rows", {
  timeout: 120_000,
}, async () => {
  const session = await opened();
  let first: unknown;
  for (const [number, names] of sampled(orders, 3).entries()) {
    await forgetPayment(session, number % 2 === 0);
    let isPaid = false;
    for (const name of names.split(",") as readonly (keyof typeof life)[]) {
      await life[name](session);
      isPaid ||= name === "paid";
      expect(await db.query("select count(*)::int as orders from funnel.orders")).toEqual([{ orders: isPaid ? 1 : 0 }]);
    }
    first ??= await settledRows(db);
    expect(await settledRows(db)).toEqual(first);
  }
  expect(orders.size).toBe(360);
  expect(await rowCounts(db)).toEqual({
    ...{ checkout_sessions: 1, visits: 1, provider_events: 3 },
    ...{ orders: 1, accounts: 1, outbox: 1 },
  });
});

/** Resets the session to just after it was opened, sometimes before its id was stored. */
async function forgetPayment(session: string, isKept: boolean): Promise<void> {
  stripe.settle(session, "complete", "unpaid");
  // Called hundreds of times in a test, where deleting is much faster than truncating.
  await db.query(`with orders as (delete from funnel.orders), accounts as (delete from funnel.accounts),
    outbox as (delete from funnel.outbox) delete from funnel.provider_events`);
  await db.query("update funnel.checkout_sessions set session = $1, status = $2", [
    isKept ? session : null,
    isKept ? "open" : "creating",
  ]);
}

test.for([
  ["expired", "checkout.session.expired", "expired"],
  ["complete", "checkout.session.async_payment_failed", "failed"],
] as const)("a session that is %s and never paid ends without an order in every order", async ([state, type, end]) => {
  const session = await opened();
  for (const steps of permutations([delivered(type), delivered(type), returned, () => reconcile(context)])) {
    await forgetPayment(session, true);
    stripe.settle(session, state, "unpaid");
    for (const step of steps) await step(session);
    expect(await rowCounts(db)).toEqual({ checkout_sessions: 1, visits: 1, provider_events: 1 });
    expect((await settledRows(db)).sessions).toEqual([{ session, status: end }]);
  }
});

type Pause = () => Promise<void>;

/**
 * A context that pauses before each read from the provider and before each transaction, optionally before every
 * statement.
 */
const pausing = (within: Context, payment: PaymentProvider, pause: Pause, isFine: boolean): Context => ({
  ...within,
  payment: { ...payment, read: (id) => pause().then(() => payment.read(id)) },
  db: {
    query: (text, parameters) => (isFine ? pause() : Promise.resolve()).then(() => db.query(text, parameters)),
    transaction: (work) => pause().then(() => db.transaction(work)),
  },
});

/** A paid session, and a function that makes everybody ask about it at once. */
async function crowd(isFine: boolean) {
  const memory = memoryPayment(now);
  const { body } = await post(createCheckout, request, { ...begin, payment: memory.payment });
  const session = String(body.sessionId);
  memory.settle(session, "complete", true);
  const event = await memory.event(completed, session);
  const problems: unknown[] = [];
  const callers: readonly ((within: Context) => Promise<unknown>)[] = [
    (within) => postEvent(event, within),
    (within) => post(createUser, { sessionId: session }, within),
    (within) => reconcile({ ...within, log: (...line) => problems.push(line) }),
  ];
  return async (pick: (among: number) => number) => {
    await forgetPayment(session, true);
    const calls = callers.map((call) => (pause: Pause) => call(pausing(context, memory.payment, pause, isFine)));
    const [webhook, user] = await interleaved(calls, pick);
    expect(webhook).toEqual({ status: 200, body: { received: true } });
    expect(user).toEqual({ status: 200, body: { success: true, userExists: false } });
    expect(problems).toEqual([]);
    expect(await rowCounts(db)).toMatchObject({ orders: 1, accounts: 1, outbox: 1, provider_events: 1 });
  };
}

test("every interleaving of webhook, return page and reconciler makes one order", { timeout: 120_000 }, async () => {
  expect(await everyChoice(await crowd(false))).toBeGreaterThan(50);
});

test("so does any interleaving of their single statements", { timeout: 120_000 }, async () => {
  const run = await crowd(true);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(5), { minLength: 30, maxLength: 30 }), async (picks) => {
      let turn = 0;
      await run((among) => (picks[turn++ % picks.length] ?? 0) % among);
    }),
    { numRuns: shareOf(150, 3) },
  );
});

test("many callers at once make one order", { timeout: 60_000 }, async () => {
  const memory = memoryPayment(now);
  const crowded: Context = { ...context, payment: memory.payment };
  const { body } = await post(createCheckout, request, { ...begin, payment: memory.payment });
  const session = String(body.sessionId);
  memory.settle(session, "complete", true);
  const event = await memory.event(completed, session);
  for (let round = 0; round < 10; round += 1) {
    await forgetPayment(session, true);
    const callers = Array.from({ length: 5 }, () => [
      postEvent(event, crowded).then(({ status }) => status),
      post(createUser, { sessionId: session }, crowded).then(({ status }) => status),
      reconcile(crowded).then(() => 200),
    ]);
    expect(new Set(await Promise.all(callers.flat()))).toEqual(new Set([200]));
    expect(await rowCounts(db)).toMatchObject({ orders: 1, accounts: 1, outbox: 1, provider_events: 1 });
  }
});

test("two sessions of one buyer paid at once are two orders and one account", async () => {
  const memory = memoryPayment(now);
  const crowded: Context = { ...begin, payment: memory.payment };
  const sessions = await Promise.all(
    ["ada@example.com", "ADA@example.com"].map(async (email) => {
      const { body } = await post(createCheckout, checkoutRequest({ email }), crowded);
      memory.settle(String(body.sessionId), "complete", true);
      return String(body.sessionId);
    }),
  );
  const answers = await Promise.all(sessions.map((sessionId) => post(createUser, { sessionId }, crowded)));
  expect(answers.map(({ body }) => body.userExists).sort()).toEqual([false, true]);
  expect(await rowCounts(db)).toMatchObject({ orders: 2, accounts: 1, outbox: 2 });
});

/** Records the buyer's choice about tracking. */
const say = (isGiven: boolean, at: string, context: Context) =>
  sayConsent(request.visitId, isGiven, { ...context, now: () => new Date(at) });

test.each([
  ["kept", [true], ["facebook-conversion", "mail", "video-social-event"]],
  ["taken back before the payment", [true, false], ["mail"]],
  ["declined", [false], ["mail"]],
  ["never given, whatever the page says of it,", [], ["mail"]],
])("a consent that was %s decides who is told of it", async (_, words, kinds) => {
  const { payment, settle } = memoryPayment(now);
  const tracked = trackingContext(db, { payment });
  for (const [index, word] of words.entries()) await say(word, `2026-11-01T11:0${index}:00Z`, tracked);
  const { body } = await post(createCheckout, request, tracked);
  settle(String(body.sessionId), "complete", true);
  await post(sessionStatus, { sessionId: body.sessionId }, tracked);
  expect(await db.query("select kind from funnel.outbox order by kind")).toEqual(kinds.map((kind) => ({ kind })));
});

test.for([
  ["webhook", false],
  ["webhook, and told again by the receipt", true],
] as const)("a purchase that the %s told of goes out with what the browser calls itself", async ([, isToldAgain]) => {
  const memory = memoryPayment(now);
  const { fetch, received } = fakeReceiver(() => 200);
  const tracked = trackingContext(db, { payment: memory.payment, fetch, now });
  const headers = { "Content-Type": "application/json", "User-Agent": "Browser/1.0" };
  await say(true, "2026-11-01T11:00:00Z", tracked);
  const session = String((await post(createCheckout, request, tracked, headers)).body.sessionId);
  memory.settle(session, "complete", true);
  await postEvent(await memory.event(completed, session), tracked);
  const order = await findPaidOrder({ session }, db, tracked.funnel);
  if (isToldAgain && order) await reportPurchase(order, "facebook-conversion", "Another/2.0", tracked);
  await deliverDue(tracked);
  const bodies = Object.fromEntries(received.map(({ key, body }) => [key?.split(":")[0], body]));
  expect(bodies["facebook-conversion"]).toMatchObject({ data: [{ user_data: { client_user_agent: "Browser/1.0" } }] });
  expect(bodies["video-social-event"]).toMatchObject({ context: { user: { user_agent: "Browser/1.0" } } });
});

test("a consent that is taken back after the payment keeps from being sent what has not been", async () => {
  const { payment, settle } = memoryPayment(now);
  const { fetch, received } = fakeReceiver(() => 200);
  const tracked = trackingContext(db, { payment, fetch });
  await say(true, "2026-11-01T11:00:00Z", tracked);
  const { body } = await post(createCheckout, request, tracked);
  settle(String(body.sessionId), "complete", true);
  await post(sessionStatus, { sessionId: body.sessionId }, tracked);
  await say(false, "2026-11-01T11:30:00Z", tracked);
  expect(await deliverDue(tracked)).toEqual({ delivered: 0, dropped: 2, dead: 0 });
  expect(received).toEqual([]);
  expect(await db.query("select state from funnel.outbox where kind = 'mail'")).toEqual([{ state: "waiting" }]);
});
