import type { Context, ProviderObject } from "../context/index.ts";
import { versionColumns } from "../database/index.ts";

/**
 * Keeps what an event tells of an order after its payment: refund, dispute, subscription, renewal. Events may come twice and
 * in any order: a final state stays, otherwise the later one counts, and of two in one second that with the greater amount.
 * The order need not be there yet.
 */
export async function recordObject(object: ProviderObject, { db, payment, funnel }: Context): Promise<void> {
  await db.query(
    `insert into funnel.provider_objects as kept (provider, object_id, kind, state, amount, currency, reason, ends_at,
       payment_intent, subscription, customer, attempt, is_final, happened_at, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9, $10, $11, $12, $13, $14::timestamptz, $15, $16, $17)
     on conflict (provider, object_id) do update set state = excluded.state, amount = excluded.amount,
       reason = excluded.reason, ends_at = excluded.ends_at, is_final = excluded.is_final, happened_at = excluded.happened_at
     where (excluded.is_final, excluded.happened_at, excluded.amount) >= (kept.is_final, kept.happened_at, kept.amount)`,
    [
      ...[payment?.name, object.id, object.kind, object.state, object.amount, object.currency ?? null],
      ...[object.reason ?? null, object.endsAt?.toISOString() ?? null, object.paymentIntent ?? null],
      ...[object.subscription ?? null, object.customer ?? null, object.attempt ?? null, object.isFinal],
      ...[object.happenedAt.toISOString(), ...versionColumns(funnel)],
    ],
  );
}
