import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Database, postgresDatabase } from "../../../supabase/functions/_shared/database/index.ts";
import { lockDirectory } from "./directory-lock.ts";
import { type EmbeddedDatabase, embeddedDatabase } from "./embedded-database.ts";
import { folderProblem, inFolder } from "./folder-problem.ts";
import { lastingDatabase } from "./lasting-database.ts";
import { migrate } from "./migrate.ts";
import { makePrivate } from "./private-folder.ts";

/** The SQL of every migration, by file name. */
export const migrations: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../../supabase/migrations/*.sql", { query: "?raw", import: "default", eager: true }),
  ).map(([path, sql]) => [path.slice(path.lastIndexOf("/") + 1), sql]),
);

/** The database to use: the one at an address, otherwise the embedded one in a folder. */
type Place = {
  readonly databaseUrl?: string;
  readonly dataDir: string;
  /** Milliseconds that a query or transaction on a Postgres at an address may take; by default as long as visitors wait. */
  readonly patience?: number;
};

export type OpenDatabase = Database & {
  /** Resolves once it is open and migrated. */
  readonly ready: Promise<void>;
  /** Closes it and releases its folder. */
  readonly close: () => Promise<void>;
  /**
   * Copies the embedded database, while it is in use, into a folder that a server can be started on.
   *
   * @param target a folder that does not exist yet; it only appears once it is complete
   * @throws Error that says why it failed
   */
  readonly backUp: (target: string) => Promise<void>;
};

/**
 * Milliseconds that a migration may take: it may process all rows of a table, or wait for another server's migration.
 */
const longestMigration = 3_600_000;

/**
 * Opens a database and migrates it. It can be used at once: queries wait until it is open.
 *
 * @param prepare what to do with it before migrating
 * @throws Error if the folder is in use
 */
export function openDatabase(
  { databaseUrl, dataDir, patience }: Place,
  prepare: (db: Database) => Promise<void> = (db) => migrate(db, migrations),
): OpenDatabase {
  const release = databaseUrl === undefined ? inFolder(dataDir, () => lockDirectory(dataDir)) : () => undefined;
  const opening = (async (): Promise<
    Pick<EmbeddedDatabase, "query" | "transaction" | "close"> & Partial<EmbeddedDatabase>
  > => {
    if (databaseUrl !== undefined) {
      const patient = postgresDatabase(databaseUrl, longestMigration);
      await prepare(patient).finally(patient.close);
      return postgresDatabase(databaseUrl, patience);
    }
    const db = await lastingDatabase(() => embeddedIn(dataDir));
    await prepare(db);
    return db;
  })();
  const ready = opening.then(() => undefined);
  // Callers that wait get the failure; nobody may be waiting yet.
  ready.catch(() => undefined);
  return {
    query: async (text, parameters) => (await opening).query(text, parameters),
    transaction: async (work) => (await opening).transaction(work),
    ready,
    close: async () => {
      await opening.then((db) => db.close()).catch(() => undefined);
      release();
    },
    backUp: async (target) => {
      const { copyTo } = await opening;
      if (!copyTo) throw new Error("A Postgres at an address is backed up by pg_dump --schema=funnel.");
      await backUp(copyTo, target);
    },
  };
}

/**
 * Written next to its final place, readable by its user alone, so that half a backup is never mistaken for a whole one.
 */
async function backUp(copyTo: EmbeddedDatabase["copyTo"], target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`"${target}" is there already. Name a folder that is not there yet.`);
  await mkdir(dirname(target), { recursive: true });
  const part = await mkdtemp(`${target}.part-`);
  try {
    await copyTo(join(part, "postgres"));
    makePrivate(part);
    await rename(part, target);
  } catch (error) {
    await rm(part, { recursive: true });
    throw error;
  }
}

/**
 * Opens the embedded database. It creates its files readable and writable for everybody, so access is restricted here.
 */
async function embeddedIn(dataDir: string) {
  const db = await embeddedDatabase(join(dataDir, "postgres")).catch((error) => {
    throw folderProblem(dataDir, error);
  });
  makePrivate(dataDir);
  return db;
}
