import { afterAll, beforeEach, expect, test } from "vitest";
import { settingsOf } from "../../functions/_shared/context/index.ts";
import { type Database, postgresDatabase } from "../../functions/_shared/database/index.ts";
import { fulfill } from "../../functions/_shared/orders/index.ts";
import { enqueue } from "../../functions/_shared/outbox/index.ts";
import { handler as createCheckout } from "../../functions/create-checkout/handler.ts";
import { handler as lead } from "../../functions/lead/handler.ts";
import { checkoutRequest } from "../checkout-request.ts";
import { memoryPayment } from "../memory-payment.ts";
import { paymentContext } from "../payment-context.ts";
import { post } from "../post.ts";
import { rowCounts } from "../rows.ts";
import { testContext } from "../test-context.ts";
import { testDatabase } from "../test-database.ts";

/** Processes that hang in a transaction, and connections that are lost in one. The embedded database has only one. */

const db = await testDatabase();
// Waiting for a lock fails after a while instead of lasting forever.
await db.query("do $$ begin execute format('alter database %I set lock_timeout = 5000', current_database()); end $$");
const hasty = postgresDatabase(db.url ?? "", 500);
beforeEach(() => db.empty());
afterAll(async () => {
  await hasty.close();
  await db.close();
});

/** Runs a whole transaction, then hangs instead of committing; `hangs` resolves at that point. */
function hangingDatabase() {
  let arrive: () => void = () => undefined;
  const hangs = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const transaction: Database["transaction"] = (work) =>
    hasty.transaction(async (sql) => {
      await work(sql);
      arrive();
      return new Promise<never>(() => undefined);
    });
  return { db: { ...hasty, transaction }, hangs };
}

test("a payment whose first process hangs is settled by another, once", async () => {
  const now = () => new Date("2026-11-01T12:00:00Z");
  const { payment, settle } = memoryPayment(now);
  const context = (on: Database) => paymentContext(on, {}, { payment, now });
  const session = String((await post(createCheckout, checkoutRequest(), context(db))).body.sessionId);
  settle(session, "complete", true);
  const hanging = hangingDatabase();
  const cut = expect(fulfill(session, context(hanging.db))).rejects.toThrow("has not answered within 0.5 s");
  await hanging.hangs;
  expect(await fulfill(session, context(db))).toMatchObject({ paid: true });
  await cut;
  expect(await rowCounts(db)).toMatchObject({ orders: 1, accounts: 1, outbox: 1 });
});

test("a lead whose first process hangs is kept by another, once", async () => {
  const id = crypto.randomUUID();
  const body = { submissionId: id, visitId: id, timestamp: "2026-11-01T11:59:58Z", source: "quiz" };
  const settings = settingsOf({ LEAD_WEBHOOK_URL: "https://automation.example" });
  const send = (on: Database) => post(lead, { ...body, email: "ann@example.com" }, testContext(on, { settings }));
  const hanging = hangingDatabase();
  const cut = send(hanging.db);
  await hanging.hangs;
  expect(await send(db)).toMatchObject({ status: 200, body: { accepted: true } });
  expect(await cut).toMatchObject({ status: 500 });
  expect(await rowCounts(db)).toEqual({ leads: 1, outbox: 1, visits: 1 });
});

test.each(["ask for more", "give up", "come to its end"])(
  "one that comes to itself too late and would %s does nothing to those who have its connection by then",
  async (late) => {
    // Ten connections take a busy machine longer to open than a hasty caller waits.
    const shared = postgresDatabase(db.url ?? "", 2_000);
    const { funnel, now } = testContext(db);
    const put = (sql: Pick<Database, "query">) =>
      enqueue(sql, { kind: "lead-webhook", key: crypto.randomUUID(), payload: {} }, funnel, now());
    let wake: () => void = () => undefined;
    const slept = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const left: Promise<unknown>[] = [];
    const sleeper = shared.transaction(async (sql) => {
      await put(sql);
      await slept;
      if (late === "ask for more") left.push(put(sql).catch((error: Error) => error.message));
      if (late === "give up") throw new Error("too late");
    });
    await expect(sleeper).rejects.toThrow("has not answered within 2 s");
    // One per connection, each in the middle of its work.
    let begun = 0;
    const others = Array.from({ length: 10 }, () =>
      shared.transaction(async (sql) => {
        await put(sql);
        begun += 1;
        if (begun === 10) wake();
        await slept;
        await put(sql);
      }),
    );
    await Promise.all(others);
    for (const said of left) expect(await said).toBe("The connection to the database has ended; begin again.");
    await shared.close();
    expect(await rowCounts(db)).toEqual({ outbox: 20 });
  },
);

test("a connection that is lost in the middle of a statement ends its transaction, and not the process", async () => {
  const lost = hasty.transaction((sql) => sql.query("select pg_terminate_backend(pg_backend_pid())"));
  await expect(lost).rejects.toThrow("CONNECTION_CLOSED");
  expect(await hasty.query("select 1 as one")).toEqual([{ one: 1 }]);
});
