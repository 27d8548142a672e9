/**
 * What has become of refunds. The provider tells of a charge how much of it is given back, as of that moment, and of each
 * refund by itself whether it arrived: the bank of a closed card sends it back days later, and the buyer has nothing.
 */

/** SQL for a `refund` of the charge `later` that has come to nothing. */
const failed = `refund.provider = later.provider and refund.payment_intent = later.payment_intent
  and refund.kind = 'refund' and refund.state in ('failed', 'canceled')`;

/** SQL for how much an object `later` is about by now. A charge that was told of after a refund had failed no longer counts it. */
export const amountNow = `case when later.kind = 'charge' then greatest(0, later.amount - coalesce((
  select sum(refund.amount) from funnel.provider_objects refund
  where ${failed} and refund.happened_at >= later.happened_at), 0))::integer else later.amount end`;

/** SQL for how many refunds of the charge `later` had failed before it got into its state: the same sum is given back anew. */
export const failedBefore = `(select count(*)::integer from funnel.provider_objects refund
  where ${failed} and refund.happened_at < later.happened_at)`;

/** SQL for whether something was given back of the same charge after the refund `later`. */
export const isFollowed = `(later.kind = 'refund' and exists (select from funnel.provider_objects charge
  where charge.provider = later.provider and charge.payment_intent = later.payment_intent and charge.kind = 'charge'
    and charge.happened_at > later.happened_at))`;

/** SQL for the ids of the object $1 and, if it is a refund, of its charge: both are told anew. */
export const withItsCharge = `(select $1 union select charge.object_id from funnel.provider_objects refund
  join funnel.provider_objects charge using (provider, payment_intent)
  where refund.object_id = $1 and refund.kind = 'refund' and charge.kind = 'charge')`;
