import type { Database } from "../functions/_shared/database/index.ts";

/** How many rows each table has that has any. Counters of rate limits do not count: every call leaves one. */
export async function rowCounts(db: Database): Promise<Readonly<Record<string, number>>> {
  const tables = await db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'funnel' and tablename not in ('migrations', 'rate_limits')",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await db.query<{ count: number }>(`select count(*)::int as count from funnel.${name}`);
    if (row && row.count > 0) counts[name] = row.count;
  }
  return counts;
}
