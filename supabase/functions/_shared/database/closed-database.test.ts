import { afterAll, describe, expect, test } from "vitest";
import { browserRoles, testDatabase } from "../../../testing/test-database.ts";

const db = await testDatabase();
afterAll(() => db.close());

const tables = (
  await db.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'funnel'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')",
  )
).map(({ name }) => name);

describe("the database, for the roles of browsers", () => {
  test("has tables to be closed", () => {
    expect(tables).toEqual(expect.arrayContaining(["leads", "orders", "outbox", "consents", "migrations"]));
  });

  test.each(browserRoles)("refuses %s to read or write any table", async (role) => {
    const statements = tables.flatMap((table) => [
      `select from funnel.${table}`,
      `insert into funnel.${table} default values`,
      `update funnel.${table} set funnel_id = ''`,
      `delete from funnel.${table}`,
      `truncate funnel.${table}`,
    ]);
    // In one call: a statement that fails ends its connection, and real servers take long to open one.
    const tried = statements.map(
      (statement) => `begin
        execute $s$${statement}$s$;
        said := said || $s$${statement}: allowed$s$::text;
      exception when others then
        said := said || sqlerrm;
      end;`,
    );
    await db.transaction(async (sql) => {
      await sql.query(`set local role ${role}`);
      await sql.query(
        `do $$ declare said text[]; begin ${tried.join("\n")} perform set_config('test.said', to_json(said)::text, true); end $$`,
      );
      const [row] = await sql.query<{ said: string }>("select current_setting('test.said') as said");
      expect(JSON.parse(row?.said ?? "")).toEqual(statements.map(() => "permission denied for schema funnel"));
    });
  });

  test.each(browserRoles)("grants %s nothing", async (role) => {
    const granted = await db.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'funnel'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
         and (has_any_column_privilege($1, c.oid, 'select, insert, update, references')
           or has_table_privilege($1, c.oid, 'select, insert, update, delete, truncate, references, trigger'))`,
      [role],
    );
    expect(granted).toEqual([]);
    expect(await db.query("select has_schema_privilege($1, 'funnel', 'usage, create') as may", [role])).toEqual([
      { may: false },
    ]);
  });

  test("has row security enabled and forced on every table", async () => {
    const open = await db.query(
      `select relname from pg_class where relnamespace = 'funnel'::regnamespace and relkind in ('r', 'p')
         and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(open).toEqual([]);
  });

  test("lets no browser's role run a function of the schema", async () => {
    const functions = await db.query(
      "select proname from pg_proc where pronamespace = 'funnel'::regnamespace and has_function_privilege('public', oid, 'execute')",
    );
    expect(functions).toEqual([]);
  });
});
