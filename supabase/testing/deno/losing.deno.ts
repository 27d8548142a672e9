import { afterAll, beforeEach, expect, test } from "vitest";
import { type Database, postgresDatabase } from "../../functions/_shared/database/index.ts";
import { reconcile } from "../../functions/_shared/orders/index.ts";
import { handler as createCheckout } from "../../functions/create-checkout/handler.ts";
import { handler as lead } from "../../functions/lead/handler.ts";
import { handler as sessionStatus } from "../../functions/session-status/handler.ts";
import { checkoutRequest } from "../checkout-request.ts";
import { memoryPayment } from "../memory-payment.ts";
import { paymentContext } from "../payment-context.ts";
import { post } from "../post.ts";
import { testDatabase } from "../test-database.ts";

/**
 * A Postgres that disappears under load, as in a restart or failover: every connection to it is cut, again and again.
 */

const db = await testDatabase();
// The functions' connections, identified by name; the observer's is not cut.
const losing = postgresDatabase(`${db.url}?application_name=losing`);
const lose = () =>
  db.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'losing'",
  );
beforeEach(() => db.empty());
afterAll(async () => {
  await losing.close();
  await db.close();
});

/** Runs something once the database is back, on connections that were never cut. */
async function afterwards<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const whole = postgresDatabase(db.url ?? "");
  try {
    return await work(whole);
  } finally {
    await whole.close();
  }
}

/** Cuts connections until something is done. */
async function whileLosing<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  for (let cuts = 0; !isDone && cuts < 40; cuts++) await lose();
  return done;
}

test("forty lost connections in the middle of transactions spoil none that come after", async () => {
  for (let loss = 0; loss < 40; loss++)
    await expect(
      losing.transaction((sql) => sql.query("select pg_terminate_backend(pg_backend_pid())")),
    ).rejects.toThrow();
  const all = Array.from({ length: 30 }, (_, at) =>
    losing.transaction(async (sql) => (await sql.query<{ at: number }>("select $1::integer as at", [at]))[0]?.at),
  );
  expect(await Promise.all(all)).toEqual(Array.from({ length: 30 }, (_, at) => at));
});

test("leads under load are each stored once, acknowledged or handed over again", async () => {
  const context = paymentContext(losing);
  const bodies = Array.from({ length: 120 }, (_, at) => ({
    submissionId: crypto.randomUUID(),
    visitId: crypto.randomUUID(),
    timestamp: "2026-11-01T11:59:58Z",
    source: "quiz",
    email: `visitor-${at}@example.com`,
  }));
  const first = await whileLosing(Promise.all(bodies.map((body) => post(lead, body, context))));
  const acknowledged = bodies.filter((_, at) => first[at]?.status === 200).map(({ submissionId }) => submissionId);
  for (const { status } of first) expect([200, 500]).toContain(status);
  // Otherwise the test would prove nothing.
  expect(first.some(({ status }) => status === 500)).toBe(true);
  const ids = async () =>
    (await db.query<{ id: string }>("select submission_id as id from funnel.leads")).map(({ id }) => id);
  expect(await ids()).toEqual(expect.arrayContaining(acknowledged));
  // The pages' reaction to a lead that was not acknowledged.
  const again = await afterwards((whole) => Promise.all(bodies.map((body) => post(lead, body, paymentContext(whole)))));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await ids()).sort()).toEqual(bodies.map(({ submissionId }) => submissionId).sort());
  const [sums] = await db.query(
    `select (select count(*)::integer from funnel.outbox) as outbox, (select count(*)::integer from funnel.visits) as visits,
       (select count(*)::integer from funnel.leads left join funnel.outbox on key = submission_id::text
        where outbox.id is null) as unsent`,
  );
  expect(sums).toEqual({ outbox: 120, visits: 120, unsent: 0 });
});

test("payments under load become one order each, cut off in the middle of fulfilment or not", async () => {
  const now = () => new Date("2026-11-01T12:00:00Z");
  const { payment, settle } = memoryPayment(now);
  const context = paymentContext(losing, {}, { payment, now });
  const quiet = paymentContext(db, {}, { payment, now });
  const sessions: string[] = [];
  for (let sale = 0; sale < 30; sale++) {
    const request = checkoutRequest({ email: `buyer-${sale}@example.com` });
    sessions.push(String((await post(createCheckout, request, quiet)).body.sessionId));
  }
  for (const session of sessions) settle(session, "complete", true);
  // Twice each, as the page and another tab do.
  const asked = [...sessions, ...sessions].map((sessionId) => post(sessionStatus, { sessionId }, context));
  const answers = await whileLosing(Promise.all(asked));
  for (const { status } of answers) expect([200, 500]).toContain(status);
  expect(answers.some(({ status }) => status === 500)).toBe(true);
  const unequal = `select orders.session from funnel.orders
    full join funnel.checkout_sessions on orders.session = checkout_sessions.session and status = 'complete'
    left join funnel.outbox on key = 'mail:' || orders.session
    left join funnel.accounts on accounts.id = account_id and accounts.email = orders.email
    where orders.session is not null and (status is null or outbox.id is null or accounts.id is null)`;
  expect(await db.query(unequal)).toEqual([]);
  // What the next job does.
  const later = () => new Date("2026-11-01T12:10:00Z");
  await afterwards((whole) => reconcile(paymentContext(whole, {}, { payment, now: later })));
  const orders = await db.query<{ session: string }>("select session from funnel.orders");
  expect(orders.map(({ session }) => session).sort()).toEqual([...sessions].sort());
  expect(await db.query(unequal)).toEqual([]);
  const [sums] = await db.query(
    `select (select count(*)::integer from funnel.accounts) as accounts,
       (select count(*)::integer from funnel.outbox where kind = 'mail') as mails,
       (select count(*)::integer from funnel.checkout_sessions where status = 'complete') as complete`,
  );
  expect(sums).toEqual({ accounts: 30, mails: 30, complete: 30 });
});
