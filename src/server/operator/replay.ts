import type { Sql } from "../../../supabase/functions/_shared/database/index.ts";

/**
 * Puts deliveries back, to be tried at once and for another 72 hours. What has arrived or was dropped is left alone.
 *
 * @param key of one delivery that waits or was given up; undefined for all that were given up
 * @returns how many were put back
 */
export async function replay(sql: Sql, key: string | undefined, now: Date): Promise<number> {
  const rows = await sql.query(
    `update funnel.outbox set state = 'waiting', attempts = 0, due_at = $1::timestamptz
     where case when $2::text is null then state = 'dead' else key = $2 and state in ('waiting', 'dead') end
     returning id`,
    [now.toISOString(), key ?? null],
  );
  return rows.length;
}
