import type { PGlite } from "@electric-sql/pglite";
import type { Database, Transaction } from "../../../supabase/functions/_shared/database/index.ts";

/**
 * A real Postgres inside this process.
 *
 * @param folder where it keeps its files; without one it lives in memory
 * @returns the database, and how to close it
 */
export async function embeddedDatabase(folder?: string): Promise<Database & { readonly close: () => Promise<void> }> {
  // Loaded only where it is used: it is large, and a server starts to listen meanwhile.
  const { PGlite } = await import("@electric-sql/pglite");
  const lite = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
  return {
    query: transactionOf(lite).query,
    transaction: (work) => lite.transaction((transaction) => work(transactionOf(transaction))),
    close: () => lite.close(),
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
