import { afterAll, beforeEach, expect, test } from "vitest";
import { type PaymentProvider, settingsOf } from "../../functions/_shared/context/index.ts";
import { type Database, postgresDatabase } from "../../functions/_shared/database/index.ts";
import { reconcile } from "../../functions/_shared/orders/index.ts";
import { deliverDue, enqueue } from "../../functions/_shared/outbox/index.ts";
import { handler as createCheckout } from "../../functions/create-checkout/handler.ts";
import { checkoutRequest } from "../checkout-request.ts";
import { fakeReceiver } from "../fake-receiver.ts";
import { memoryPayment } from "../memory-payment.ts";
import { paymentContext } from "../payment-context.ts";
import { post } from "../post.ts";
import { rowCounts } from "../rows.ts";
import { testContext } from "../test-context.ts";
import { testDatabase } from "../test-database.ts";

/** Tests that need two connections at once, which the embedded database does not have. */

const db = await testDatabase();
// Waiting for a lock fails after a while instead of lasting forever.
await db.query("do $$ begin execute format('alter database %I set lock_timeout = 1000', current_database()); end $$");
const other = postgresDatabase(db.url ?? "");
beforeEach(() => db.empty());
afterAll(async () => {
  await other.close();
  await db.close();
});

test("an entry that another sender is just taking is passed over, and not waited for", async () => {
  const { fetch, received } = fakeReceiver(() => 200);
  const context = testContext(other, {
    fetch,
    settings: settingsOf({ LEAD_WEBHOOK_URL: "https://automation.example" }),
  });
  for (const key of ["taken", "free"])
    await enqueue(db, { kind: "lead-webhook", key, payload: {} }, context.funnel, context.now());
  await db.transaction(async (sql) => {
    await sql.query("select from funnel.outbox where key = 'taken' for update");
    expect(await deliverDue(context)).toEqual({ delivered: 1, dropped: 0, dead: 0 });
  });
  expect(received.map(({ key }) => key)).toEqual(["free"]);
});

const memory = memoryPayment(() => new Date("2026-11-01T12:00:00Z"));
const now = () => new Date("2026-11-01T12:04:00Z");

/** A session that was paid without a report to us. */
async function paidSession(): Promise<string> {
  const { body } = await post(createCheckout, checkoutRequest(), paymentContext(db, {}, { payment: memory.payment }));
  memory.settle(String(body.sessionId), "complete", true);
  return String(body.sessionId);
}

/** A reconciler on a connection; `problems` is what it postponed. */
function reconciler(on: Database, payment: PaymentProvider, problems: unknown[]) {
  return reconcile(paymentContext(on, {}, { payment, now, log: (...line) => problems.push(line) }));
}

test("two reconcilers that read a session at once make one order, and both come to their end", async () => {
  await paidSession();
  const problems: unknown[] = [];
  let readers = 0;
  let meet: () => void = () => undefined;
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  let first: () => void = () => undefined;
  const firstReads = new Promise<void>((resolve) => {
    first = resolve;
  });
  const payment: PaymentProvider = {
    ...memory.payment,
    read: async (session) => {
      readers += 1;
      first();
      if (readers === 2) meet();
      // Both know that it is paid before either has written it down.
      await met;
      return memory.payment.read(session);
    },
  };
  const one = reconciler(db, payment, problems);
  await firstReads;
  expect(await Promise.all([one, reconciler(other, payment, problems)])).toEqual([1, 1]);
  expect(problems).toEqual([]);
  expect(readers).toBe(2);
  expect(await rowCounts(db)).toMatchObject({ orders: 1, accounts: 1, outbox: 1 });
});

test("two reconcilers that start at the same instant make one order of each session", async () => {
  const problems: unknown[] = [];
  for (let count = 0; count < 20; count += 1) await paidSession();
  await Promise.all([reconciler(db, memory.payment, problems), reconciler(other, memory.payment, problems)]);
  expect(problems).toEqual([]);
  expect(await rowCounts(db)).toMatchObject({ orders: 20, accounts: 1, outbox: 20 });
});

test("a session that somebody is just settling is waited for, and settled where they died of it", async () => {
  const sessions = [await paidSession(), await paidSession()];
  const problems: unknown[] = [];
  const died = new Error("rolled back");
  let waiting: Promise<number> | undefined;
  const settling = db.transaction(async (sql) => {
    await sql.query("update funnel.checkout_sessions set status = 'complete' where session = $1", [sessions[0]]);
    let isOver = false;
    waiting = reconciler(other, memory.payment, problems).finally(() => {
      isOver = true;
    });
    const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while (!isOver && (await sql.query(waits)).length === 0);
    throw died;
  });
  await expect(settling).rejects.toBe(died);
  expect(await waiting).toBe(2);
  expect(problems).toEqual([]);
  expect(await db.query("select session from funnel.orders order by session")).toEqual(
    sessions.toSorted().map((session) => ({ session })),
  );
});
