import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import type { Database, Transaction } from "../../../supabase/functions/_shared/database/index.ts";

export type EmbeddedDatabase = Database & {
  readonly close: () => Promise<void>;
  /** Copies its files to a folder; one in memory has none. */
  readonly copyTo: (target: string) => Promise<void>;
};

/**
 * A real Postgres inside this process.
 *
 * @param folder where it keeps its files; without one it lives in memory
 * @returns the database, how to close it, and how to copy it while it runs
 */
export async function embeddedDatabase(folder?: string): Promise<EmbeddedDatabase> {
  // Loaded only where it is used: it is large, and a server starts to listen meanwhile.
  const { PGlite } = await import("@electric-sql/pglite");
  const lite = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  return {
    query: transactionOf(lite).query,
    transaction: (work) => lite.transaction((transaction) => work(transactionOf(transaction))),
    close: () => lite.close(),
    // It works only when it is asked something, and within a transaction nobody else is heard: its files are then as a
    // process leaves them that is killed between two transactions. What is asked meanwhile waits; pages go on.
    copyTo: (target) =>
      lite.transaction(async () => {
        if (folder === undefined) throw new Error("A database in memory has no files.");
        await cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
      }),
  };
}

function transactionOf(client: Pick<PGlite, "query" | "exec">): Transaction {
  return {
    query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...parameters])).rows,
    execute: async (script) => {
      await client.exec(script);
    },
  };
}
