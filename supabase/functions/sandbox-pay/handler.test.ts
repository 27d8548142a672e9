import { afterAll, beforeEach, expect, test } from "vitest";
import { badRequests, refusals } from "../../testing/bad-requests.ts";
import { checkoutRequest } from "../../testing/checkout-request.ts";
import { restoringFunnel } from "../../testing/funnels/funnels.ts";
import { paymentContext } from "../../testing/payment-context.ts";
import { post } from "../../testing/post.ts";
import { rowCounts } from "../../testing/rows.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { handler as createCheckout } from "../create-checkout/handler.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
const context = paymentContext(db);
beforeEach(() => db.empty());
afterAll(() => db.close());

const good = { clientSecret: "cs_sandbox_1", card: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" };
const opened = async () => {
  const { body } = await post(createCheckout, checkoutRequest(), context);
  return { session: String(body.sessionId), clientSecret: String(body.clientSecret) };
};
const paidOnly = { checkout_sessions: 1, visits: 1, sandbox_sessions: 1 };

test("a good card pays: the provider's event makes the order, and the buyer goes to the receipt", async () => {
  const { session, clientSecret } = await opened();
  expect((await post(handler, { ...good, clientSecret, name: "Ada" }, context)).body).toEqual({
    status: "paid",
    returnUrl: `http://localhost:3000/payment-success?session_id=${session}`,
  });
  expect(await rowCounts(db)).toEqual({ ...paidOnly, orders: 1, accounts: 1, outbox: 1, provider_events: 1 });
  expect(await db.query("select type, session from funnel.provider_events")).toEqual([
    { type: "checkout.session.completed", session },
  ]);
});

test("a session at the original price takes that", async () => {
  const restoring = paymentContext(db, {}, { funnel: restoringFunnel() });
  const { body } = await post(createCheckout, checkoutRequest({ atOriginalPrice: true }), restoring);
  await post(handler, { ...good, clientSecret: body.clientSecret }, restoring);
  expect(await db.query("select (details->>'amount')::int as amount from funnel.sandbox_sessions")).toEqual([
    { amount: 3999 },
  ]);
  expect(await db.query("select amount, terms from funnel.orders")).toEqual([{ amount: 3999, terms: body.terms }]);
});

test("paying twice is paying once", async () => {
  const { clientSecret } = await opened();
  await Promise.all([1, 2, 3].map(() => post(handler, { ...good, clientSecret }, context)));
  expect((await post(handler, { ...good, clientSecret }, context)).body).toMatchObject({ status: "paid" });
  expect(await rowCounts(db)).toEqual({ ...paidOnly, orders: 1, accounts: 1, outbox: 1, provider_events: 1 });
});

test("what was paid is not opened again: the checkout names its receipt", async () => {
  const request = checkoutRequest();
  const { body } = await post(createCheckout, request, context);
  const paid = await post(handler, { ...good, clientSecret: body.clientSecret }, context);
  expect(await post(createCheckout, request, context)).toMatchObject({
    status: 409,
    body: { error: { code: "already-paid", returnUrl: paid.body.returnUrl } },
  });
  expect(await rowCounts(db)).toEqual({ ...paidOnly, orders: 1, accounts: 1, outbox: 1, provider_events: 1 });
});

test.for([
  ["4000000000000002", "declined"],
  ["4000 0000 0000 9995", "insufficient-funds"],
  ["4000-0025-0000-3155", "authentication-required"],
  ["5555555555554444", "declined"],
])("card %s: %s, and nothing is paid", async ([card, status]) => {
  const { clientSecret } = await opened();
  expect((await post(handler, { ...good, clientSecret, card }, context)).body).toMatchObject({ status });
  expect(await rowCounts(db)).toEqual(paidOnly);
  expect((await post(handler, { ...good, clientSecret }, context)).body).toMatchObject({ status: "paid" });
});

test("a card that asks for a confirmation pays once it is given", async () => {
  const { clientSecret } = await opened();
  const card = "4000002500003155";
  expect((await post(handler, { ...good, clientSecret, card, confirm: true }, context)).body.status).toBe("paid");
});

test("a confirmation helps no card that is declined", async () => {
  const { clientSecret } = await opened();
  const card = "4000000000000002";
  expect((await post(handler, { ...good, clientSecret, card, confirm: true }, context)).body.status).toBe("declined");
});

test("an unknown card is told which cards there are", async () => {
  const { clientSecret } = await opened();
  const { body } = await post(handler, { ...good, clientSecret, card: "1" }, context);
  expect(body.message).toContain("4242 4242 4242 4242 pays");
});

const message = "Give any expiry date in the future as MM/YY and any three digits.";

test.for(["10/26", "13/30", "00/30", "1230", "", "12/130", "112/30", "12/3", "12/1930", "12-30"])(
  "expiry %j is declined, with a word about what to type",
  async (expiry) => {
    const { clientSecret } = await opened();
    const { body } = await post(handler, { ...good, clientSecret, expiry }, context);
    expect(body).toEqual({ status: "declined", message });
  },
);

test.for(["12", "12345", "12a", "a123", ""])("code %j is declined, with a word about what to type", async (cvc) => {
  const { clientSecret } = await opened();
  const { body } = await post(handler, { ...good, clientSecret, cvc }, context);
  expect(body).toEqual({ status: "declined", message });
});

test.for([
  ["1/30", "1234"],
  ["01/2030", "123"],
  [" 10 /  30 ", "000"],
  ["9/30", "123"],
])("expiry %j and code %j pay", async ([expiry, cvc]) => {
  const { clientSecret } = await opened();
  expect((await post(handler, { ...good, clientSecret, expiry, cvc }, context)).body.status).toBe("paid");
});

test("the event of a payment has the form of a real provider's", async () => {
  const { session, clientSecret } = await opened();
  const outcome = await context.payment?.pay?.({ ...good, clientSecret });
  const [{ attempt } = { attempt: "" }] = await db.query<{ attempt: string }>(
    "select attempt from funnel.checkout_sessions",
  );
  expect(outcome?.status === "paid" && JSON.parse(outcome.body)).toEqual({
    id: session.replace("cs_", "evt_"),
    object: "event",
    type: "checkout.session.completed",
    data: {
      object: {
        ...{ id: session, object: "checkout.session", status: "complete", payment_status: "paid" },
        metadata: { attempt },
      },
    },
  });
});

test("a card is good to the end of its month", async () => {
  const { clientSecret } = await opened();
  expect((await post(handler, { ...good, clientSecret, expiry: "11 / 26" }, context)).body.status).toBe("paid");
});

test("a session is over after a day", async () => {
  const { clientSecret } = await opened();
  const later = paymentContext(db, {}, { now: () => new Date("2026-11-02T12:00:01Z") });
  expect((await post(handler, { ...good, clientSecret }, later)).status).toBe(404);
  expect(await rowCounts(db)).toEqual(paidOnly);
});

test("no card is kept", async () => {
  const { clientSecret } = await opened();
  await post(handler, { ...good, clientSecret }, context);
  const rows = await db.query("select details::text from funnel.sandbox_sessions");
  expect(JSON.stringify(rows)).not.toContain("4242");
});

test("an unknown session is unknown", async () => {
  const { status, body } = await post(handler, good, context);
  const error = { code: "unknown-session", message: "There is no such open session." };
  expect([status, body]).toMatchObject([404, { error }]);
});

test("there is no test form where another provider takes the money", async () => {
  const keys = { STRIPE_SECRET_KEY: "sk_test_fake", STRIPE_PUBLISHABLE_KEY: "pk_test_fake" };
  expect((await post(handler, good, paymentContext(db, keys))).status).toBe(503);
});

test("in production there is no test form unless it is allowed", async () => {
  const production = { NODE_ENV: "production" };
  expect((await post(handler, good, paymentContext(db, production))).status).toBe(503);
  const allowed = paymentContext(db, { ...production, PAYMENT_SANDBOX: "allow" });
  expect((await post(handler, good, allowed)).status).toBe(404);
});

test("bad requests leave no row", async () => {
  expect(await badRequests(handler, good, context)).toEqual(refusals);
  expect(await rowCounts(db)).toEqual({});
});
