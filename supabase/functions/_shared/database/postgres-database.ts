import postgres from "postgres";
import type { Database, Transaction } from "./database.ts";

/**
 * A database at an address: any Postgres from version 15 on. Runs in Node and in Deno.
 *
 * @param url `postgres://user:password@host:port/name`
 * @param patience milliseconds after which Postgres ends an idle transaction, so that its rows are unlocked when a
 * process hangs without dying
 * @returns the database, and a function that closes its connections
 */
export function postgresDatabase(url: string, patience = 60_000): Database & { readonly close: () => Promise<void> } {
  const client = postgres(url, { max: connections, idle_timeout: 30, connect_timeout: 10, onnotice: () => undefined });
  return {
    query: transactionOf(client).query,
    transaction: unspoilt(async (work) => {
      let isOver = false;
      const run = async (sql: Transaction) => {
        // Not set as a connection parameter: a pooler refuses parameters that it does not know.
        await sql.query(`set local idle_in_transaction_session_timeout = ${patience}`);
        return work(sql);
      };
      const begun = client.begin((transaction) =>
        // After a lost connection the driver must not roll back: it would do so on a connection that is closed or in
        // use by another transaction.
        run(untilOver(transactionOf(transaction), () => isOver)).finally(() =>
          isOver ? new Promise(() => undefined) : null,
        ),
      );
      // The driver's type also unwraps arrays of promises, which do not occur here.
      return begun.finally(() => {
        isOver = true;
      }) as never;
    }),
    close: () => client.end({ timeout: 5 }),
  };
}

const connections = 10;

/**
 * The driver reports a lost connection twice: to the transaction that used it, and to the next one that it assigns to
 * it, which has run nothing yet. That one starts again. All others fail, because it is unknown what they did. With ten
 * lost connections, ten in a row may fail.
 */
function unspoilt(transaction: Database["transaction"]): Database["transaction"] {
  return async (work) => {
    for (let spoilt = 0; ; spoilt++) {
      let hasBegun = false;
      try {
        return await transaction((sql) => {
          hasBegun = true;
          return work(sql);
        });
      } catch (error) {
        if (hasBegun || spoilt > connections || !isTermination(error)) throw error;
      }
    }
  };
}

/** `admin_shutdown`: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const isTermination = (error: unknown) => error instanceof Error && "code" in error && error.code === "57P01";

type Client = Pick<postgres.Sql, "unsafe">;

function transactionOf(client: Client): Transaction {
  return {
    query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
      // Only values that Postgres accepts as parameters are ever passed.
      [...(await client.unsafe(text, parameters as never[], { prepare: true }))] as unknown as readonly Row[],
    execute: async (script) => {
      // Only the simple protocol accepts several statements at once.
      await client.unsafe(script).simple();
    },
  };
}

/** Refuses queries once the transaction is over, because another transaction may have its connection by then. */
function untilOver({ query, execute }: Transaction, isOver: () => boolean): Transaction {
  const check = () => {
    if (isOver()) throw new Error("The database has ended this transaction; begin another.");
  };
  return {
    query: async (text, parameters) => {
      check();
      return query(text, parameters);
    },
    execute: async (script) => {
      check();
      return execute(script);
    },
  };
}
