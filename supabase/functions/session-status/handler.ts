import { maxLength, pipe, regex, strictObject, string } from "valibot";
import { wholeUnits } from "../../../engine/pricing/index.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { fulfill } from "../_shared/fulfill.ts";

/** Tells the page after the payment what was paid, as the server read it from the provider. */
export const handler = endpoint(
  {
    name: "session-status",
    limit: { calls: 60, seconds: 60 },
    body: strictObject({ sessionId: pipe(string(), maxLength(255), regex(/^\w+$/)) }),
  },
  async ({ sessionId }, context) => {
    const fulfilment = await fulfill(sessionId, context);
    if (!fulfilment.paid) return fulfilment;
    const { session, email, planId, amount, currency, eventId } = fulfilment.order;
    return {
      status: "complete",
      paid: true,
      amount: wholeUnits(amount, currency),
      currency,
      plan: context.funnel.plans[planId]?.name ?? planId,
      planId,
      email,
      transaction: session,
      eventId,
    };
  },
);
