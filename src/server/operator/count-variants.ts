import type { StoredCounts } from "../../../engine/experiments/index.ts";
import type { Experiments } from "../../../engine/flow/index.ts";
import type { Sql } from "../../../supabase/functions/_shared/database/index.ts";
import { isTest, partsPaid, takenBack } from "../../../supabase/functions/_shared/orders/index.ts";

/** Leads and orders of the funnel $1, with the parameters of the address and variants that they were stored with. */
const sources = {
  leads: `select submission_id as id, received_at as at, visit_id, coalesce(lower(email), phone) as address, '' as currency,
      0 as paid, about #> '{quiz,quiz,query}' as query
    from funnel.leads where funnel_id = $1 and suspicion is null`,
  orders: `select sold.id, at, visit_id, address, currency,
      greatest(0, sold.amount * coalesce(nullif(sold.parts_paid, 0), 1) - coalesce(back.amount, 0)) as paid,
      coalesce(sold.query, visits.quiz #> '{quiz,query}') as query
    from (
      select orders.id, orders.session, orders.paid_at as at, checkout.visit_id, lower(orders.email) as address,
        orders.currency, orders.amount, checkout.query, ${partsPaid}
      from funnel.orders join funnel.checkout_sessions checkout using (session)
      where orders.funnel_id = $1 and not ${isTest}
    ) sold left join funnel.visits using (visit_id) left join (${takenBack}) back using (session)`,
} as const;

/** $2 is the variants of each experiment. */
const counts = (source: string) => `
  with stored as materialized (${source}),
  told as (
    select experiment, id, at, visit_id, address, currency, paid, query ->> experiment as variant,
      variants ? (query ->> experiment) as is_known
    from jsonb_each($2::text::jsonb) as experiments(experiment, variants) cross join stored
  ),
  ranked as (
    select told.*,
      row_number() over (partition by experiment, coalesce(visit_id, id) order by at, id) as of_visit,
      row_number() over (partition by experiment, coalesce(address, id::text) order by at, id) as of_address
    from told where is_known
  )
  select experiment, variant, currency, true as is_known, count(*) filter (where of_visit = 1 and of_address = 1)::integer as count,
    sum(paid)::double precision as paid
  from ranked group by experiment, variant, currency
  union all
  select experiment, min(variant), '', false, count(*)::integer, 0
  from told where is_known is not true group by experiment, variant is null
  order by 1, 4, 2, 3`;

type Row = {
  readonly experiment: string;
  /** Null of what was stored without. */
  readonly variant: string | null;
  readonly currency: string;
  /** Whether the definition has the variant. */
  readonly is_known: boolean;
  /** Of people with a variant that is known, otherwise of rows. */
  readonly count: number;
  readonly paid: number;
};

/**
 * Counts the people who left a contact or ordered, by the variants of experiments that they had.
 *
 * @param funnel id of the funnel
 */
export async function countVariants(sql: Sql, funnel: string, experiments: Experiments): Promise<StoredCounts> {
  const people: Writable<StoredCounts["people"]> = [];
  const paid: Writable<StoredCounts["paid"]> = [];
  const others: Writable<StoredCounts["others"]> = [];
  for (const measure of ["leads", "orders"] as const) {
    const rows = await sql.query<Row>(counts(sources[measure]), [funnel, JSON.stringify(experiments)]);
    for (const { experiment, variant, currency, is_known, count, paid: amount } of rows) {
      if (variant === null || !is_known) others.push({ measure, experiment, hasVariant: variant !== null, count });
      else {
        people.push({ measure, experiment, variant, people: count });
        if (amount > 0) paid.push({ experiment, variant, currency, amount });
      }
    }
  }
  const [aside] = await sql.query<Pick<StoredCounts, "suspicious" | "tests">>(
    `select (select count(*)::integer from funnel.leads where funnel_id = $1 and suspicion is not null) as suspicious,
       (select count(*)::integer from funnel.orders join funnel.checkout_sessions checkout using (session)
        where orders.funnel_id = $1 and ${isTest}) as tests`,
    [funnel],
  );
  return { people, paid, others, suspicious: aside?.suspicious ?? 0, tests: aside?.tests ?? 0 };
}

type Writable<List extends readonly unknown[]> = List[number][];
