import type { Database } from "../functions/_shared/database/index.ts";

/** What a payment leaves behind, without the ids that the database makes: for comparing one course of events with another. */
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
