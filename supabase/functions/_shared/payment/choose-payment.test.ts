import { afterAll, beforeEach, expect, test } from "vitest";
import { paymentContext } from "../../../testing/payment-context.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import type { Order, PaymentProvider, TestOutcome } from "../context/index.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const now = new Date("2026-11-01T12:00:00Z");

/** The provider of an environment, at a time. */
const providerAt = (time: Date, environment: Readonly<Record<string, string>> = {}): PaymentProvider | undefined =>
  paymentContext(db, environment, { now: () => time }).payment;

test.each<readonly [string, Readonly<Record<string, string>>, "stripe" | "sandbox" | undefined]>([
  ["both keys", { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" }, "stripe"],
  ["nothing", {}, "sandbox"],
  ["half a setup, a secret key,", { STRIPE_SECRET_KEY: "sk_test_1" }, undefined],
  ["half a setup, a publishable key,", { STRIPE_PUBLISHABLE_KEY: "pk_test_1" }, undefined],
])("%s chooses a provider, or none", (_, environment, name) => {
  expect(providerAt(now, environment)?.name).toBe(name);
});

const order: Order = {
  ...{ attempt: crypto.randomUUID(), planId: "plan1", name: "28 days", email: "ada@example.com" },
  ...{
    amount: 1999,
    currency: "USD",
    period: { count: 4, unit: "week" },
    soldAt: now,
    terms: "$19.99",
    isHosted: false,
  },
  ...{ returnUrl: "https://quiz.example/paid?session={CHECKOUT_SESSION_ID}", cancelUrl: "https://quiz.example/final" },
  funnel: { id: "garden", version: 1, hash: "abc" },
};

test("test sessions have names that nobody can guess, the same ones for a repeated attempt", async () => {
  const provider = providerAt(now);
  const first = await provider?.open(order);
  expect(await provider?.open(order)).toEqual(first);
  const second = await provider?.open({ ...order, attempt: crypto.randomUUID() });
  for (const opened of [first, second]) {
    expect(opened?.id).toMatch(/^cs_sandbox_[0-9a-f]{32}$/);
    expect(opened?.clientSecret).toMatch(new RegExp(`^${opened?.id}_secret_[0-9a-f]{32}$`));
  }
  expect(first?.id).not.toBe(second?.id);
  expect(first?.clientSecret?.slice(-32)).not.toBe(second?.clientSecret?.slice(-32));
  expect(await provider?.read("cs_sandbox_unknown")).toBeUndefined();
  expect(await provider?.read(first?.id ?? "")).toEqual({
    ...{ id: first?.id, status: "open", isPaid: false },
    ...{ attempt: order.attempt, amount: 1999, currency: "USD" },
  });
});

const hint = "Give any expiry date in the future as MM/YY and any three digits.";

test.each<readonly [string, string, Date, Partial<TestOutcome>]>([
  ["4000 0000 0000 0002", "12/30", now, { status: "declined" }],
  ["4000-0000-0000-9995", "12/30", now, { status: "insufficient-funds" }],
  ["4000 0025 0000 3155", "12/30", now, { status: "authentication-required" }],
  ["4242 4242 4242 4242", "12/30x", now, { status: "declined", message: hint }],
  ["4242 4242 4242 4242", "13/30", now, { status: "declined", message: hint }],
  ["4242 4242 4242 4242", "", now, { status: "declined", message: hint }],
  // A card is good to the end of its month.
  ["4242 4242 4242 4242", "11/26", new Date("2026-12-01T00:00:00.000Z"), { status: "declined", message: hint }],
])("the test card %s that expires %s is %j", async (card, expiry, time, wanted) => {
  const provider = providerAt(time);
  const opened = await provider?.open(order);
  const payment = { clientSecret: opened?.clientSecret ?? "", card, expiry, cvc: "123" };
  expect(await provider?.pay?.(payment)).toEqual(wanted);
});

test.each([
  ["11/26", new Date("2026-11-30T23:59:59.999Z")],
  [" 1 / 2027 ", now],
])("a test card that expires %s still pays", async (expiry, time) => {
  const provider = providerAt(time);
  const opened = await provider?.open(order);
  const payment = { clientSecret: opened?.clientSecret ?? "", card: "4242 4242 4242 4242", expiry, cvc: "123" };
  const returnUrl = `https://quiz.example/paid?session=${opened?.id}`;
  expect(await provider?.pay?.(payment)).toMatchObject({ status: "paid", returnUrl });
});
