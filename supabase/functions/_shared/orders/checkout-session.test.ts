import { afterAll, beforeEach, expect, test } from "vitest";
import { memoryPayment } from "../../../testing/memory-payment.ts";
import { testContext } from "../../../testing/test-context.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import type { Context } from "../context/index.ts";
import {
  abandonCheckout,
  adoptSession,
  beginCheckout,
  type Checkout,
  type CheckoutSession,
  completeCheckout,
  expireCheckout,
  failCheckout,
  isCurrent,
  isSameCheckout,
  openCheckout,
} from "./checkout-session.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const attempt = "7b1c1f7e-0b0e-4a55-9b8d-0d8d53c3a6b2";
const session = "cs_1";
const context = testContext(db);
const checkout: Checkout = {
  attempt,
  provider: "stripe",
  planId: "plan2",
  sold: { name: "Two", price: 19.99, currency: "USD" },
  email: "ada@example.com",
  visitId: undefined,
  isHosted: false,
  receipt: undefined,
  amount: 1999,
  currency: "USD",
  terms: "terms",
  eventId: attempt,
  mayTrack: false,
  touches: undefined,
  query: {},
  userAgent: undefined,
};

/** Every transition, and its result for each state of a checkout with a session. */
const ways: Readonly<
  Record<string, { readonly go: (context: Context) => Promise<unknown>; readonly ends: Record<string, string> }>
> = {
  "is opened": {
    go: (context) => openCheckout(attempt, session, context),
    ends: { open: "open", complete: "complete", expired: "expired", failed: "failed" },
  },
  "is adopted": {
    go: (context) => adoptSession(attempt, session, context),
    ends: { open: "open", complete: "complete", expired: "expired", failed: "failed" },
  },
  "is abandoned": {
    go: (context) => abandonCheckout(attempt, context),
    ends: { open: "open", complete: "complete", expired: "expired", failed: "failed" },
  },
  "has its payment refused": {
    go: (context) => failCheckout(session, context),
    ends: { creating: "failed", open: "failed", complete: "complete", expired: "expired", failed: "failed" },
  },
  "is closed unpaid": {
    go: (context) => expireCheckout(session, context),
    ends: { creating: "expired", open: "expired", complete: "complete", expired: "expired", failed: "failed" },
  },
  "is paid": {
    go: (context) => completeCheckout(context.db, session, context.now()),
    ends: { creating: "complete", open: "complete", complete: "complete", expired: "complete", failed: "complete" },
  },
};

const found = () => db.query("select status, session from funnel.checkout_sessions");
const set = (status: string, session: string | null) =>
  db.query("update funnel.checkout_sessions set status = $1, session = $2", [status, session]);

test.each(
  Object.entries(ways).flatMap(([name, { go, ends }]) =>
    Object.entries(ends).map(([from, to]) => [from, name, to, go] as const),
  ),
)("a checkout in the state %s that %s is %s", async (from, _, to, go) => {
  await beginCheckout(db, checkout, context, context.now());
  await set(from, session);
  await go(context);
  expect(await found()).toEqual([{ status: to, session }]);
});

test.each([
  ["is opened", "creating", { status: "open", session }],
  ["is opened", "failed", { status: "failed", session }],
  ["is adopted", "creating", { status: "open", session }],
  ["is adopted", "failed", { status: "failed", session: null }],
  ["is abandoned", "creating", { status: "failed", session: null }],
  ["is abandoned", "failed", { status: "failed", session: null }],
])("a checkout without a session that %s in the state %s is %j", async (name, from, to) => {
  await beginCheckout(db, checkout, context, context.now());
  await set(from, null);
  await ways[name]?.go(context);
  expect(await found()).toEqual([to]);
});

test.each(Object.entries(ways))(
  "a checkout that %s has changed then, and not when it was begun",
  async (_, { go, ends }) => {
    await beginCheckout(db, checkout, context, context.now());
    // Those that end nothing that is begun are for checkouts whose session is not known yet.
    await set("creating", "creating" in ends ? session : null);
    const later = new Date(context.now().getTime() + 60_000);
    await go({ ...context, now: () => later });
    expect(await db.query("select created_at, updated_at from funnel.checkout_sessions")).toEqual([
      { created_at: context.now(), updated_at: later },
    ]);
  },
);

test("an event with an attempt that is not an id adopts nothing", async () => {
  await beginCheckout(db, checkout, context, context.now());
  await adoptSession("of another product", session, context);
  expect(await found()).toEqual([{ status: "creating", session: null }]);
});

test("what is paid later, and how often, is kept as it was sold", async () => {
  const kept = () => db.query("select renewal_amount, renewal_every from funnel.checkout_sessions");
  await beginCheckout(db, { ...checkout, renewal: { amount: 3999, every: "4 weeks" } }, context, context.now());
  expect(await kept()).toEqual([{ renewal_amount: 3999, renewal_every: "4 weeks" }]);
  await db.empty();
  await beginCheckout(db, checkout, context, context.now());
  expect(await kept()).toEqual([{ renewal_amount: null, renewal_every: null }]);
});

test("a checkout that is begun again is the one that was begun first", async () => {
  const first: CheckoutSession = await beginCheckout(db, checkout, context, context.now());
  expect(first).toMatchObject({ status: "creating", session: null, amount: 1999 });
  expect(await beginCheckout(db, { ...checkout, amount: 1 }, context, context.now())).toEqual(first);
});

const dayLess = (milliseconds: number) => new Date(context.now().getTime() + 23 * 3_600_000 - milliseconds);
const atStripe: Context = { ...context, payment: memoryPayment(context.now).payment };

test.each<readonly [string, boolean, Partial<CheckoutSession>, Partial<Checkout>, Context]>([
  ["as it was", true, {}, {}, atStripe],
  ["almost as long as the provider knows its key", true, {}, {}, { ...atStripe, now: () => dayLess(1) }],
  ["as long as that", false, {}, {}, { ...atStripe, now: () => dayLess(0) }],
  ["of another plan at the same price", false, {}, { planId: "plan1" }, atStripe],
  ["for another address", false, {}, { email: "grace@example.com" }, atStripe],
  ["on a page of the provider's own", false, {}, { isHosted: true }, atStripe],
  ["at another price", false, {}, { amount: 3999 }, atStripe],
  ["closed unpaid", false, { status: "expired" }, {}, atStripe],
  ["given up", false, { status: "failed" }, {}, atStripe],
  ["paid", true, { status: "complete" }, {}, atStripe],
  ["of a definition that has changed", false, { funnel_hash: "another" }, {}, atStripe],
  ["of another provider", false, { provider: "sandbox" }, {}, atStripe],
  ["of a provider that is no longer configured", false, {}, {}, context],
])("an attempt again, %s: the same session is %s", async (_, isSame, stored, asked, around) => {
  const begun = { ...(await beginCheckout(db, checkout, context, context.now())), ...stored };
  expect(isSameCheckout(begun, { ...checkout, ...asked }, around)).toBe(isSame);
  if (Object.keys(asked).length === 0 && !("status" in stored)) expect(isCurrent(begun, around)).toBe(isSame);
});
