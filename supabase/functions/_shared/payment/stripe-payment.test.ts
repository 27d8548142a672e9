import { beforeEach, expect, test } from "vitest";
import { checkoutRequest } from "../../../testing/checkout-request.ts";
import { paymentContext } from "../../../testing/payment-context.ts";
import { post } from "../../../testing/post.ts";
import { stripeBackend } from "../../../testing/stripe-backend.ts";
import { handler as consent } from "../../consent/handler.ts";
import { handler as createCheckout } from "../../create-checkout/handler.ts";
import { handler as sessionStatus } from "../../session-status/handler.ts";
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

test.each([
  ["https://pay.example", "https://pay.example/v1/checkout/sessions"],
  ["https://pay.example:8443", "https://pay.example:8443/v1/checkout/sessions"],
  ["http://pay.example", "http://pay.example/v1/checkout/sessions"],
])(
  "a provider at %s is asked there, by the name and version of the funnel, and told no measurements",
  async (at, asked) => {
    const calls: (readonly [string, Headers])[] = [];
    const fetch: typeof globalThis.fetch = async (url, init) => {
      calls.push([String(url), new Headers(init?.headers)]);
      const session = { id: `cs_test_${calls.length}`, object: "checkout.session", client_secret: "secret" };
      return Response.json(session, { headers: { "Request-Id": "req_1" } });
    };
    const elsewhere = paymentContext(db, { ...stripe.environment, STRIPE_API_URL: at }, { fetch });
    for (const _ of [1, 2]) expect((await post(createCheckout, checkoutRequest(), elsewhere)).status).toBe(200);
    expect(calls.map(([url]) => url)).toEqual([asked, asked]);
    for (const [, headers] of calls) {
      expect(headers.get("User-Agent")).toContain(`quiz-funnel-engine/${context.funnel.id}-${context.funnel.version}`);
      expect(headers.has("X-Stripe-Client-Telemetry")).toBe(false);
    }
  },
);

test("a failure of the provider is logged with its kind and the number of the call, and told in a sentence", async () => {
  const error = { type: "invalid_request_error", code: "amount_too_large", message: "ada@example.com pays too much" };
  const answer = () => Response.json({ error }, { status: 400, headers: { "Request-Id": "req_7" } });
  const log = (...line: readonly unknown[]) => lines.push(line);
  const refusing = paymentContext(db, stripe.environment, { fetch: async () => answer(), log });
  const { body } = await post(createCheckout, checkoutRequest(), refusing);
  expect(body).toMatchObject({ error: { message: "The payment provider cannot be reached. Please try again." } });
  const fields = { type: "StripeInvalidRequestError", code: "amount_too_large", request: "req_7" };
  expect(lines).toContainEqual(["error", "payment-provider-failed", fields]);
});

test("an address that the provider refuses, and an attempt that it knows as another, are told in a sentence", async () => {
  const refused = await post(createCheckout, checkoutRequest({ email: "ada@nowhere.invalid" }), context);
  const error = { code: "bad-email", message: "The payment provider knows no such e-mail." };
  expect(refused).toMatchObject({ status: 400, body: { error } });
  const request = checkoutRequest();
  await post(createCheckout, request, context);
  const again = await post(createCheckout, { ...request, planId: "plan1" }, context);
  const message = "This attempt was for another purchase. Please start again.";
  expect(again).toMatchObject({ status: 409, body: { error: { message } } });
});

test.each([
  ["complete", "no_payment_required", { status: "complete", paid: true }],
  ["a state that is new", "unpaid", { status: "open", paid: false }],
  ["a state that is new", "paid", { status: "open", paid: false }],
])("a session that is %s, %s, counts as that", async (status, payment_status, told) => {
  const sessionId = String((await post(createCheckout, checkoutRequest(), context)).body.sessionId);
  Object.assign(stripe.sessions.get(sessionId) ?? {}, { status, payment_status });
  expect((await post(sessionStatus, { sessionId }, context)).body).toMatchObject(told);
});

test("a payment, a subscription and a customer that are told whole are known by their ids, and none by none", async () => {
  const whole = { payment_intent: { id: "pi_1" }, subscription: { id: "sub_1" }, customer: { id: "cus_1" } };
  for (const parts of [whole, { payment_intent: null, subscription: null }]) {
    const sessionId = String((await post(createCheckout, checkoutRequest(), context)).body.sessionId);
    stripe.settle(sessionId, "complete", "paid");
    Object.assign(stripe.sessions.get(sessionId) ?? {}, { customer: null }, parts);
    await post(sessionStatus, { sessionId }, context);
  }
  expect(await db.query("select payment_intent, subscription, customer from funnel.orders order by customer")).toEqual([
    { payment_intent: "pi_1", subscription: "sub_1", customer: "cus_1" },
    { payment_intent: null, subscription: null, customer: null },
  ]);
});

test("a session of which the provider tells little is read as what it tells", async () => {
  const sessionId = String((await post(createCheckout, checkoutRequest(), context)).body.sessionId);
  Object.assign(stripe.sessions.get(sessionId) ?? {}, { metadata: null, currency: null, amount_total: null });
  expect(await context.payment?.read(sessionId)).toMatchObject({
    ...{ id: sessionId, status: "open", isPaid: false },
    ...{ attempt: undefined, amount: undefined, currency: undefined },
  });
});

test("a key that was used for another order is turned down", async () => {
  const request = checkoutRequest();
  await post(createCheckout, request, context);
  await db.empty();
  const { status, body } = await post(createCheckout, { ...request, planId: "plan1" }, context);
  expect([status, body]).toMatchObject([409, { error: { code: "attempt-reused" } }]);
  expect(stripe.sessions.size).toBe(1);
});

const month = { count: 1, unit: "month" } as const;
const parts = { count: 3, every: month };
const seconds = (time: string) => Date.parse(time) / 1000;
const changes = () => stripe.calls.filter(({ method }) => method !== "GET");

test.each([
  ["2026-11-01T12:00:05Z", 3, month, "2027-02-01T12:00:05Z"],
  // The provider bills at the end of a month that lacks the day, and on the day again after that.
  ["2027-01-31T12:00:00Z", 2, month, "2027-03-31T12:00:00Z"],
  ["2027-01-31T12:00:00Z", 3, month, "2027-04-30T12:00:00Z"],
  ["2026-11-30T23:59:59Z", 3, month, "2027-02-28T23:59:59Z"],
  ["2027-11-30T00:00:00Z", 3, month, "2028-02-29T00:00:00Z"],
  ["2026-12-15T12:00:00Z", 4, { count: 3, unit: "month" }, "2027-12-15T12:00:00Z"],
  ["2028-02-29T12:00:00Z", 2, { count: 1, unit: "year" }, "2030-02-28T12:00:00Z"],
  ["2026-11-01T12:00:00Z", 6, { count: 2, unit: "week" }, "2027-01-24T12:00:00Z"],
  ["2027-03-20T12:00:00Z", 10, { count: 1, unit: "day" }, "2027-03-30T12:00:00Z"],
] as const)(
  "a subscription from %s with %d parts ends when the next would be billed",
  async (from, count, every, end) => {
    const id = stripe.subscribe("cs_1", new Date(from));
    await context.payment?.endAfter?.(id, { count, every });
    expect(stripe.subscriptions.get(id)?.cancel_at).toBe(seconds(end));
    expect(changes().map(({ params }) => params)).toEqual([
      { cancel_at: String(seconds(end)), proration_behavior: "none" },
    ]);
  },
);

test("the end of a subscription is set once, however often that is asked", async () => {
  const id = stripe.subscribe("cs_1", context.now());
  for (const _ of [1, 2]) await context.payment?.endAfter?.(id, parts);
  expect(changes()).toHaveLength(1);
});

test.each([
  ["2026-11-20T12:00:00Z", 0, "2026-11-20T12:00:00Z"],
  ["2027-02-01T12:00:00Z", 0, "2027-02-01T12:00:00Z"],
  ["2027-02-01T12:00:01Z", 1, "2027-02-01T12:00:00Z"],
  ["2028-01-01T12:00:00Z", 1, "2027-02-01T12:00:00Z"],
])("a subscription that ends at %s already is changed %d times", async (set, times, end) => {
  const id = stripe.subscribe("cs_1", new Date("2026-11-01T12:00:00Z"));
  Object.assign(stripe.subscriptions.get(id) ?? {}, { cancel_at: seconds(set) });
  await context.payment?.endAfter?.(id, parts);
  expect([changes().length, stripe.subscriptions.get(id)?.cancel_at]).toEqual([times, seconds(end)]);
});

test.each(["canceled", "incomplete_expired"])(
  "one that is %s charges nothing more, and is left alone",
  async (status) => {
    const id = stripe.subscribe("cs_1", context.now());
    Object.assign(stripe.subscriptions.get(id) ?? {}, { status });
    await context.payment?.endAfter?.(id, parts);
    expect(changes()).toEqual([]);
  },
);

test.each([
  ["2027-02-01T11:59:59Z", "POST"],
  ["2027-02-01T12:00:00Z", "DELETE"],
  ["2027-03-01T12:00:00Z", "DELETE"],
])("at %s its end is set by %s: a time that has passed is refused, so it ends at once", async (time, method) => {
  const id = stripe.subscribe("cs_1", new Date("2026-11-01T12:00:00Z"));
  const late = paymentContext(db, stripe.environment, { now: () => new Date(time) });
  await late.payment?.endAfter?.(id, parts);
  const asked = `/v1/subscriptions/${id}${method === "DELETE" ? "?prorate=false" : ""}`;
  expect(changes().map((call) => [call.method, call.path])).toEqual([[method, asked]]);
});

test("one that this account does not have is a failure: in another account it would go on", async () => {
  await expect(context.payment?.endAfter?.("sub_else", parts)).rejects.toMatchObject({ code: "payment-unavailable" });
});
