import { partsOf } from "../../../../engine/pricing/index.ts";
import type { Context } from "../context/index.ts";
import { HttpError } from "../http/index.ts";
import { fulfill } from "./fulfill.ts";
import { receiptAddress } from "./open-session.ts";

type Purchase = {
  readonly attempt: string;
  /** An earlier attempt of the same buyer, with another way to pay, at another price or with other extras. */
  readonly before: string | undefined;
  readonly planId: string;
  readonly email: string;
};

/**
 * Refuses a purchase that this attempt or the one before it has paid, or whose payment is in progress: with another
 * session the buyer would pay twice, also where the other one has other extras. A payment that was not reported yet is fulfilled here. An earlier session that is
 * still open is closed: another tab may show its form, and would take the money once more.
 *
 * @throws HttpError 409 `already-paid` with the address of its receipt; 502 `payment-unavailable` if the provider
 * cannot be reached, or does not close the earlier session
 */
export async function refusePaid({ attempt, before, planId, email }: Purchase, context: Context): Promise<void> {
  // Neither the definition nor the day matters: a paid order stays paid.
  const { db, payment } = context;
  const rows = await db.query<{ attempt: string; session: string; receipt: string | null }>(
    `select attempt, session, receipt from funnel.checkout_sessions
     where attempt in ($1, $5) and split_part(plan_id, '+', 1) = $2 and lower(email) = lower($3) and session is not null
       and (status = 'complete' or status = 'open' and provider = $4)`,
    [attempt, partsOf(planId).plan, email, payment?.name, before ?? null],
  );
  for (const { attempt: of, session, receipt } of rows) {
    let fulfilment = await fulfill(session, context);
    if (of !== attempt && !fulfilment.paid && fulfilment.status === "open") {
      await payment?.close(session);
      fulfilment = await fulfill(session, context);
      // As while its payment is being made, which nobody can know the end of.
      if (!fulfilment.paid && fulfilment.status === "open")
        throw new HttpError(502, "payment-unavailable", "An earlier payment may still be under way. Please try again.");
    }
    // A session can be complete before its money has arrived.
    if (!fulfilment.paid && fulfilment.status !== "complete") continue;
    const returnUrl = receiptAddress(session, context, receipt);
    throw new HttpError(409, "already-paid", "This purchase has been paid already.", { returnUrl });
  }
}
