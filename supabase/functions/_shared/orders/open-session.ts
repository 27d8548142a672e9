import { firstPeriod, minorUnits, periodOf } from "../../../../engine/pricing/index.ts";
import type { Context, OpenedSession, Order, PaymentProvider } from "../context/index.ts";
import { HttpError } from "../http/index.ts";
import { attemptReused } from "../payment/index.ts";
import { abandonCheckout, type CheckoutSession, heldFor, openCheckout } from "./checkout-session.ts";
import { furtherReceipt, receiptUrl } from "./receipt-url.ts";

/**
 * Opens the provider's session for a checkout and stores its id. A repeat finds the same session. A checkout that the
 * provider will never accept becomes `failed`.
 *
 * @throws HttpError 400 `bad-email` if the provider refuses the address; 409 `attempt-reused` if the attempt was
 * another order, or was given up while it was being opened; 502 `payment-unavailable` if it cannot be reached or refuses the order
 */
export async function openSession(
  checkout: CheckoutSession,
  payment: PaymentProvider,
  context: Context,
): Promise<OpenedSession> {
  const opened = await payment.open(orderOf(checkout, context)).catch(async (error: unknown) => {
    // Other errors can be fixed: the provider is down, or a setting of the account is wrong.
    if (error instanceof HttpError && error.status < 500) await abandonCheckout(checkout.attempt, context);
    throw error;
  });
  const isGivenUp = await openCheckout(checkout.attempt, opened.id, context);
  // What it took of a stock may be somebody else's by now.
  if (isGivenUp && checkout.takes) {
    await payment.close(opened.id);
    throw attemptReused();
  }
  return opened;
}

/**
 * Figures come from the definition. Which of a plan's prices applies, and everything that depends on the day, comes
 * from the record, so that a repeat is the same order.
 */
function orderOf(
  { attempt, plan_id, email, amount, terms, is_hosted, receipt, touches, takes, created_at }: CheckoutSession,
  context: Context,
): Order {
  const { funnel, settings } = context;
  const plan = funnel.plans[plan_id];
  if (!plan) throw new Error(`Plan "${plan_id}" is not in the definition under which it was ordered`);
  const { name, currency, renews, parts, added } = plan;
  return {
    attempt,
    planId: plan_id,
    name,
    email,
    amount,
    currency,
    ...(renews && {
      renewal: {
        // What was added is not renewed.
        name: added?.to ?? name,
        amount: minorUnits(renews.price, currency),
        after: periodOf(firstPeriod({ ...plan, renews })),
        every: periodOf(renews.every),
      },
    }),
    ...(parts && { parts: { count: parts.count, every: periodOf(parts.every) } }),
    soldAt: created_at,
    ...(takes && { endsAt: new Date(created_at.getTime() + heldFor) }),
    terms,
    returnUrl: receiptAddress("{CHECKOUT_SESSION_ID}", context, receipt),
    // The page that the buyer came from is not part of the attempt, and a repeat must be the same order.
    cancelUrl: `${settings.publicUrl}${furtherReceipt(receipt, funnel)?.sellingPath ?? funnel.sellingPath ?? "/"}`,
    isHosted: is_hosted,
    ...(touches && { touches }),
    funnel: { id: funnel.id, version: funnel.version, hash: funnel.hash },
  };
}

/**
 * Address of the page that a finished payment leads to, with its session.
 *
 * @param session the provider's id, or the placeholder that the provider replaces with it
 * @param receipt id of the step of that page; null for the first receipt of the funnel
 */
export const receiptAddress = (
  session: string,
  context: Pick<Context, "settings" | "funnel">,
  receipt: string | null = null,
): string => `${receiptUrl(receipt, context)}?session_id=${session}`;
