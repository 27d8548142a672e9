import type { Sql } from "../functions/_shared/database/index.ts";

/** The order in tests of purchase events. */
export const order = {
  session: "cs_test_1",
  email: "ann@example.com",
  eventId: "0a1d7f5e-36a4-4d7c-8d3c-2a0f5d6c7b81",
  attempt: "7b1c1f7e-0b0e-4a55-9b8d-0d8d53c3a6b2",
  visit: "5f0a4a54-8d5b-4f0e-9a53-0c6d9b1f7a20",
};

/**
 * Adds a checkout session, its buyer's tracking choice and its order to the database.
 *
 * @param options whether it was paid, whether the page allowed tracking, and whether the buyer did
 */
export async function addOrder(sql: Sql, { isPaid = true, mayTrack = true, hasAgreed = true } = {}): Promise<void> {
  await sql.query(
    `insert into funnel.checkout_sessions (attempt, provider, session, status, plan_id, email, amount, currency, terms,
       event_id, may_track, visit_id, funnel_id, funnel_version, funnel_hash)
     values ($1, 'stripe', $2, 'complete', 'plan2', $3, 1999, 'USD', 'terms', $4, $5, $6, 'f', 1, 'h')`,
    [order.attempt, order.session, order.email, order.eventId, mayTrack, order.visit],
  );
  if (hasAgreed)
    await sql.query(
      `insert into funnel.consents (visit_id, purpose, is_given, wording, given_at,
         funnel_id, funnel_version, funnel_hash)
       values ($1, 'tracking', true, 'May we?', '2026-11-01T10:00:00Z', 'f', 1, 'h')`,
      [order.visit],
    );
  if (!isPaid) return;
  await sql.query(
    `with account as (
       insert into funnel.accounts (email, funnel_id, funnel_version, funnel_hash) values ($2, 'f', 1, 'h') returning id
     )
     insert into funnel.orders (session, account_id, account_existed, email, plan_id, amount, currency, terms, event_id,
       paid_at, funnel_id, funnel_version, funnel_hash)
     select $1, id, false, $2, 'plan2', 1999, 'USD', 'terms', $3, '2026-11-01T11:59:00Z', 'f', 1, 'h' from account`,
    [order.session, order.email, order.eventId],
  );
}
