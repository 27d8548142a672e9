import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Database, postgresDatabase } from "../../../supabase/functions/_shared/database/index.ts";
import { lockDirectory } from "./directory-lock.ts";
import { type EmbeddedDatabase, embeddedDatabase } from "./embedded-database.ts";
import { migrate } from "./migrate.ts";
import { makePrivate } from "./private-folder.ts";

/** The SQL of every migration, by file name. */
export const migrations: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../../supabase/migrations/*.sql", { query: "?raw", import: "default", eager: true }),
  ).map(([path, sql]) => [path.slice(path.lastIndexOf("/") + 1), sql]),
);

/** Which database: the one at an address, otherwise the embedded one in a folder. */
type Place = { readonly databaseUrl?: string; readonly dataDir: string };

export type OpenDatabase = Database & {
  /** Fulfilled once it is open and migrated. */
  readonly ready: Promise<void>;
  /** Lets go of it, and of its folder. */
  readonly close: () => Promise<void>;
  /**
   * Copies the embedded database, while it is used, into a folder that a server can be started on.
   *
   * @param target a folder that is not there yet; it is there once all of it is
   * @throws Error that says why it cannot
   */
  readonly backUp: (target: string) => Promise<void>;
};

/**
 * Opens a database and brings it up to date. It can be used at once: a query waits until it is open.
 *
 * @param prepare what to do with it first
 * @throws Error if the folder is in use
 */
export function openDatabase(
  { databaseUrl, dataDir }: Place,
  prepare: (db: Database) => Promise<void> = (db) => migrate(db, migrations),
): OpenDatabase {
  const release = databaseUrl === undefined ? lockDirectory(dataDir) : () => undefined;
  const opening = (async (): Promise<
    Pick<EmbeddedDatabase, "query" | "transaction" | "close"> & Partial<EmbeddedDatabase>
  > => {
    const db = databaseUrl === undefined ? await embeddedIn(dataDir) : postgresDatabase(databaseUrl);
    await prepare(db);
    return db;
  })();
  const ready = opening.then(() => undefined);
  // Callers that wait for it see a failure; perhaps nobody is waiting yet.
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

/** First beside its place, for its user alone, so that half a backup is never taken for one. */
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

/** The one embedded in a folder. When it makes its files it lets everybody read and write them. */
async function embeddedIn(dataDir: string) {
  const db = await embeddedDatabase(join(dataDir, "postgres"));
  makePrivate(dataDir);
  return db;
}
