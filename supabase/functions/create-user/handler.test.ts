import { expect, test } from "vitest";
import { badRequests, refusals } from "../../testing/bad-requests.ts";
import { checkoutRequest } from "../../testing/checkout-request.ts";
import { post } from "../../testing/post.ts";
import { rowCounts } from "../../testing/rows.ts";
import { stripeBackend } from "../../testing/stripe-backend.ts";
import { handler as createCheckout } from "../create-checkout/handler.ts";
import { handler } from "./handler.ts";

const { db, stripe, context } = await stripeBackend();

const opened = async (parts = {}) =>
  String((await post(createCheckout, checkoutRequest(parts), context)).body.sessionId);
const paid = async (parts = {}) => {
  const session = await opened(parts);
  stripe.settle(session, "complete", "paid");
  return session;
};

test("makes the account of a paid session, and says the same when asked again", async () => {
  const sessionId = await paid();
  for (const _ of [1, 2, 3]) {
    expect((await post(handler, { sessionId }, context)).body).toEqual({ success: true, userExists: false });
  }
  expect(await rowCounts(db)).toMatchObject({ orders: 1, accounts: 1, outbox: 1 });
});

test("a second purchase finds the account, however the address is written", async () => {
  await post(handler, { sessionId: await paid() }, context);
  const sessionId = await paid({ email: "ADA@example.com" });
  expect((await post(handler, { sessionId }, context)).body).toEqual({ success: true, userExists: true });
  expect(await rowCounts(db)).toMatchObject({ orders: 2, accounts: 1, outbox: 2 });
});

test("the account is the buyer's, whatever address the request names", async () => {
  await post(handler, { sessionId: await paid(), email: "eve@example.com" }, context);
  expect(await db.query("select email from funnel.accounts")).toEqual([{ email: "ada@example.com" }]);
});

test("a session that is not paid makes no account", async () => {
  const { status, body } = await post(handler, { sessionId: await opened() }, context);
  expect([status, body]).toMatchObject([402, { error: { code: "not-paid", message: "This session is not paid." } }]);
  expect(await rowCounts(db)).toEqual({ checkout_sessions: 1, visits: 1 });
});

test("an unknown session makes no account and asks nobody", async () => {
  const { status, body } = await post(handler, { sessionId: "cs_test_forged", email: "eve@example.com" }, context);
  expect([status, body]).toMatchObject([
    404,
    { error: { code: "unknown-session", message: "There is no such payment session." } },
  ]);
  expect(stripe.calls).toEqual([]);
  expect(await rowCounts(db)).toEqual({});
});

test("bad requests reach neither the provider nor a table", async () => {
  expect(await badRequests(handler, { sessionId: "cs_test_1", email: "ada@example.com" }, context)).toEqual(refusals);
  expect(stripe.calls).toEqual([]);
  expect(await rowCounts(db)).toEqual({});
});
