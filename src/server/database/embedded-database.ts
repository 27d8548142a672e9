import type { PGlite } from "@electric-sql/pglite";
import type { Database, Sql } from "../../../supabase/functions/_shared/database.ts";

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
    ...sqlOf(lite),
    transaction: (work) => lite.transaction((transaction) => work(sqlOf(transaction))),
    close: () => lite.close(),
  };
}

function sqlOf(client: Pick<PGlite, "query">): Sql {
  return {
    query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...parameters])).rows,
  };
}
