import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { migrate } from "../../src/server/database/migrate.ts";
import { type Database, postgresDatabase } from "../functions/_shared/database/index.ts";

/** The roles that Supabase gives to browsers. */
export const browserRoles = ["anon", "authenticated"] as const;

type Closable = Database & { readonly close: () => Promise<void>; readonly url?: string };

type Emptiable = Closable & { readonly empty: () => Promise<void> };

/** Embedded databases released by a test file. Creating one takes seconds, and a worker runs one file after another. */
const idle: Emptiable[] = [];

/** How to release those that test files have, if they are to be reused. */
const lent = new Set<() => Promise<void>>();

/**
 * A migrated, empty database for the caller alone: on the Postgres at TEST_DATABASE_URL if that is set, otherwise
 * PGlite in memory.
 *
 * @param changes what the caller changes: after changes to rows only, the next file may reuse it
 * @returns the database, its address if it is on a server, and functions to empty it between tests and to release it
 */
export async function testDatabase(changes: "rows" | "tables" = "rows"): Promise<Emptiable> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return prepared(await ownDatabase(server));
  const db = idle.pop() ?? (await prepared(await embedded()));
  if (changes === "tables") return db;
  const handOn = async () => {
    lent.delete(handOn);
    await db.empty();
    idle.push(db);
  };
  lent.add(handOn);
  return { ...db, close: handOn };
}

/**
 * Releases what test files have not: those that are cancelled never do.
 *
 * @public src/scripts/mutate.setup.mjs calls it
 */
export async function takeBackDatabases(): Promise<void> {
  for (const handOn of lent) await handOn();
}

/** The database as on Supabase, with our tables. */
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

/** How often rows are deleted before the tables are truncated: deleted rows still take space, and time to skip. */
const rowsLeftBehind = 50;

/**
 * Two ways to empty tables. `truncate` takes ten times as long, because it creates new files. The other also waits
 * until nobody else uses them, and deletes all rows at once, ignoring foreign keys.
 */
function emptyingOf(tables: readonly string[]) {
  const list = tables.join(", ");
  const [first, ...others] = tables.map((table) => `delete from ${table}`);
  const below = others.map((statement, index) => `others${index} as (${statement})`).join(", ");
  const takeRows = `do $$ begin lock table ${list} in access exclusive mode; with ${below} ${first}; end $$`;
  return { truncate: `truncate ${list}`, takeRows };
}

/**
 * Prepares a database like a new one on Supabase: it has roles for browsers, which are granted every new table,
 * sequence and function. Roles belong to the whole server, so they may exist already.
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

/** Loaded on use: it is large. */
async function embedded(): Promise<Closable> {
  const { embeddedDatabase } = await import("../../src/server/database/embedded-database.ts");
  const { emptyPostgres } = await import("./empty-postgres.ts");
  return embeddedDatabase(await emptyPostgres());
}

function migrations(): Readonly<Record<string, string>> {
  const folder = new URL("../migrations/", import.meta.url);
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
}
