import { expect, test } from "vitest";
import { checkoutRequest } from "../../../testing/checkout-request.ts";
import { restoringFunnel } from "../../../testing/funnels/funnels.ts";
import { post } from "../../../testing/post.ts";
import { rowCounts } from "../../../testing/rows.ts";
import { stripeBackend } from "../../../testing/stripe-backend.ts";
import { handler } from "../../create-checkout/handler.ts";

const { db, stripe, context } = await stripeBackend();
const restoring = { ...context, funnel: restoringFunnel() };
const alreadyPaid = (session: unknown) => ({
  status: 409,
  body: {
    error: {
      code: "already-paid",
      message: "This purchase has been paid already.",
      returnUrl: `http://localhost:3000/payment-success?session_id=${session}`,
    },
  },
});
const sold = { checkout_sessions: 1, visits: 1, orders: 1, accounts: 1, outbox: 1 };

test("an attempt that was paid is never opened again: its receipt is told, and a payment nobody told of is an order", async () => {
  const request = checkoutRequest();
  const { body } = await post(handler, request, context);
  stripe.settle(String(body.sessionId), "complete", "paid");
  // The webhook is late.
  expect(await post(handler, request, context)).toEqual(alreadyPaid(body.sessionId));
  expect(await rowCounts(db)).toEqual(sold);
  const now = () => new Date("2026-11-03T12:00:00Z");
  const another = { ...context, now, funnel: { ...context.funnel, hash: "another" } };
  expect(await post(handler, request, another)).toEqual(alreadyPaid(body.sessionId));
  expect(await rowCounts(db)).toEqual(sold);
  expect(stripe.sessions.size).toBe(1);
});

test("an attempt whose payment is under way is not opened again either", async () => {
  const request = checkoutRequest();
  const { body } = await post(handler, request, context);
  stripe.settle(String(body.sessionId), "complete", "unpaid");
  expect(await post(handler, request, context)).toEqual(alreadyPaid(body.sessionId));
  expect(await rowCounts(db)).toEqual({ checkout_sessions: 1, visits: 1 });
});

test("a paid attempt says nothing of its receipt to who names another plan or address", async () => {
  const request = checkoutRequest();
  const { body } = await post(handler, request, context);
  stripe.settle(String(body.sessionId), "complete", "paid");
  for (const change of [{ planId: "plan1" }, { email: "eve@example.com" }]) {
    const answer = await post(handler, { ...request, ...change }, context);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: "attempt-reused" } } });
    expect(JSON.stringify(answer)).not.toContain(String(body.sessionId));
  }
});

test("what was paid by the attempt before is not sold by another way to pay or at another price; another plan is", async () => {
  const { attempt: before, ...first } = checkoutRequest({ hosted: true });
  const { body } = await post(handler, { ...first, attempt: before }, restoring);
  stripe.settle(String(body.sessionId), "complete", "paid");
  const anew = (parts: object) => post(handler, checkoutRequest({ before, ...parts }), restoring);
  expect(await anew({})).toEqual(alreadyPaid(body.sessionId));
  expect(await anew({ atOriginalPrice: true })).toEqual(alreadyPaid(body.sessionId));
  expect(await anew({ email: "ADA@Example.com" })).toEqual(alreadyPaid(body.sessionId));
  expect(await rowCounts(db)).toEqual(sold);
  expect((await anew({ planId: "plan1" })).status).toBe(200);
});

test("an attempt before that was not paid hinders nobody", async () => {
  const { attempt: before, ...first } = checkoutRequest();
  await post(handler, { ...first, attempt: before }, context);
  const { status, body } = await post(handler, checkoutRequest({ before, hosted: true }), context);
  expect([status, body]).toMatchObject([200, { url: expect.stringContaining("checkout.stripe.com") }]);
});

const unpaid = async () => {
  const { attempt: before, ...first } = checkoutRequest();
  const { body } = await post(handler, { ...first, attempt: before }, context);
  return { before, session: String(body.sessionId) };
};
const statusOf = async (session: string) =>
  (await db.query("select status from funnel.checkout_sessions where session = $1", [session]))[0];

test("the form of an attempt before, which another tab may still show, takes no money once there is a new one", async () => {
  const { before, session } = await unpaid();
  const { body } = await post(handler, checkoutRequest({ before, hosted: true }), context);
  expect([stripe.sessions.get(session)?.status, await statusOf(session)]).toEqual(["expired", { status: "expired" }]);
  expect(stripe.sessions.get(String(body.sessionId))?.status).toBe("open");
});

test("the attempt itself, another plan of the same buyer, and another buyer close nothing", async () => {
  const request = checkoutRequest();
  const { body } = await post(handler, request, context);
  await post(handler, request, context);
  const { attempt: before } = request;
  for (const other of [{ planId: "plan1" }, { email: "eve@example.com" }])
    await post(handler, checkoutRequest({ before, ...other }), context);
  expect(await statusOf(String(body.sessionId))).toEqual({ status: "open" });
});

test("one that is paid in the moment in which it is closed is sold, and not sold again", async () => {
  const { before, session } = await unpaid();
  const { payment } = context;
  if (!payment) throw new Error("The tests have a provider");
  const close: typeof payment.close = (id) => {
    stripe.settle(id, "complete", "paid");
    return payment.close(id);
  };
  const late = { ...context, payment: { ...payment, close } };
  expect(await post(handler, checkoutRequest({ before }), late)).toEqual(alreadyPaid(session));
  expect(await rowCounts(db)).toEqual(sold);
});

test.each([
  [
    "cannot be reached",
    (close: (id: string) => Promise<void>) => (id: string) => {
      stripe.faults("fail", "fail", "fail");
      return close(id);
    },
  ],
  ["keeps it open, as while a bank confirms", () => async () => undefined],
])("while the provider of the session before %s, no new one is opened", async (_, closing) => {
  const { before } = await unpaid();
  const { payment } = context;
  if (!payment) throw new Error("The tests have a provider");
  const unclosed = { ...context, payment: { ...payment, close: closing(payment.close) } };
  const answer = await post(handler, checkoutRequest({ before }), unclosed);
  expect(answer).toMatchObject({ status: 502, body: { error: { code: "payment-unavailable" } } });
  expect(stripe.sessions.size).toBe(1);
});

const again = { path: "/thanks-again", sellingPath: "/again" };
const twice = { ...context, funnel: { ...context.funnel, furtherReceipts: { again } } };

test("a payment leads to the receipt that the page names, and so does the same purchase made once more", async () => {
  const request = checkoutRequest({ receipt: "again", hosted: true });
  const { body } = await post(handler, request, twice);
  expect(stripe.calls.at(-1)?.params).toMatchObject({
    success_url: "http://localhost:3000/thanks-again?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/again",
  });
  stripe.settle(String(body.sessionId), "complete", "paid");
  const { attempt: before } = request;
  const returnUrl = `http://localhost:3000/thanks-again?session_id=${body.sessionId}`;
  for (const repeat of [request, checkoutRequest({ before, receipt: "again" })])
    expect(await post(handler, repeat, twice)).toMatchObject({ status: 409, body: { error: { returnUrl } } });
  // The receipt is gone from the funnel, but the buyer still needs one.
  expect(await post(handler, request, context)).toEqual(alreadyPaid(body.sessionId));
});

test.each([undefined, "gone", "constructor"])(
  "a payment for the receipt %s leads to the first one",
  async (receipt) => {
    await post(handler, checkoutRequest({ receipt }), twice);
    expect(stripe.calls.at(-1)?.params.return_url).toBe(
      "http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}",
    );
  },
);

test("one attempt has one receipt", async () => {
  const request = checkoutRequest({ receipt: "again" });
  expect(await post(handler, request, twice)).toMatchObject({ status: 200 });
  expect(await post(handler, request, twice)).toMatchObject({ status: 200 });
  const elsewhere = await post(handler, { ...request, receipt: undefined }, twice);
  expect(elsewhere).toMatchObject({ status: 409, body: { error: { code: "attempt-reused" } } });
});
