import type { Database, Sql } from "../functions/_shared/database/index.ts";

/** Number of rows of each non-empty table, without the rate-limit counters that every call leaves. */
export async function rowCounts(db: Database): Promise<Readonly<Record<string, number>>> {
  const tables = await db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'funnel' and tablename not in ('migrations', 'rate_limits')",
  );
  const counted = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from funnel.${name}`);
  const rows = await db.query<{ name: string; count: number }>(counted.join(" union all "));
  return Object.fromEntries(rows.flatMap(({ name, count }) => (count > 0 ? [[name, count]] : [])));
}

/** The rows of a payment without generated ids, for comparing one course of events with another. */
export async function settledRows(db: Database) {
  return {
    sessions: await db.query("select session, status from funnel.checkout_sessions order by session"),
    orders: await db.query(
      "select session, account_existed, email, plan_id, amount, currency, terms, event_id from funnel.orders order by session",
    ),
    accounts: await db.query("select email from funnel.accounts order by email"),
    outbox: await db.query("select kind, key, payload, state from funnel.outbox order by key"),
  };
}

type Row = {
  readonly kind: string;
  readonly key: string;
  readonly payload: Record<string, unknown>;
  readonly state: string;
  readonly attempts: number;
  readonly last_problem: string | null;
};

/** The content of the outbox, ordered by key. */
export async function outbox(sql: Sql): Promise<readonly Row[]> {
  const rows = await sql.query<Omit<Row, "payload"> & { readonly payload: string }>(
    "select kind, key, payload::text as payload, state, attempts, last_problem from funnel.outbox order by key",
  );
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) }));
}
