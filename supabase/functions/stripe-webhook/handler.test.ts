import fc from "fast-check";
import { expect, test } from "vitest";
import { checkoutRequest } from "../../testing/checkout-request.ts";
import { paymentContext } from "../../testing/payment-context.ts";
import { post } from "../../testing/post.ts";
import { postEvent } from "../../testing/post-event.ts";
import { rowCounts } from "../../testing/rows.ts";
import { stripeBackend } from "../../testing/stripe-backend.ts";
import { signedEvent } from "../_shared/payment/index.ts";
import { handler as createCheckout } from "../create-checkout/handler.ts";
import { handler } from "./handler.ts";

const { db, stripe, context } = await stripeBackend();

const opened = async () => String((await post(createCheckout, checkoutRequest(), context)).body.sessionId);
const completed = "checkout.session.completed";
const unpaidRows = { checkout_sessions: 1, visits: 1 };
const paidRows = { ...unpaidRows, orders: 1, accounts: 1, outbox: 1 };

test("a paid session becomes an order, once, however often the event comes", async () => {
  const session = await opened();
  stripe.settle(session, "complete", "paid");
  const event = await stripe.event(completed, session, context.now());
  const answers = await Promise.all([1, 2, 3].map(() => postEvent(event, context)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await postEvent(event, context)).toEqual({ status: 200, body: { received: true } });
  expect(await rowCounts(db)).toEqual({ ...paidRows, provider_events: 1 });
});

test("an event that says paid is not believed; the provider is asked", async () => {
  const session = await opened();
  stripe.settle(session, "complete", "paid");
  const event = await stripe.event(completed, session, context.now());
  stripe.settle(session, "complete", "unpaid");
  expect((await postEvent(event, context)).status).toBe(200);
  expect(await rowCounts(db)).toEqual({ ...unpaidRows, provider_events: 1 });
  // Told again, it is known.
  stripe.calls.length = 0;
  expect((await postEvent(event, context)).status).toBe(200);
  expect(stripe.calls).toEqual([]);
});

test("an event that comes before the session's id was kept finds its attempt", async () => {
  const session = await opened();
  await db.query("update funnel.checkout_sessions set session = null, status = 'creating'");
  stripe.settle(session, "complete", "paid");
  await postEvent(await stripe.event(completed, session, context.now()), context);
  expect(await db.query("select session, status from funnel.checkout_sessions")).toEqual([
    { session, status: "complete" },
  ]);
  expect(await rowCounts(db)).toEqual({ ...paidRows, provider_events: 1 });
});

test("an expired session is closed", async () => {
  const session = await opened();
  stripe.settle(session, "expired", "unpaid");
  await postEvent(await stripe.event("checkout.session.expired", session, context.now()), context);
  expect(await db.query("select status from funnel.checkout_sessions")).toEqual([{ status: "expired" }]);
});

test("a payment that succeeded later becomes an order", async () => {
  const session = await opened();
  stripe.settle(session, "complete", "unpaid");
  await postEvent(await stripe.event(completed, session, context.now()), context);
  expect(await rowCounts(db)).toEqual({ ...unpaidRows, provider_events: 1 });
  stripe.settle(session, "complete", "paid");
  await postEvent(await stripe.event("checkout.session.async_payment_succeeded", session, context.now()), context);
  expect(await rowCounts(db)).toEqual({ ...paidRows, provider_events: 2 });
});

test("a payment that failed later closes the session", async () => {
  const session = await opened();
  stripe.settle(session, "complete", "unpaid");
  await postEvent(await stripe.event("checkout.session.async_payment_failed", session, context.now()), context);
  expect(await db.query("select status from funnel.checkout_sessions")).toEqual([{ status: "failed" }]);
});

test.for(["invoice.paid", "__proto__"])("%s is written down and nothing else", async (type) => {
  const session = await opened();
  stripe.settle(session, "complete", "paid");
  expect((await postEvent(await stripe.event(type, session, context.now()), context)).status).toBe(200);
  expect(await rowCounts(db)).toEqual({ ...unpaidRows, provider_events: 1 });
});

test("an event about somebody else's session is written down and nothing else", async () => {
  const session = await opened();
  await db.empty();
  expect((await postEvent(await stripe.event(completed, session, context.now()), context)).status).toBe(200);
  expect(await rowCounts(db)).toEqual({ provider_events: 1 });
});

test("while the provider cannot be read the event is not taken, so that it comes again", async () => {
  const session = await opened();
  stripe.settle(session, "complete", "paid");
  const event = await stripe.event(completed, session, context.now());
  stripe.faults("fail", "fail", "fail");
  expect((await postEvent(event, context)).status).toBe(502);
  expect(await rowCounts(db)).toEqual(unpaidRows);
  expect((await postEvent(event, context)).status).toBe(200);
  expect(await rowCounts(db)).toEqual({ ...paidRows, provider_events: 1 });
});

test("without the webhook's secret nothing is taken", async () => {
  const session = await opened();
  const { STRIPE_WEBHOOK_SECRET: _, ...keys } = stripe.environment;
  const event = await stripe.event(completed, session, context.now());
  const { payment: _payment, ...unconfigured } = context;
  for (const [within, message] of [
    [paymentContext(db, keys), "Set STRIPE_WEBHOOK_SECRET to receive webhooks."],
    [unconfigured, "Payment is not configured."],
  ] as const) {
    const body = { error: { code: "payment-not-configured", message } };
    expect(await postEvent(event, within)).toMatchObject({ status: 503, body });
  }
  expect(await rowCounts(db)).toEqual(unpaidRows);
});

test("only POST is taken, and no answer is to be kept", async () => {
  const answer = await handler(new Request("http://localhost:3000/functions/v1/stripe-webhook"), context);
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  const error = { code: "wrong-method", message: "Call this address with POST." };
  expect(await answer.json()).toMatchObject({ error });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Request-Id")).toBe(context.requestId);
});

test("what is taken is answered with the headers of every answer", async () => {
  const { body, signature } = await stripe.event(completed, await opened(), context.now());
  const url = "http://localhost:3000/functions/v1/stripe-webhook";
  const { status, headers } = await handler(
    new Request(url, { method: "POST", headers: { "Stripe-Signature": signature }, body }),
    context,
  );
  expect([status, headers.get("Cache-Control"), headers.get("X-Request-Id")]).toEqual([
    ...[200, "no-store", context.requestId],
  ]);
});

test("what is turned down is written to the log under the function's name", async () => {
  const lines: unknown[] = [];
  const log = (...line: unknown[]) => lines.push(line);
  await postEvent({ body: "{}", signature: null }, { ...context, log });
  expect(lines).toMatchObject([["info", "function-refused", { name: "stripe-webhook", code: "bad-signature" }]]);
});

test("a megabyte is too large", async () => {
  expect((await postEvent({ body: "x".repeat(1_000_000), signature: "t=1,v1=0" }, context)).status).toBe(413);
});

const refused = { status: 400, body: { error: { code: "bad-signature", message: "The signature does not fit." } } };

test.for([
  ["is missing", 0, () => null],
  [
    "is of another secret",
    0,
    (signature: string) => signature.replace(/v1=(.)/, (_, digit) => (digit === "0" ? "v1=1" : "v1=0")),
  ],
  ["is older than five minutes", -301, (signature: string) => signature],
  ["is from the future", 301, (signature: string) => signature],
  ["has no time", 0, (signature: string) => signature.replace(/t=\d+,/, "")],
  ["has letters in its time", 0, (signature: string) => signature.replace(",", "x,")],
] as const)("a signature that %s is refused", async ([, seconds, change]) => {
  const session = await opened();
  stripe.settle(session, "complete", "paid");
  const at = new Date(context.now().getTime() + seconds * 1000);
  const { body, signature } = await stripe.event(completed, session, at);
  expect(await postEvent({ body, signature: change(signature) }, context)).toMatchObject(refused);
  expect(await rowCounts(db)).toEqual(unpaidRows);
});

test.for([-300, 300])("a signature %i seconds off is taken", async (seconds) => {
  const at = new Date(context.now().getTime() + seconds * 1000);
  expect((await postEvent(await stripe.event(completed, await opened(), at), context)).status).toBe(200);
});

test("an event with a valid signature is answered whatever is in it, and makes no order", async () => {
  const { STRIPE_WEBHOOK_SECRET: secret } = stripe.environment;
  const name = fc.constantFrom(
    ...["id", "object", "status", "payment_status", "metadata", "customer", "payment_intent", "client_reference_id"],
    ...[
      "amount",
      "amount_refunded",
      "currency",
      "created",
      "subscription",
      "items",
      "lines",
      "billing_reason",
      "reason",
    ],
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 2, depthSize: "small" },
      fc.constantFrom<unknown>("cs_none", "paid", "", "usd", 0, -1, 1e300, null, true, "\u0000", "x".repeat(3_000)),
      fc.array(tie("value"), { maxLength: 2 }),
      fc.dictionary(name, tie("value"), { maxKeys: 5 }),
    ),
  }));
  const type = fc.constantFrom(
    ...[completed, "checkout.session.expired", "checkout.session.async_payment_failed", "charge.refunded"],
    ...[
      "charge.dispute.created",
      "customer.subscription.updated",
      "invoice.paid",
      "invoice.payment_failed",
      "refund.updated",
      "x",
    ],
  );
  const object = fc.oneof(fc.dictionary(name, value, { maxKeys: 9 }), value);
  await fc.assert(
    fc.asyncProperty(type, object, fc.oneof(fc.nat(), value), async (type, object, created) => {
      const event = { id: `evt_${crypto.randomUUID()}`, object: "event", type, created, data: { object } };
      const { status } = await postEvent(await signedEvent(event, secret, context.now()), context);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 60, seed: 1 },
  );
  expect(await db.query("select 1 from funnel.orders")).toEqual([]);
});
