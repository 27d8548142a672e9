import { expect, test } from "vitest";
import { badRequests, refusals } from "../../testing/bad-requests.ts";
import { checkoutRequest } from "../../testing/checkout-request.ts";
import { restoringFunnel } from "../../testing/funnels/funnels.ts";
import { post } from "../../testing/post.ts";
import { rowCounts } from "../../testing/rows.ts";
import { stripeBackend } from "../../testing/stripe-backend.ts";
import { handler as createCheckout } from "../create-checkout/handler.ts";
import { handler } from "./handler.ts";

const { db, stripe, context } = await stripeBackend();

const request = checkoutRequest();
const opened = async () => String((await post(createCheckout, request, context)).body.sessionId);

test("tells what was paid, and sees to the order by itself", async () => {
  const sessionId = await opened();
  stripe.settle(sessionId, "complete", "paid");
  expect((await post(handler, { sessionId }, context)).body).toEqual({
    status: "complete",
    paid: true,
    amount: 19.99,
    currency: "USD",
    plan: "4-WEEK PLAN",
    planId: "plan2",
    sold: context.funnel.plans.plan2,
    email: "ada@example.com",
    sessionId,
    eventId: request.eventId,
  });
  expect(await rowCounts(db)).toMatchObject({ orders: 1, accounts: 1, outbox: 1 });
});

test("what was paid at the original price is told, kept and confirmed as that", async () => {
  const restoring = { ...context, funnel: restoringFunnel() };
  const { body } = await post(createCheckout, { ...request, atOriginalPrice: true }, restoring);
  const sessionId = String(body.sessionId);
  stripe.settle(sessionId, "complete", "paid");
  expect((await post(handler, { sessionId }, restoring)).body).toMatchObject({ paid: true, amount: 39.99 });
  expect(await db.query("select amount, terms from funnel.orders")).toEqual([{ amount: 3999, terms: body.terms }]);
  const [mail] = await db.query<{ payload: { text: string } }>("select payload from funnel.outbox where kind = 'mail'");
  expect(mail?.payload.text).toContain("$39.99 today");
});

test.each([
  [
    "renamed and dearer",
    { plan2: { ...context.funnel.plans.plan1, name: "A MONTH", price: 25, currency: "USD" as const } },
  ],
  ["gone", {}],
])("a plan that is %s when its buyer has paid is told and confirmed as it was sold", async (_, plans) => {
  const mail = { subject: "{plan.name}", body: "{plan.price}" };
  const updated = { ...context, funnel: { ...context.funnel, hash: "updated", plans, mail } };
  const sessionId = await opened();
  stripe.settle(sessionId, "complete", "paid");
  const { body } = await post(handler, { sessionId }, updated);
  expect(body).toMatchObject({ plan: "4-WEEK PLAN", amount: 19.99, sold: { name: "4-WEEK PLAN", price: 19.99 } });
  const [sent] = await db.query<{ payload: object }>("select payload from funnel.outbox where kind = 'mail'");
  expect(sent?.payload).toMatchObject({
    subject: "4-WEEK PLAN",
    text: expect.stringMatching(/^\$19\.99\n\n\$19\.99 today/),
  });
});

test("an order from before plans were recorded is told as the definition has its plan, at the price that was paid", async () => {
  const restoring = { ...context, funnel: restoringFunnel() };
  const sessionId = await opened();
  stripe.settle(sessionId, "complete", "paid");
  await db.query("update funnel.checkout_sessions set sold = null");
  expect((await post(handler, { sessionId }, restoring)).body).toMatchObject({ sold: { price: 19.99 } });
  await db.query("update funnel.orders set amount = 3999");
  expect((await post(handler, { sessionId }, restoring)).body).toMatchObject({ sold: { price: 39.99 } });
  const { body } = await post(handler, { sessionId }, { ...context, funnel: { ...context.funnel, plans: {} } });
  expect(body).toMatchObject({ paid: true, plan: "plan2" });
  expect(body).not.toHaveProperty("sold");
});

test("a paid session is told without asking the provider again", async () => {
  const sessionId = await opened();
  stripe.settle(sessionId, "complete", "paid");
  const { body } = await post(handler, { sessionId }, context);
  stripe.calls.length = 0;
  const { payment: _, ...unconfigured } = context;
  expect((await post(handler, { sessionId }, unconfigured)).body).toEqual(body);
  expect(stripe.calls).toEqual([]);
});

test.for([
  ["open", "unpaid"],
  ["complete", "unpaid"],
  ["expired", "unpaid"],
] as const)("a session that is %s and %s tells nothing else and makes nothing", async ([status, payment]) => {
  const sessionId = await opened();
  stripe.settle(sessionId, status, payment);
  expect((await post(handler, { sessionId }, context)).body).toEqual({ status, paid: false });
  expect(await rowCounts(db)).toEqual({ checkout_sessions: 1, visits: 1 });
});

test("a paid session of somebody else's attempt makes nothing", async () => {
  const sessionId = await opened();
  stripe.settle(sessionId, "complete", "paid");
  Object.assign(stripe.sessions.get(sessionId) ?? {}, { metadata: { attempt: crypto.randomUUID() } });
  const lines: unknown[] = [];
  const log = (...line: readonly unknown[]) => lines.push(line);
  expect((await post(handler, { sessionId }, { ...context, log })).body).toMatchObject({ paid: false });
  expect(lines).toContainEqual(["error", "payment-of-another-attempt", { session: sessionId }]);
  expect(await rowCounts(db)).toEqual({ checkout_sessions: 1, visits: 1 });
});

test("an unknown session is unknown without asking the provider, even if the provider knows it", async () => {
  const sessionId = await opened();
  stripe.settle(sessionId, "complete", "paid");
  await db.empty();
  stripe.calls.length = 0;
  const { status, body } = await post(handler, { sessionId }, context);
  const error = { code: "unknown-session", message: "There is no such payment session." };
  expect([status, body]).toMatchObject([404, { error }]);
  expect(stripe.calls).toEqual([]);
  expect(await rowCounts(db)).toEqual({});
});

test.each([
  ["amount_total", 2000],
  ["currency", "eur"],
])(
  "a payment whose %s is not that of its plan is an order of what was paid, and said in the log",
  async (name, value) => {
    const sessionId = await opened();
    stripe.settle(sessionId, "complete", "paid");
    Object.assign(stripe.sessions.get(sessionId) ?? {}, { [name]: value });
    const lines: unknown[] = [];
    const log = (...line: readonly unknown[]) => lines.push(line);
    expect((await post(handler, { sessionId }, { ...context, log })).body).toMatchObject({ paid: true });
    expect(lines).toContainEqual(["error", "payment-differs-from-plan", { session: sessionId }]);
    const paid = {
      amount: 1999,
      currency: "USD",
      [name === "currency" ? name : "amount"]: name === "currency" ? "EUR" : value,
    };
    expect(await db.query("select amount, currency from funnel.orders")).toEqual([paid]);
  },
);

test("a session that the provider does not know any more has expired; one of another provider is not read", async () => {
  const sessionId = await opened();
  stripe.sessions.delete(sessionId);
  expect((await post(handler, { sessionId }, context)).body).toEqual({ status: "expired", paid: false });
  await db.query("update funnel.checkout_sessions set provider = 'sandbox'");
  stripe.calls.length = 0;
  const error = { code: "payment-not-configured", message: "The provider of this payment is not configured." };
  expect(await post(handler, { sessionId }, context)).toMatchObject({ status: 503, body: { error } });
  expect(stripe.calls).toEqual([]);
});

test("while the provider is down it says so, and nothing is lost", async () => {
  const sessionId = await opened();
  stripe.settle(sessionId, "complete", "paid");
  stripe.faults("fail", "fail", "fail");
  const { status, body } = await post(handler, { sessionId }, context);
  expect([status, body]).toMatchObject([502, { error: { code: "payment-unavailable" } }]);
  expect((await post(handler, { sessionId }, context)).body).toMatchObject({ paid: true });
});

test("bad requests reach neither the provider nor a table", async () => {
  expect(await badRequests(handler, { sessionId: "cs_test_1" }, context)).toEqual(refusals);
  expect((await post(handler, { sessionId: "\u0000" }, context)).status).toBe(400);
  expect(stripe.calls).toEqual([]);
  expect(await rowCounts(db)).toEqual({});
});
