import type { Sql } from "../../../supabase/functions/_shared/database/index.ts";

/** A delivery that has not arrived: it waits, nobody may be told of it any more, or it was given up. */
export type Undelivered = {
  readonly kind: string;
  readonly key: string;
  readonly state: "waiting" | "dropped" | "dead";
  readonly attempts: number;
  readonly reason: string | null;
  /** ISO times. */
  readonly created_at: string;
  readonly due_at: string;
  /** Whom it is about: an e-mail address or a phone number. */
  readonly contact: string | null;
};

type Row = Omit<Undelivered, "created_at" | "due_at"> & { readonly created_at: Date; readonly due_at: Date };

/** The deliveries that have not arrived, oldest first; only those that were given up if so asked. */
export async function readOutbox(sql: Sql, onlyDead: boolean): Promise<readonly Undelivered[]> {
  const rows = await sql.query<Row>(
    `select kind, key, state, attempts, last_problem as reason, created_at, due_at,
       coalesce(payload->>'email', payload->>'phone', payload->>'to') as contact
     from funnel.outbox where state = 'dead' or (state in ('waiting', 'dropped') and not $1::boolean)
     order by created_at, key`,
    [onlyDead],
  );
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
  }));
}
