import type { Database } from "../../../supabase/functions/_shared/database/index.ts";

/**
 * Migrates a database: runs each file that has not run yet, in order of names, all of them or none.
 *
 * @param migrations SQL by file name
 */
export async function migrate(db: Database, migrations: Readonly<Record<string, string>>): Promise<void> {
  await db.transaction(async (sql) => {
    // Two servers that start at once must not both migrate.
    await sql.query("select pg_advisory_xact_lock(711, 1)");
    await sql.query("create schema if not exists funnel");
    await sql.query(
      "create table if not exists funnel.migrations (name text primary key, ran_at timestamptz not null default now())",
    );
    const ran = new Set(
      (await sql.query<{ name: string }>("select name from funnel.migrations")).map(({ name }) => name),
    );
    for (const name of Object.keys(migrations)
      .filter((name) => !ran.has(name))
      .sort()) {
      await sql.execute(migrations[name] ?? "");
      await sql.query("insert into funnel.migrations (name) values ($1)", [name]);
    }
  });
}
