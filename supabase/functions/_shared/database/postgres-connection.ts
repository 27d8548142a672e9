import postgres from "postgres";
import type { Transaction } from "./database.ts";

/** One connection to a Postgres. It is there for one caller at a time. */
export type Connection = {
  readonly sql: Transaction;
  /** Whether it is of no use any more: it was lost, ended, or something went wrong on it. */
  readonly isOver: () => boolean;
  /** When it was opened, by `performance.now()`. */
  readonly since: number;
  /** Ends it, whatever is under way on it; Postgres then rolls back what was not committed. */
  readonly end: () => void;
};

/**
 * Opens a connection, with a client of the driver's for itself alone. The driver would open a lost one anew, but takes much
 * of the old one along: an error that it reports a second time, to whoever asks next; half a message; rows of an answer that
 * was cut off; and a wait of up to twenty seconds. So a connection is never used again after the first thing that goes wrong
 * on it.
 *
 * @param patience milliseconds after which Postgres gives up a statement, or a transaction of which nothing more is asked: the
 *   process that asked hangs, and must not hold rows that others wait for
 * @param onOver called once, when the connection is of no use any more
 */
export function openConnection(url: string, patience: number, onOver: () => void): Connection {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    onOver();
    // There is nothing in it to fail, and nobody to be told.
    void client.end({ timeout: 0 });
  };
  const client = postgres(url, {
    max: 1,
    connect_timeout: 10,
    fetch_types: false,
    // Its user decides how long it is kept.
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
  // Who asks something sees it.
  opening.catch(() => undefined);
  return {
    isOver: () => isOver,
    since: performance.now(),
    end,
    sql: {
      query: async <Row>(text: string, parameters: readonly unknown[] = []) => {
        await opening;
        // Only values that Postgres knows as parameters are ever passed.
        const rows = await ask(() => client.unsafe(text, parameters as never[], { prepare: true }));
        return [...rows] as unknown as readonly Row[];
      },
      execute: async (script) => {
        await opening;
        // Only the simple protocol takes several statements at once.
        await ask(() => client.unsafe(script).simple());
      },
    },
  };
}

/**
 * What a session is told at its beginning, and not as parameters of the connection: a pooler refuses those that it does not
 * know. Postgres ends by itself what its process has forgotten, so that no rows are held and no connections used up: a statement
 * or a transaction after `patience`, a connection that nobody asks anything of after two minutes, and one whose other end cannot
 * be reached after 25 seconds. Only from version 17 on it also ends a transaction that broke off within a statement's messages.
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
