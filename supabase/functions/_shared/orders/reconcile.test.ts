import { expect, test } from "vitest";
import { checkoutRequest } from "../../../testing/checkout-request.ts";
import { restoringFunnel } from "../../../testing/funnels/funnels.ts";
import { post } from "../../../testing/post.ts";
import { rowCounts } from "../../../testing/rows.ts";
import { stripeBackend } from "../../../testing/stripe-backend.ts";
import { handler as createCheckout } from "../../create-checkout/handler.ts";
import { reconcile } from "./reconcile.ts";

const { db, stripe, context } = await stripeBackend();

const opened = async () => String((await post(createCheckout, checkoutRequest(), context)).body.sessionId);
const after = (minutes: number) => ({
  ...context,
  now: () => new Date(context.now().getTime() + minutes * 60_000),
});
/** In minutes. */
const day = 24 * 60;
const statuses = () => db.query("select status from funnel.checkout_sessions order by created_at, status");

test("a payment that nobody told of becomes an order", async () => {
  stripe.settle(await opened(), "complete", "paid");
  expect(await reconcile(after(3))).toBe(1);
  expect(await reconcile(after(4))).toBe(0);
  expect(await rowCounts(db)).toEqual({ checkout_sessions: 1, visits: 1, orders: 1, accounts: 1, outbox: 1 });
});

test("a payment that is still to come is not settled, and nobody hears of it or of one that is as it should be", async () => {
  const told: unknown[] = [];
  const session = await opened();
  const listening = { ...after(3), log: (...words: unknown[]) => void told.push(words) };
  expect(await reconcile(listening)).toBe(0);
  stripe.settle(session, "complete", "paid");
  expect(await reconcile(listening)).toBe(1);
  expect(told).toEqual([]);
});

test("an expired session is closed, an open one left alone", async () => {
  stripe.settle(await opened(), "expired", "unpaid");
  await opened();
  expect(await reconcile(after(3))).toBe(1);
  expect(await statuses()).toEqual([{ status: "expired" }, { status: "open" }]);
});

test("sessions of the last two minutes and of more than thirty days ago are left alone", async () => {
  stripe.settle(await opened(), "complete", "paid");
  stripe.calls.length = 0;
  await reconcile(after(1));
  await reconcile(after(30 * day + 1));
  expect(stripe.calls).toEqual([]);
});

test("a payment that takes weeks is looked after all the time, after three days every six hours", async () => {
  const session = await opened();
  stripe.settle(session, "complete", "unpaid");
  stripe.calls.length = 0;
  const looks = async (...minutes: readonly number[]) => {
    const before = stripe.calls.length;
    for (const minute of minutes) await reconcile(after(minute));
    return stripe.calls.length - before;
  };
  expect(await looks(3 * day - 2, 3 * day - 1)).toBe(2);
  expect(await looks(3 * day + 1, 3 * day + 6 * 60 - 1)).toBe(0);
  expect(await looks(3 * day + 6 * 60, 3 * day + 6 * 60 + 1, 3 * day + 12 * 60)).toBe(1);
  stripe.settle(session, "complete", "paid");
  expect(await reconcile(after(29 * day))).toBe(1);
  expect(await rowCounts(db)).toMatchObject({ orders: 1 });
});

test("a session whose id got lost is found again by its attempt", async () => {
  const session = await opened();
  await db.query("update funnel.checkout_sessions set session = null, status = 'creating'");
  stripe.settle(session, "complete", "paid");
  expect(await reconcile(after(3))).toBe(1);
  expect(await db.query("select session from funnel.orders")).toEqual([{ session }]);
  expect(stripe.sessions.size).toBe(1);
});

test("an attempt at the original price that was cut off is opened at that price again", async () => {
  const restoring = { ...after(3), funnel: restoringFunnel() };
  await post(createCheckout, checkoutRequest({ atOriginalPrice: true }), { ...restoring, now: context.now });
  await db.query("update funnel.checkout_sessions set session = null, status = 'creating'");
  await reconcile(restoring);
  const amounts = stripe.calls.flatMap(({ params }) => params["line_items[0][price_data][unit_amount]"] ?? []);
  expect([amounts, stripe.sessions.size]).toEqual([["3999", "3999"], 1]);
});

test("an attempt that never became a session is given up once the provider has forgotten it", async () => {
  stripe.faults("fail", "fail", "fail");
  await post(createCheckout, checkoutRequest(), context);
  stripe.calls.length = 0;
  expect(await reconcile(after(24 * 60))).toBe(1);
  expect(await statuses()).toEqual([{ status: "failed" }]);
  expect(stripe.calls).toEqual([]);
});

test("an attempt that the provider refuses for good has failed at once, and is not tried again", async () => {
  const { status, body } = await post(createCheckout, checkoutRequest({ email: "ada@nowhere.invalid" }), context);
  expect([status, body]).toMatchObject([400, { error: { code: "bad-email" } }]);
  expect(await statuses()).toEqual([{ status: "failed" }]);
  stripe.calls.length = 0;
  expect(await reconcile(after(3))).toBe(0);
  expect(stripe.calls).toEqual([]);
});

test("an attempt of before that the provider refuses for good is tried once", async () => {
  await post(createCheckout, checkoutRequest({ email: "ada@nowhere.invalid" }), context);
  await db.query("update funnel.checkout_sessions set status = 'creating'");
  await reconcile(after(3));
  expect(await statuses()).toEqual([{ status: "failed" }]);
});

test("an attempt that met a failure of the provider is opened by the next run", async () => {
  stripe.faults("fail", "fail", "fail");
  await post(createCheckout, checkoutRequest(), context);
  expect(await statuses()).toEqual([{ status: "creating" }]);
  await reconcile(after(3));
  expect(await statuses()).toEqual([{ status: "open" }]);
});

test("one that cannot be read now does not hold up the others", async () => {
  await opened();
  const later = await post(createCheckout, checkoutRequest(), after(1));
  stripe.settle(String(later.body.sessionId), "complete", "paid");
  stripe.faults("fail", "fail", "fail");
  const lines: unknown[] = [];
  expect(await reconcile({ ...after(4), log: (...line) => lines.push(line) })).toBe(1);
  const [{ attempt } = {}] = await db.query<{ attempt?: string }>(
    "select attempt from funnel.checkout_sessions where status = 'open'",
  );
  expect(lines).toContainEqual(["warn", "reconcile-put-off", { attempt, error: "HttpError" }]);
  expect(await statuses()).toEqual([{ status: "open" }, { status: "complete" }]);
});

test("a stop ends it with the session that it is at, and the next run has the others", async () => {
  for (const session of [await opened(), await opened()]) stripe.settle(session, "complete", "paid");
  const stopping = new AbortController();
  const { payment } = context;
  if (!payment) return expect.unreachable();
  const read: typeof payment.read = (session) => {
    stopping.abort();
    return payment.read(session);
  };
  expect(await reconcile({ ...after(3), stop: stopping.signal, payment: { ...payment, read } })).toBe(1);
  expect(await reconcile(after(4))).toBe(1);
});

test("without a provider there is nothing to do", async () => {
  await opened();
  const { payment: _, ...unconfigured } = after(3);
  expect(await reconcile(unconfigured)).toBe(0);
});

test("many open sessions are looked after in turns, so that a run comes to its end", async () => {
  await Promise.all(Array.from({ length: 60 }, () => post(createCheckout, checkoutRequest(), context)));
  stripe.calls.length = 0;
  await reconcile(after(3));
  expect(stripe.calls).toHaveLength(50);
  await reconcile(after(5));
  expect(stripe.calls).toHaveLength(100);
  expect(new Set(stripe.calls.map(({ path }) => path)).size).toBe(60);
});
