import { expect, test } from "vitest";
import { signedEvent, verifyWebhook } from "./webhook-signature.ts";

const now = new Date("2026-11-01T12:00:00Z");

/** What a delivery of the provider is read as. */
async function read(type: string, object: Readonly<Record<string, unknown>>) {
  const event = { id: "evt_1", object: "event", type, created: now.getTime() / 1000 - 60, data: { object } };
  const { body, signature } = await signedEvent(event, "whsec_1", now);
  return verifyWebhook(body, signature, "whsec_1", now);
}

const nothing = {
  ...{ amount: 0, currency: undefined, reason: undefined, endsAt: undefined, paymentIntent: undefined },
  ...{ subscription: undefined, customer: undefined, attempt: undefined, happenedAt: new Date("2026-11-01T11:59:00Z") },
};
const charge = { id: "ch_1", object: "charge", amount_refunded: 500, refunded: false, currency: "usd" };
const refund = { id: "re_1", object: "refund", amount: 500, currency: "usd" };
const dispute = { id: "dp_1", object: "dispute", amount: 1999, currency: "eur", status: "lost" };
const subscription = { id: "sub_1", object: "subscription", status: "active" };
const invoice = { id: "in_1", object: "invoice", amount_due: 3899, currency: "usd" };
const metadata = { attempt: "attempt-1" };

test.each<readonly [string, Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]>([
  [
    "charge.refunded",
    { ...charge, payment_intent: "pi_1", customer: "cus_1", metadata },
    {
      ...{ id: "ch_1", kind: "charge", state: "partly-refunded", isFinal: false, amount: 500, currency: "USD" },
      ...{ paymentIntent: "pi_1", customer: "cus_1", attempt: "attempt-1" },
    },
  ],
  [
    "charge.refunded",
    { ...charge, refunded: true, payment_intent: null, customer: null, metadata: null },
    { id: "ch_1", kind: "charge", state: "refunded", isFinal: false, amount: 500, currency: "USD" },
  ],
  [
    "refund.failed",
    { ...refund, status: "failed", failure_reason: "declined", pending_reason: "processing", payment_intent: "pi_1" },
    {
      ...{ id: "re_1", kind: "refund", state: "failed", isFinal: true, amount: 500, currency: "USD" },
      ...{ reason: "declined", paymentIntent: "pi_1" },
    },
  ],
  [
    "refund.created",
    { ...refund, status: "pending", pending_reason: "processing" },
    {
      ...refund,
      object: undefined,
      kind: "refund",
      state: "pending",
      isFinal: false,
      currency: "USD",
      reason: "processing",
    },
  ],
  [
    "charge.refund.updated",
    { ...refund, status: "canceled", failure_reason: null, payment_intent: null },
    { ...refund, object: undefined, kind: "refund", state: "canceled", isFinal: true, currency: "USD" },
  ],
  [
    "refund.updated",
    { ...refund, status: null },
    { ...refund, object: undefined, kind: "refund", state: "unknown", isFinal: false, currency: "USD" },
  ],
  [
    "charge.dispute.created",
    { ...dispute, status: "needs_response", reason: "fraudulent", payment_intent: "pi_1" },
    {
      ...{ id: "dp_1", kind: "dispute", state: "needs_response", isFinal: false, amount: 1999, currency: "EUR" },
      ...{ reason: "fraudulent", paymentIntent: "pi_1" },
    },
  ],
  [
    "charge.dispute.closed",
    dispute,
    { id: "dp_1", kind: "dispute", state: "lost", isFinal: true, amount: 1999, currency: "EUR" },
  ],
  [
    "customer.subscription.updated",
    { ...subscription, cancel_at: now.getTime() / 1000, customer: "cus_1", metadata },
    {
      ...{ id: "sub_1", kind: "subscription", state: "active", isFinal: false, endsAt: now },
      ...{ subscription: "sub_1", customer: "cus_1", attempt: "attempt-1" },
    },
  ],
  [
    "customer.subscription.deleted",
    {
      ...subscription,
      status: "canceled",
      cancel_at: 7,
      ended_at: now.getTime() / 1000,
      customer: null,
      metadata: null,
    },
    { id: "sub_1", kind: "subscription", state: "canceled", isFinal: true, endsAt: now, subscription: "sub_1" },
  ],
  [
    "invoice.payment_failed",
    {
      ...{ ...invoice, customer: "cus_1", next_payment_attempt: null },
      parent: { subscription_details: { subscription: "sub_1", metadata } },
    },
    {
      ...{ id: "in_1", kind: "invoice", state: "failed", isFinal: false, amount: 3899, currency: "USD" },
      ...{ reason: "not tried again", subscription: "sub_1", customer: "cus_1", attempt: "attempt-1" },
    },
  ],
  [
    "invoice.payment_failed",
    { ...invoice, next_payment_attempt: 1_793_600_000, subscription: "sub_2", parent: null, customer: null },
    {
      ...{ id: "in_1", kind: "invoice", state: "failed", isFinal: false, amount: 3899, currency: "USD" },
      subscription: "sub_2",
    },
  ],
  [
    "invoice.paid",
    { ...invoice, parent: { subscription_details: { subscription: "sub_1", metadata: null } } },
    {
      ...{ id: "in_1", kind: "invoice", state: "paid", isFinal: true, amount: 3899, currency: "USD" },
      subscription: "sub_1",
    },
  ],
  [
    "invoice.paid",
    { ...invoice, parent: { subscription_details: null } },
    { id: "in_1", kind: "invoice", state: "paid", isFinal: true, amount: 3899, currency: "USD" },
  ],
])("%s of %j is read as what it says", async (type, object, wanted) => {
  expect(await read(type, object)).toEqual({
    ...{ id: "evt_1", type, session: undefined, attempt: undefined },
    object: { ...nothing, ...wanted },
  });
});

test.each<readonly [string, Readonly<Record<string, unknown>>]>([
  ["customer.created", { id: "cus_1", object: "customer" }],
  ["charge.refunded", { ...charge, amount_refunded: -1 }],
  ["charge.refunded", { ...charge, amount_refunded: 0.5 }],
  // A bill of something else in the same account, such as 25,000,000 IDR: no column of ours holds it.
  ["invoice.paid", { ...invoice, amount_due: 2_500_000_000, currency: "idr" }],
  ["invoice.paid", { ...invoice, parent: { subscription_details: { subscription: 7 } } }],
  ["invoice.paid", { ...invoice, parent: { subscription_details: { metadata: { attempt: 7 } } } }],
  ["invoice.paid", charge],
])("%s of %j is about nothing that concerns an order", async (type, object) => {
  expect(await read(type, object)).toMatchObject({ id: "evt_1", session: undefined, object: undefined });
});

test("a session that nobody gave an attempt is read without one", async () => {
  const session = { id: "cs_1", object: "checkout.session", metadata: null };
  expect(await read("checkout.session.completed", session)).toMatchObject({ session: "cs_1", attempt: undefined });
});

test("a delivery is taken with a second signature, as while a secret is changed, but with nothing before or after", async () => {
  const event = { id: "evt_1", object: "event", type: "customer.created", created: 1, data: { object: {} } };
  const { body, signature } = await signedEvent(event, "whsec_1", now);
  const take = (header: string) => verifyWebhook(body, header, "whsec_1", now);
  expect(await take(`${signature},v1=${"0".repeat(64)}`)).toMatchObject({ id: "evt_1" });
  for (const header of [`x,${signature}`, `${signature},x`])
    await expect(take(header)).rejects.toMatchObject({ status: 400, code: "bad-signature" });
});
