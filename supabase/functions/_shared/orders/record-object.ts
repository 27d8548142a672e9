import type { Context, ProviderObject } from "../context/index.ts";
import { type Sql, versionColumns } from "../database/index.ts";
import { belongsToOrder, enqueueOrderEvents } from "./order-events.ts";

/**
 * Records what an event says about an order after its payment: a refund, dispute, subscription or renewal. Events may
 * arrive twice and in any order. A final state stays; otherwise the later event wins, or within one second the one with
 * the larger amount. The order need not exist yet. What an operator is told of it is enqueued with it.
 */
export function recordObject(object: ProviderObject, context: Context): Promise<void> {
  return context.db.transaction(async (sql) => {
    await keepObject(sql, object, context);
    await enqueueOrderEvents(sql, { object: object.id }, context);
  });
}

/**
 * SQL for whether an event says again that a refund has come to nothing. It did so when it was first told of: what was given
 * back in between was given back after it.
 */
const isToldAgain = "(kept.kind = 'refund' and kept.is_final and kept.state = excluded.state)";

async function keepObject(sql: Sql, object: ProviderObject, { payment, funnel }: Context): Promise<void> {
  await sql.query(
    `insert into funnel.provider_objects as kept (provider, object_id, kind, state, amount, currency, reason, ends_at,
       payment_intent, subscription, customer, attempt, is_final, happened_at, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9, $10, $11, $12, $13, $14::timestamptz, $15, $16, $17)
     on conflict (provider, object_id) do update set state = excluded.state, amount = excluded.amount,
       reason = excluded.reason, ends_at = excluded.ends_at, is_final = excluded.is_final,
       happened_at = case when ${isToldAgain} then least(kept.happened_at, excluded.happened_at) else excluded.happened_at end
     where (excluded.is_final, excluded.happened_at, excluded.amount) >= (kept.is_final, kept.happened_at, kept.amount)
       or ${isToldAgain}`,
    [
      ...[payment?.name, object.id, object.kind, object.state, object.amount, object.currency ?? null],
      ...[object.reason ?? null, object.endsAt?.toISOString() ?? null, object.paymentIntent ?? null],
      ...[object.subscription ?? null, object.customer ?? null, object.attempt ?? null, object.isFinal],
      ...[object.happenedAt.toISOString(), ...versionColumns(funnel)],
    ],
  );
}

/**
 * Days. Longer than the thirty days for which the provider repeats an event, and than the slowest payment takes to
 * become an order.
 */
const keptFor = 60;

/** Most rows per run, so that no table is locked for long; the rest follow in the next run. */
const mostAtOnce = 5000;

/** Deletes the records of old events, and what they said about payments that never became an order of ours. */
export async function forgetEvents({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - keptFor * 86_400_000).toISOString();
  await db.query(
    `delete from funnel.provider_events where (provider, event_id) in (
       select provider, event_id from funnel.provider_events where received_at < $1::timestamptz limit ${mostAtOnce})`,
    [before],
  );
  await db.query(
    `delete from funnel.provider_objects where (provider, object_id) in (
       select later.provider, later.object_id from funnel.provider_objects later
       where later.happened_at < $1::timestamptz and not exists (
         select from funnel.orders join funnel.checkout_sessions checkout using (session) where ${belongsToOrder})
       limit ${mostAtOnce})`,
    [before],
  );
}
