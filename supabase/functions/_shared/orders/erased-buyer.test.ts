import { afterAll, beforeEach, expect, test } from "vitest";
import { erasePerson } from "../../../../src/server/operator/person.ts";
import { addOrder, order } from "../../../testing/add-order.ts";
import { paymentContext } from "../../../testing/payment-context.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { enqueueOrderEvents } from "./order-events.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

test("an event that comes while its buyer is erased leaves no address behind", async () => {
  await addOrder(db);
  const context = paymentContext(db, { ORDER_WEBHOOK_URL: "https://orders.internal" });
  let isErased = false;
  let erased: Promise<unknown> = Promise.resolve();
  await db.transaction(async (sql) => {
    await enqueueOrderEvents(sql, { session: order.session }, context);
    erased = erasePerson(db, order.email, context.now()).then(() => {
      isErased = true;
    });
    // The erasing is either done, which is too soon, or it waits for this transaction. An embedded database has one at a time.
    for (let turn = 0; turn < 200 && !isErased; turn++) {
      const waiting = await sql.query("select from pg_locks where locktype = 'advisory' and not granted");
      if (waiting.length > 0) break;
    }
  });
  await erased;
  expect(await db.query("select payload::text from funnel.outbox")).toEqual([]);
  expect(await db.query("select email from funnel.orders")).toEqual([{ email: "erased" }]);
});
