import { afterAll, beforeEach, expect, test } from "vitest";
import { addOrder } from "../../testing/add-order.ts";
import { post } from "../../testing/post.ts";
import { testContext } from "../../testing/test-context.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { settingsOf } from "../_shared/context/index.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const context = testContext(db, { settings: settingsOf({ JOBS_SECRET: "jobs-secret" }) });
const run = () =>
  post(handler, {}, context, { "Content-Type": "application/json", Authorization: "Bearer jobs-secret" });
const daysAgo = (days: number) => new Date(context.now().getTime() - days * 86_400_000).toISOString();

test("forgets deliveries that were settled long ago, and none that waits", async () => {
  for (const [state, days] of [
    ...[29, 31, 400].map((days) => ["delivered", days] as const),
    ...[29, 31].map((days) => ["dropped", days] as const),
    ...[179, 181].map((days) => ["dead", days] as const),
    ["waiting", 400] as const,
  ])
    await db.query(
      `insert into funnel.outbox (kind, key, payload, state, created_at, due_at, delivered_at,
         funnel_id, funnel_version, funnel_hash)
       values ('mail', $1 || ' ' || $2, '{}', $1, '2024-01-01T00:00:00Z', $3::timestamptz,
         case when $1 = 'delivered' then $3::timestamptz end, 'f', 1, 'h')`,
      [state, String(days), daysAgo(days)],
    );
  expect(await run()).toMatchObject({ status: 200 });
  const left = await db.query<{ key: string }>("select key from funnel.outbox order by key");
  expect(left.map(({ key }) => key)).toEqual(["dead 179", "delivered 29", "dropped 29", "waiting 400"]);
});

test("forgets old events and what is no order of ours, and keeps what became of an order", async () => {
  await addOrder(db);
  await db.query("update funnel.orders set customer = 'cus_ours'");
  for (const days of [59, 61]) {
    await db.query(
      `insert into funnel.provider_events (provider, event_id, type, received_at, funnel_id, funnel_version, funnel_hash)
       values ('stripe', $1, 'charge.refunded', $2::timestamptz, 'f', 1, 'h')`,
      [`evt_${days}`, daysAgo(days)],
    );
    for (const whose of ["ours", "theirs"])
      await db.query(
        `insert into funnel.provider_objects (provider, object_id, kind, state, amount, customer, is_final, happened_at,
           funnel_id, funnel_version, funnel_hash)
         values ('stripe', $1, 'charge', 'refunded', 1, $2, true, $3::timestamptz, 'f', 1, 'h')`,
        [`ch_${whose}_${days}`, `cus_${whose}`, daysAgo(days)],
      );
  }
  expect(await run()).toMatchObject({ status: 200 });
  expect(await db.query("select event_id as id from funnel.provider_events")).toEqual([{ id: "evt_59" }]);
  const objects = await db.query<{ id: string }>("select object_id as id from funnel.provider_objects order by 1");
  expect(objects.map(({ id }) => id)).toEqual(["ch_ours_59", "ch_ours_61", "ch_theirs_59"]);
});
