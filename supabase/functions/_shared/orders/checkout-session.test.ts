import { afterAll, beforeEach, expect, test } from "vitest";
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
  email: "ada@example.com",
  visitId: undefined,
  isHosted: false,
  amount: 1999,
  currency: "USD",
  terms: "terms",
  eventId: attempt,
  mayTrack: false,
  touches: undefined,
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

test("a checkout that is begun again is the one that was begun first", async () => {
  const first: CheckoutSession = await beginCheckout(db, checkout, context, context.now());
  expect(first).toMatchObject({ status: "creating", session: null, amount: 1999 });
  expect(await beginCheckout(db, { ...checkout, amount: 1 }, context, context.now())).toEqual(first);
});
