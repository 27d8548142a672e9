import type { Database, Transaction } from "./database.ts";
import { type Connection, openConnection } from "./postgres-connection.ts";

/** Most connections of one process. */
const most = 10;
/**
 * Milliseconds after which an idle connection is closed, long before Postgres does, and after which any connection is
 * closed, because its server may have been replaced.
 */
const longestIdle = 30_000;
const longestLife = 1_800_000;
/** Milliseconds that running work may still take when the database is closed. */
const lastCall = 5_000;

/**
 * A database at an address: any Postgres from version 15 on. Runs in Node and in Deno.
 *
 * @param url `postgres://user:password@host:port/name`
 * @param patience milliseconds within which a query or a whole transaction must end, including the wait for a
 * connection. After that it fails with an Error, its connection is ended, and Postgres rolls it back: a network that
 * drops all packets reports no loss, and would block all connections forever
 * @returns the database, and a function that closes its connections
 */
export function postgresDatabase(url: string, patience = 15_000): Database & { readonly close: () => Promise<void> } {
  const connections = new Set<Connection>();
  const idle: { readonly connection: Connection; readonly timer: ReturnType<typeof setTimeout> }[] = [];
  const waiting: ((connection: Connection) => void)[] = [];
  const calls = new Set<Promise<unknown>>();

  const open = () => {
    const connection = openConnection(url, patience, () => {
      connections.delete(connection);
      const place = idle.findIndex((kept) => kept.connection === connection);
      for (const { timer } of place < 0 ? [] : idle.splice(place, 1)) clearTimeout(timer);
      // Callers that waited for it have a new one.
      waiting.shift()?.(open());
    });
    connections.add(connection);
    return connection;
  };
  const take = async () => {
    const kept = idle.pop();
    clearTimeout(kept?.timer);
    if (kept) return kept.connection;
    return connections.size < most ? open() : new Promise<Connection>((resolve) => waiting.push(resolve));
  };
  const giveBack = (connection: Connection) => {
    if (connection.isOver()) return;
    if (performance.now() - connection.since > longestLife) return connection.end();
    const next = waiting.shift();
    if (next) next(connection);
    else idle.push({ connection, timer: setTimeout(connection.end, longestIdle) });
  };

  /** Runs something on a connection that nobody else uses meanwhile. */
  const use = <Result>(work: (sql: Transaction) => Promise<Result>): Promise<Result> => {
    let taken: Connection | undefined;
    let isLate = false;
    const done = take().then(async (connection) => {
      taken = connection;
      try {
        // Nobody is waiting for work that would only begin now.
        return await (isLate ? Promise.reject(new Error("Too late")) : work(connection.sql));
      } finally {
        giveBack(connection);
      }
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isLate = true;
        reject(new Error(`The database has not answered within ${patience / 1000} s.`));
        taken?.end();
      }, patience);
    });
    const call = Promise.race([done, late]).finally(() => {
      clearTimeout(timer);
      calls.delete(call);
    });
    calls.add(call);
    return call;
  };

  return {
    query: (text, parameters) => use((sql) => sql.query(text, parameters)),
    transaction: (work) => use((sql) => inTransaction(sql, work)),
    close: async () => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, lastCall);
      });
      await Promise.race([Promise.allSettled(calls), late]);
      clearTimeout(timer);
      waiting.length = 0;
      for (const connection of connections) connection.end();
    },
  };
}

async function inTransaction<Result>(sql: Transaction, work: (sql: Transaction) => Promise<Result>): Promise<Result> {
  let isOver = false;
  // Leftovers of the work must not query a connection that another caller may have by then.
  const whileOpen: <Answer>(ask: () => Promise<Answer>) => Promise<Answer> = async (ask) => {
    if (isOver) throw new Error("This transaction has ended; begin another.");
    return ask();
  };
  await sql.execute("begin");
  try {
    const result = await work({
      query: (text, parameters) => whileOpen(() => sql.query(text, parameters)),
      execute: (script) => whileOpen(() => sql.execute(script)),
    });
    isOver = true;
    await sql.execute("commit");
    return result;
  } catch (error) {
    isOver = true;
    // After a failed statement its connection has ended, and the transaction with it.
    await sql.execute("rollback").catch(() => undefined);
    throw error;
  }
}
