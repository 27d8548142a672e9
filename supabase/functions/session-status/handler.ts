import { maxLength, pipe, regex, strictObject, string } from "valibot";
import { wholeUnits } from "../../../engine/pricing/index.ts";
import { crowd, endpoint } from "../_shared/http/index.ts";
import { fulfill } from "../_shared/orders/index.ts";

const body = strictObject({ sessionId: pipe(string(), maxLength(255), regex(/^\w+$/)) });

/** Tells the page after the payment what was paid, as read from the provider. */
export const handler = endpoint({ name: "session-status", limit: crowd, body }, async ({ sessionId }, context) => {
  const fulfilment = await fulfill(sessionId, context);
  if (!fulfilment.paid) return { status: fulfilment.status, paid: fulfilment.paid };
  const { session, email, planId, sold, amount, currency, eventId } = fulfilment.order;
  return {
    status: "complete" as const,
    paid: fulfilment.paid,
    amount: wholeUnits(amount, currency),
    currency,
    plan: sold?.name ?? planId,
    planId,
    ...(sold && { sold: { ...sold } }),
    email,
    sessionId: session,
    eventId,
  };
});
