import { minorUnits, periodOf } from "../../../engine/pricing/index.ts";
import type { Attempt } from "./attempt.ts";
import type { Context } from "./context.ts";
import { failAttempt } from "./fail-attempt.ts";
import type { OpenedSession, Order, PaymentProvider } from "./payment-provider.ts";
import { receiptAddress } from "./receipt-address.ts";
import { Refusal } from "./refusal.ts";

/**
 * Opens the provider's session of an attempt and keeps its id. Done again, it finds the same session. An attempt that the
 * provider will never take has failed.
 *
 * @throws Refusal 400 `bad-email` if the provider knows no such address; 409 `attempt-reused` if it knows the attempt as
 *   another order; 502 `payment-unavailable` if it cannot be reached or turns the order down
 */
export async function openSession(
  attempt: Attempt,
  payment: PaymentProvider,
  context: Context,
): Promise<OpenedSession> {
  const opened = await payment.open(orderOf(attempt, context)).catch(async (error: unknown) => {
    // Ours to mend are the others: a provider that is down, or a setting of the account.
    if (error instanceof Refusal && error.status < 500) await failAttempt(attempt, context);
    throw error;
  });
  await context.db.query(
    `update funnel.checkout_sessions
     set session = $2, status = case when status = 'creating' then 'open' else status end, updated_at = $3::timestamptz
     where attempt = $1 and session is null`,
    [attempt.attempt, opened.id, context.now().toISOString()],
  );
  return opened;
}

/**
 * Figures come from the definition; which of a plan's prices it is, and what depends on the day, from the attempt, so that a
 * repeat is the same order.
 */
function orderOf({ attempt, plan_id, email, amount, terms, is_hosted, created_at }: Attempt, context: Context): Order {
  const { funnel, settings } = context;
  const plan = funnel.plans[plan_id];
  if (!plan) throw new Error(`Plan "${plan_id}" is not in the definition under which it was ordered`);
  const { name, currency, period, renews } = plan;
  return {
    attempt,
    planId: plan_id,
    name,
    email,
    amount,
    currency,
    ...(renews && { renewal: { amount: minorUnits(renews.price, currency), every: periodOf(renews.every) } }),
    period: periodOf(period),
    soldAt: created_at,
    terms,
    returnUrl: receiptAddress("{CHECKOUT_SESSION_ID}", context),
    // Which of several pages the buyer came from is no part of the attempt, and a repeat must be the same order.
    cancelUrl: `${settings.publicUrl}${funnel.sellingPath ?? "/"}`,
    isHosted: is_hosted,
    funnel: { id: funnel.id, version: funnel.version, hash: funnel.hash },
  };
}
