import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { migrate } from "../../src/server/database/migrate.ts";
import { type Database, postgresDatabase } from "../functions/_shared/database/index.ts";

/** The roles that Supabase gives to browsers. */
export const browserRoles = ["anon", "authenticated"] as const;

type Closable = Database & { readonly close: () => Promise<void>; readonly url?: string };

type Emptiable = Closable & { readonly empty: () => Promise<void> };

/** Embedded databases that a file has let go of. Making one takes seconds, and a worker tests one file after another. */
const idle: Emptiable[] = [];

/**
 * A migrated, empty database of the caller's own: on the Postgres at TEST_DATABASE_URL where that is set, otherwise
 * PGlite in memory.
 *
 * @param changes what the caller puts into it or changes in it: after rows the next file may have it
 * @returns the database, its address if it is on a server, how to empty it between tests, and how to let go of it
 */
export async function testDatabase(changes: "rows" | "tables" = "rows"): Promise<Emptiable> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return prepared(await ownDatabase(server));
  const db = idle.pop() ?? (await prepared(await embedded()));
  const handOn = async () => {
    await db.empty();
    idle.push(db);
  };
  return changes === "rows" ? { ...db, close: handOn } : db;
}

/** The database as Supabase would have it, with our tables. */
async function prepared(db: Closable): Promise<Emptiable> {
  await addRoles(db);
  await migrate(db, migrations());
  const tables = await db.query<{ name: string }>(
    "select format('funnel.%I', tablename) as name from pg_tables where schemaname = 'funnel' and tablename <> 'migrations'",
  );
  const { truncate, takeRows } = emptyingOf(tables.map(({ name }) => name));
  let times = 0;
  const empty = async () => {
    times += 1;
    await db.query(times % rowsLeftBehind === 0 ? truncate : takeRows);
  };
  return { ...db, empty };
}

/** How often rows are taken until the tables are made anew: what is deleted still takes up room, and time to pass over. */
const rowsLeftBehind = 50;

/**
 * Two ways to empty tables. `truncate` takes ten times as long, since it makes new files for each; the other waits as it
 * does until nobody else is at them, and takes the rows of all at once, whatever refers to whatever.
 */
function emptyingOf(tables: readonly string[]) {
  const list = tables.join(", ");
  const [first, ...others] = tables.map((table) => `delete from ${table}`);
  const below = others.map((statement, index) => `others${index} as (${statement})`).join(", ");
  const takeRows = `do $$ begin lock table ${list} in access exclusive mode; with ${below} ${first}; end $$`;
  return { truncate: `truncate ${list}`, takeRows };
}

/**
 * Makes the database what Supabase's is before anything of ours is in it: it has roles for browsers, which are granted
 * every new table, sequence and function. Roles are of the whole server, so they may be there.
 */
async function addRoles(db: Database): Promise<void> {
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
