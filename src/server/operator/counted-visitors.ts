import type { StoredVisitors } from "../../../engine/visitors/index.ts";
import type { Sql } from "../../../supabase/functions/_shared/database/index.ts";

/** Whose sums, and over which days, both of them included. */
export type CountedDays = {
  readonly funnel: string;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
};

type Row = StoredVisitors["sums"][number] & { readonly first: string; readonly last: string };

/** The sums of a funnel's visitors by step and variants, over all days or some. */
export async function countedVisitors(sql: Sql, { funnel, since, until }: CountedDays): Promise<StoredVisitors> {
  const rows = await sql.query<Row>(
    `select step, variants, sum(reached)::double precision as reached, sum(passed)::double precision as passed,
       min(day)::text as first, max(day)::text as last
     from funnel.visitor_counts
     where funnel_id = $1 and day >= coalesce($2::date, day) and day <= coalesce($3::date, day)
     group by step, variants order by step, variants`,
    [funnel, since ?? null, until ?? null],
  );
  const [first] = rows.map((row) => row.first).sort();
  const last = rows
    .map((row) => row.last)
    .sort()
    .at(-1);
  return {
    ...(first !== undefined && last !== undefined && { days: { first, last } }),
    sums: rows.map(({ step, variants, reached, passed }) => ({ step, variants, reached, passed })),
  };
}
