import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { migrate } from "../../src/server/database/migrate.ts";
import { type Database, postgresDatabase } from "../functions/_shared/database/index.ts";

/** The roles that Supabase gives to browsers. */
export const browserRoles = ["anon", "authenticated"] as const;

type Closable = Database & { readonly close: () => Promise<void>; readonly url?: string };

/**
 * A migrated, empty database of the caller's own: on the Postgres at TEST_DATABASE_URL where that is set, otherwise
 * PGlite in memory.
 *
 * @returns the database, its address if it is on a server, how to empty it between tests, and how to let go of it
 */
export async function testDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  const db = server ? await ownDatabase(server) : await embedded();
  await prepare(db);
  await migrate(db, migrations());
  const tables = await db.query<{ name: string }>(
    "select format('funnel.%I', tablename) as name from pg_tables where schemaname = 'funnel' and tablename <> 'migrations'",
  );
  const empty = async () => {
    await db.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
  };
  return { ...db, empty };
}

/**
 * Makes the database what Supabase's is before anything of ours is in it: it has roles for browsers, which are granted
 * every new table, sequence and function. Roles are of the whole server, so they may be there.
 */
async function prepare(db: Database): Promise<void> {
  for (const role of browserRoles)
    await db.query(
      `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
    );
  for (const kind of ["tables", "sequences", "functions"])
    await db.query(`alter default privileges grant all on ${kind} to ${browserRoles.join(", ")}`);
}

/** A database that nobody else uses, so that files can run side by side. It is dropped when it is closed. */
async function ownDatabase(server: string): Promise<Closable> {
  const name = `funnel_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const atServer = async (statement: string) => {
    const admin = postgresDatabase(server);
    await admin.query(statement).finally(admin.close);
  };
  await atServer(`create database ${name}`);
  const db = postgresDatabase(url.href);
  const close = () => db.close().then(() => atServer(`drop database ${name} with (force)`));
  return { ...db, close, url: url.href };
}

/** Only loaded where it is used: it is large. */
async function embedded(): Promise<Closable> {
  const { embeddedDatabase } = await import("../../src/server/database/embedded-database.ts");
  return embeddedDatabase();
}

function migrations(): Readonly<Record<string, string>> {
  const folder = new URL("../migrations/", import.meta.url);
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
}
