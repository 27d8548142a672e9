import type { Database } from "../../../supabase/functions/_shared/database.ts";

/**
 * Brings a database up to date: runs what has not run yet, in the order of the names, all of it or nothing.
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
      for (const statement of statementsOf(migrations[name] ?? "")) await sql.query(statement);
      await sql.query("insert into funnel.migrations (name) values ($1)", [name]);
    }
  });
}

/** The statements of a file. Drivers take one at a time; a `do $$ … $$` block is one. */
function statementsOf(text: string): readonly string[] {
  const withoutComments = text.replace(/^\s*--.*$/gm, "");
  return (withoutComments.match(/(?:\$\$[\s\S]*?\$\$|[^;])+/g) ?? [])
    .map((statement) => statement.trim())
    .filter(Boolean);
}
