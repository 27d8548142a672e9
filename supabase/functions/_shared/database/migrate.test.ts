import { readFileSync } from "node:fs";
import { afterAll, beforeEach, expect, test } from "vitest";
import { migrate } from "../../../../src/server/database/migrate.ts";
import { fakeReceiver } from "../../../testing/fake-receiver.ts";
import { post } from "../../../testing/post.ts";
import { testContext } from "../../../testing/test-context.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { handler } from "../../lead/handler.ts";
import { settingsOf } from "../context/index.ts";
import { deliverDue } from "../outbox/index.ts";

const db = await testDatabase("tables");
beforeEach(() => db.query("drop schema if exists notes cascade"));
afterAll(() => db.close());

const notes = `
create schema notes;
create table notes.notes (id integer primary key, text text not null default 'one; two'); -- not; the end
/* neither; here */
insert into notes.notes (id) values (1);
create function notes.shout(text) returns text language sql as $body$
  select upper($1) || ';';
$body$;
create function notes.count() returns integer language plpgsql as $$
begin
  return (select count(*) from notes.notes where text like '%;%');
end
$$;
insert into notes.notes values (2, notes.shout('it''s -- three; four'))`;

test("a migration runs as it is written, semicolons in literals, comments and function bodies included, and once", async () => {
  await migrate(db, { "90000101000000_notes.sql": notes });
  await migrate(db, { "90000101000000_notes.sql": notes });
  expect(await db.query("select text, notes.count() as count from notes.notes order by id")).toEqual([
    { text: "one; two", count: 2 },
    { text: "IT'S -- THREE; FOUR;", count: 2 },
  ]);
});

test("of migrations of which one fails nothing stays", async () => {
  const failing = migrate(db, {
    "90000102000000_first.sql": "create schema notes; create table notes.notes (id integer)",
    "90000103000000_second.sql": "insert into notes.notes values (1); insert into notes.notes values ('one')",
  });
  await expect(failing).rejects.toThrow("invalid input syntax");
  expect(await db.query("select from pg_namespace where nspname = 'notes'")).toEqual([]);
  expect(await db.query("select from funnel.migrations where name like '9000010%_first.sql'")).toEqual([]);
});

test("leads that were stored while no receiver was set are sent after the update, each as it would have been", async () => {
  const lane = "20261105000000_lanes.sql";
  const leads = [
    { submissionId: "5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a1", email: "ann@example.com" },
    { submissionId: "5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a2", phone: "+14155550132" },
    { submissionId: "5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a3", email: "bo@example.com" },
  ];
  for (const lead of leads) {
    const { status } = await post(
      handler,
      { timestamp: "2026-10-31T23:59:58.120Z", source: "s", ...lead },
      testContext(db),
    );
    expect(status).toBe(200);
  }
  const sent = async () => {
    const { fetch, received } = fakeReceiver(() => 200);
    const settings = settingsOf({ LEAD_WEBHOOK_URL: "https://automation.example/leads" });
    await deliverDue(testContext(db, { fetch, settings }));
    return received.map(({ key, body }) => ({ key, body })).sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1));
  };
  const [first, second, third] = await sent();
  // As the version before would have it: the last one had a receiver.
  await db.query("delete from funnel.outbox where key <> $1", [third?.key]);
  await db.query("create index outbox_due on funnel.outbox (due_at)");
  await db.query("drop index funnel.outbox_lane");
  await db.query("delete from funnel.migrations where name = $1", [lane]);
  await migrate(db, { [lane]: readFileSync(new URL(`../../../migrations/${lane}`, import.meta.url), "utf8") });
  expect(await sent()).toEqual([first, second]);
});
