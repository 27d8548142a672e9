import postgres from "postgres";
import type { Transaction } from "./database.ts";

/** One connection to a Postgres, for one caller at a time. */
export type Connection = {
  readonly sql: Transaction;
  /** Whether it is no longer usable: it was lost or ended, or something went wrong on it. */
  readonly isOver: () => boolean;
  /** When it was opened, by `performance.now()`. */
  readonly since: number;
  /** Ends it, even in the middle of a query; Postgres then rolls back everything uncommitted. */
  readonly end: () => void;
};

/**
 * Opens a connection with its own driver client. The driver could reopen a lost connection, but it would carry over
 * state from the old one: an error that it reports again to the next caller, half a message, rows of an interrupted
 * result, and a wait of up to twenty seconds. So a connection is never used again after the first error on it.
 *
 * @param patience milliseconds after which Postgres aborts a statement or an idle transaction, so that a hanging
 * process does not lock rows that others wait for
 * @param onOver called once, when the connection is no longer usable
 */
export function openConnection(url: string, patience: number, onOver: () => void): Connection {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    onOver();
    // Nothing in it can fail, and nobody needs to know.
    void client.end({ timeout: 0 });
  };
  const client = postgres(url, {
    max: 1,
    connect_timeout: 10,
    fetch_types: false,
    // The caller decides how long to keep it.
    max_lifetime: null,
    onnotice: () => undefined,
    onclose: end,
  });
  const ask = async <Result>(query: () => PromiseLike<Result>): Promise<Result> => {
    if (isOver) throw new Error("The connection to the database has ended; begin again.");
    try {
      return await query();
    } catch (error) {
      end();
      throw error;
    }
  };
  const opening = ask(() => client.unsafe(boundsOf(patience)).simple());
  // The caller of a query gets the error.
  opening.catch(() => undefined);
  return {
    isOver: () => isOver,
    since: performance.now(),
    end,
    sql: {
      query: async <Row>(text: string, parameters: readonly unknown[] = []) => {
        await opening;
        // Only values that Postgres accepts as parameters are ever passed.
        const rows = await ask(() => client.unsafe(text, parameters as never[], { prepare: true }));
        return [...rows] as unknown as readonly Row[];
      },
      execute: async (script) => {
        await opening;
        // Only the simple protocol accepts several statements at once.
        await ask(() => client.unsafe(script).simple());
      },
    },
  };
}

/**
 * Settings at the start of a session. They are not connection parameters, because a pooler refuses parameters that it
 * does not know. With them Postgres itself ends what a process has abandoned, so that no rows stay locked and no
 * connections are used up: a statement or transaction after `patience`, an idle connection after two minutes, and one
 * whose other end is unreachable after 25 seconds. Only version 17 and later also ends a transaction that was
 * interrupted within a statement's messages.
 */
function boundsOf(patience: number): string {
  const bounds = {
    statement_timeout: patience,
    idle_in_transaction_session_timeout: patience,
    transaction_timeout: patience,
    idle_session_timeout: 120_000,
    tcp_keepalives_idle: 10,
    tcp_keepalives_interval: 5,
    tcp_keepalives_count: 3,
  };
  const values = Object.entries(bounds).map(([name, value]) => `('${name}', '${value}')`);
  return `select set_config(name, value, false) from (values ${values.join(", ")}) as bounds (name, value)
    where exists (select from pg_settings where pg_settings.name = bounds.name)`;
}
