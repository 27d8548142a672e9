import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import type { PGlite } from "@electric-sql/pglite";
import type { Database, Transaction } from "../../../supabase/functions/_shared/database/index.ts";

export type EmbeddedDatabase = Database & {
  readonly close: () => Promise<void>;
  /** Copies its files to a folder. */
  readonly copyTo: (target: string) => Promise<void>;
  /** Whether it has ended by itself, as when its disk was full. Its files can be opened again: nothing acknowledged is lost. */
  readonly hasEnded: () => boolean;
};

/**
 * A real Postgres inside this process.
 *
 * @param files the folder for its files, or an archive of files that is copied into memory
 * @returns the database, how to close it, and how to copy it while it runs
 */
export async function embeddedDatabase(files: string | Blob): Promise<EmbeddedDatabase> {
  // Its WebAssembly is compiled once, quickly. Better code takes another second or two of the processor at each start,
  // and queries are no quicker for it.
  setFlagsFromString("--liftoff-only");
  // Loaded on use: it is large, and meanwhile the server starts to listen.
  const { PGlite, messages } = await import("@electric-sql/pglite");
  const startParams = [...PGlite.defaultStartParams, "-c", `shared_buffers=${buffers}`];
  const lite = await PGlite.create({
    startParams,
    ...(typeof files === "string" ? { dataDir: files } : { loadDataDir: files }),
  });
  // A Postgres that cannot write its log ends its process, and so its locks. This one has no process of its own: it would
  // wait for its own locks forever, and the server with it. So it is never called again.
  let end: Error | undefined;
  const call = lite.execProtocolStream.bind(lite);
  lite.execProtocolStream = async (...message) => {
    if (end) throw end;
    try {
      return await call(...message);
    } catch (error) {
      if (error instanceof messages.DatabaseError && ["FATAL", "PANIC"].includes(error.severity ?? "")) end = error;
      throw error;
    }
  };
  return {
    query: transactionOf(lite).query,
    transaction: (work) => lite.transaction((transaction) => work(transactionOf(transaction))),
    hasEnded: () => end !== undefined,
    close: async () => {
      if (end) await lite.fs?.closeFs();
      else await lite.close();
    },
    // The database only works during a query, and inside a transaction it runs no other query. So its files are in the
    // state of a process killed between two transactions. Queries wait meanwhile; pages are still served.
    copyTo: (target) =>
      lite.transaction(async () => {
        if (typeof files !== "string") throw new Error("A database in memory has no files.");
        await cp(files, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
      }),
  };
}

/**
 * Postgres clears all of its buffers as it starts. The usual 128 MB take two thirds of that time, and the operating system
 * keeps the files at hand anyway.
 */
const buffers = "16MB";

function transactionOf(client: Pick<PGlite, "query" | "exec">): Transaction {
  return {
    query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...parameters])).rows,
    execute: async (script) => {
      await client.exec(script);
    },
  };
}
