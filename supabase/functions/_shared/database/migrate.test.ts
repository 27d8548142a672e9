import { afterAll, beforeEach, expect, test } from "vitest";
import { migrate } from "../../../../src/server/database/migrate.ts";
import { testDatabase } from "../../../testing/test-database.ts";

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
