import { afterAll, beforeEach, expect, test } from "vitest";
import { checkoutRequest } from "../../../testing/checkout-request.ts";
import { memoryPayment } from "../../../testing/memory-payment.ts";
import { paymentContext } from "../../../testing/payment-context.ts";
import { post } from "../../../testing/post.ts";
import { postEvent } from "../../../testing/post-event.ts";
import { rowCounts } from "../../../testing/rows.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { atEachStep, faults, withFault } from "../../../testing/with-fault.ts";
import { handler as createCheckout } from "../../create-checkout/handler.ts";
import { handler as createUser } from "../../create-user/handler.ts";
import { handler as sandboxPay } from "../../sandbox-pay/handler.ts";
import { handler as sessionStatus } from "../../session-status/handler.ts";
import type { Context } from "../context/index.ts";
import { choosePayment } from "../payment/index.ts";
import { reconcile } from "./reconcile.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const base = paymentContext(db);
const later = (context: Context): Context => ({ ...context, now: () => new Date("2026-11-01T12:10:00Z") });

/** A test setup whose provider survives every fault, as a real one does. */
function freshWorld(): { readonly memory: Memory; readonly context: Context } {
  const memory = memoryPayment(base.now);
  return { memory, context: { ...base, payment: memory.payment } };
}

/** A home of the functions that accepts test cards. */
function sandboxWorld(world: Context["db"]): Context {
  const payment = choosePayment({ ...base, db: world });
  return { ...base, db: world, ...(payment && { payment }) };
}

/** Each fault, and the minimum number of steps at which it can strike. */
const faultsIn = (steps: number) => [...faults.map((fault) => [fault, steps] as const), ["500", 1] as const];

test.for(faultsIn(12))(
  "checkout that meets a %s at any step: the visitor's next try gets the one session",
  async ([fault, least]) => {
    const steps = await atEachStep(3, async (at) => {
      await db.empty();
      const { memory, context } = freshWorld();
      const request = checkoutRequest();
      const broken = withFault(context, at, fault);
      await broken.run(post(createCheckout, request, broken.context));
      const { status, body } = await post(createCheckout, request, context);
      expect(status).toBe(200);
      expect([...memory.sessions.keys()]).toEqual([body.sessionId]);
      expect(await db.query("select session, status from funnel.checkout_sessions")).toEqual([
        { session: body.sessionId, status: "open" },
      ]);
      return { hasStruck: broken.hasStruck() };
    });
    expect(steps).toBeGreaterThan(least);
  },
);

test.for([...faults, "500" as const])(
  "checkout that meets a %s at any step and is not tried again is settled by the reconciler",
  async (fault) => {
    await atEachStep(3, async (at) => {
      await db.empty();
      const { memory, context } = freshWorld();
      const broken = withFault(context, at, fault);
      await broken.run(post(createCheckout, checkoutRequest(), broken.context));
      await reconcile(later(context));
      const known = await db.query<{ session: string }>("select session from funnel.checkout_sessions");
      expect(known.map(({ session }) => session)).toEqual([...memory.sessions.keys()]);
      expect(await rowCounts(db)).not.toHaveProperty("orders");
      return { hasStruck: broken.hasStruck() };
    });
  },
);

const sold = { checkout_sessions: 1, visits: 1, orders: 1, accounts: 1, outbox: 1 };

const callers = {
  webhook: async (memory, session, context) =>
    postEvent(await memory.event("checkout.session.completed", session), context),
  "return page": (_, sessionId, context) => post(sessionStatus, { sessionId }, context),
  "account setup": (_, sessionId, context) => post(createUser, { sessionId }, context),
  reconciler: (_, __, context) => reconcile(later(context)),
} satisfies Readonly<Record<string, (memory: Memory, session: string, context: Context) => Promise<unknown>>>;
type Memory = ReturnType<typeof memoryPayment>;
type Caller = keyof typeof callers;

/** A caller does one thing after the other, so one that hangs leaves behind what a killed one does. */
const ofCallers = faultsIn(20).filter(([fault]) => fault !== "hang");

test.for(ofCallers.flatMap((fault) => (Object.keys(callers) as Caller[]).map((name) => [name, ...fault] as const)))(
  "%s that meets a %s at any step: a repeat by anybody makes the one order",
  { timeout: 60_000 },
  async ([name, fault, least]) => {
    const names = Object.keys(callers) as Caller[];
    const steps = await atEachStep(3, async (at) => {
      await db.empty();
      const { memory, context } = freshWorld();
      const { body } = await post(createCheckout, checkoutRequest(), context);
      const session = String(body.sessionId);
      memory.settle(session, "complete", true);
      const broken = withFault(context, at, fault);
      await broken.run<unknown>(callers[name](memory, session, broken.context));
      // A payment must be recorded whole or not at all.
      expect([{}, sold]).toContainEqual(await madeRows());
      const next = names[at % names.length] ?? name;
      await callers[next](memory, session, context);
      expect(await rowCounts(db)).toMatchObject(sold);
      for (const each of names) await callers[each](memory, session, context);
      expect(await rowCounts(db)).toEqual({ ...sold, provider_events: 1 });
      return { hasStruck: broken.hasStruck() };
    });
    expect(steps).toBeGreaterThan(least);
  },
);

/** Rows of a payment: none, or all of them. */
async function madeRows() {
  const { orders, accounts, outbox } = await rowCounts(db);
  return orders || accounts || outbox ? { ...sold, orders, accounts, outbox } : {};
}

test.for(faults)(
  "the test form that meets a %s at any step takes no money without an order",
  { timeout: 60_000 },
  async (fault) => {
    await atEachStep(3, async (at) => {
      await db.empty();
      const context = sandboxWorld(db);
      const { body } = await post(createCheckout, checkoutRequest(), context);
      const card = { clientSecret: body.clientSecret, card: "4242424242424242", expiry: "12/30", cvc: "123" };
      const broken = withFault(context, at, fault);
      const broke = paymentContext(broken.context.db);
      await broken.run(post(sandboxPay, card, broke));
      await reconcile(later(context));
      const [paid] = await db.query<{ is_paid: boolean }>("select is_paid from funnel.sandbox_sessions");
      const { orders = 0 } = await rowCounts(db);
      expect(orders).toBe(paid?.is_paid ? 1 : 0);
      expect((await post(sandboxPay, card, context)).body).toMatchObject({ status: "paid" });
      await reconcile(later(context));
      expect(await rowCounts(db)).toMatchObject(sold);
      return { hasStruck: broken.hasStruck() };
    });
  },
);
