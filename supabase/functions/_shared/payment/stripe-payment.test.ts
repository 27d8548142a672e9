import { beforeEach, expect, test } from "vitest";
import { checkoutRequest } from "../../../testing/checkout-request.ts";
import { paymentContext } from "../../../testing/payment-context.ts";
import { post } from "../../../testing/post.ts";
import { stripeBackend } from "../../../testing/stripe-backend.ts";
import { handler as consent } from "../../consent/handler.ts";
import { handler as createCheckout } from "../../create-checkout/handler.ts";
import { reconcile } from "../orders/index.ts";

const lines: unknown[] = [];
const { db, stripe, context } = await stripeBackend({ log: (...line) => lines.push(line) });
beforeEach(() => {
  lines.length = 0;
});

const keys = () => stripe.calls.map(({ key }) => key);

test("an answer 500 is tried again with the same key", async () => {
  stripe.faults("fail");
  const request = checkoutRequest();
  expect((await post(createCheckout, request, context)).status).toBe(200);
  expect(keys()).toEqual([request.attempt, request.attempt]);
  expect(stripe.sessions.size).toBe(1);
});

test("a connection that broke after the work was done ends in the same session", async () => {
  stripe.faults("drop", "drop");
  const request = checkoutRequest();
  const { status, body } = await post(createCheckout, request, context);
  expect(status).toBe(200);
  expect(keys()).toEqual([request.attempt, request.attempt, request.attempt]);
  expect([...stripe.sessions.keys()]).toEqual([body.sessionId]);
});

test("a provider that stays down is told as such, and the next press of the button gets the session", async () => {
  stripe.faults("fail", "fail", "fail");
  const request = checkoutRequest();
  const { status, body } = await post(createCheckout, request, context);
  expect([status, body]).toMatchObject([502, { error: { code: "payment-unavailable" } }]);
  expect(await db.query("select status, session from funnel.checkout_sessions")).toEqual([
    { status: "creating", session: null },
  ]);
  const again = await post(createCheckout, request, context);
  expect([...stripe.sessions.keys()]).toEqual([again.body.sessionId]);
  expect(JSON.stringify(lines)).not.toMatch(/ada@example|sk_test|secret/);
});

test("a failure that the provider repeats ends its attempt, and a new one gets a session", async () => {
  stripe.faults("break");
  const request = checkoutRequest();
  for (const tried of [request, request]) {
    const { status, body } = await post(createCheckout, tried, context);
    expect([status, body]).toMatchObject([502, { error: { code: "payment-unavailable" } }]);
  }
  expect(stripe.sessions.size).toBe(0);
  // As the page does once it knows of the failure.
  const anew = await post(createCheckout, { ...request, attempt: crypto.randomUUID() }, context);
  expect([...stripe.sessions.keys()]).toEqual([anew.body.sessionId]);
  const rows = () => db.query("select session, status from funnel.checkout_sessions order by status");
  const open = { session: anew.body.sessionId, status: "open" };
  const at = (time: string) => ({ ...context, now: () => new Date(time) });
  await reconcile(at("2026-11-01T12:03:00Z"));
  expect(await rows()).toEqual([{ session: null, status: "creating" }, open]);
  // The provider no longer knows the key: a repeat would open a session that nobody knows about.
  await reconcile(at("2026-11-02T12:03:00Z"));
  expect(await rows()).toEqual([{ session: null, status: "failed" }, open]);
  expect(stripe.sessions.size).toBe(1);
});

test("a call that hangs blocks nobody: the same attempt from another tab gets its session", async () => {
  stripe.faults("hang");
  const request = checkoutRequest();
  const stop = new AbortController();
  const hanging = post(
    createCheckout,
    request,
    paymentContext(db, stripe.environment, { fetch: (url, init) => fetch(url, { ...init, signal: stop.signal }) }),
  );
  while (stripe.calls.length === 0) await new Promise((next) => setTimeout(next));
  const { status, body } = await post(createCheckout, request, context);
  expect(status).toBe(200);
  stop.abort();
  expect((await hanging).status).toBe(502);
  expect([...stripe.sessions.keys()]).toEqual([body.sessionId]);
});

test("an address of the provider that makes no sense holds up nobody who does not pay", async () => {
  const wrong = { ...stripe.environment, STRIPE_API_URL: "nonsense" };
  const word = { visitId: crypto.randomUUID(), purpose: "tracking", isGiven: true, wording: "May we?" };
  expect((await post(consent, word, paymentContext(db, wrong))).status).toBe(200);
  expect((await post(createCheckout, checkoutRequest(), paymentContext(db, wrong))).status).toBe(500);
});

test("a key that was used for another order is turned down", async () => {
  const request = checkoutRequest();
  await post(createCheckout, request, context);
  await db.empty();
  const { status, body } = await post(createCheckout, { ...request, planId: "plan1" }, context);
  expect([status, body]).toMatchObject([409, { error: { code: "attempt-reused" } }]);
  expect(stripe.sessions.size).toBe(1);
});
