import type { Sql } from "../functions/_shared/database/index.ts";

type Row = {
  readonly kind: string;
  readonly key: string;
  readonly payload: Record<string, unknown>;
  readonly state: string;
  readonly attempts: number;
  readonly last_problem: string | null;
};

/** What is in the outbox, in the order of the keys. */
export async function outbox(sql: Sql): Promise<readonly Row[]> {
  const rows = await sql.query<Omit<Row, "payload"> & { readonly payload: string }>(
    "select kind, key, payload::text as payload, state, attempts, last_problem from funnel.outbox order by key",
  );
  return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) }));
}
