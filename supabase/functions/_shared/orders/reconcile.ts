import type { Context, PaymentProvider } from "../context/index.ts";
import { abandonCheckout, type CheckoutSession, isCurrent, sessionColumns } from "./checkout-session.ts";
import { fulfill } from "./fulfill.ts";
import { openSession } from "./open-session.ts";

/** Most sessions per run, so that it ends even if the provider is slow; the rest follow in the next run. */
const mostAtOnce = 50;

/**
 * Settles payments whose result was never reported: reads each unsettled session that is between two minutes and thirty
 * days old from the provider, and fulfils or closes it. After three days only slow payments, such as bank transfers,
 * can still arrive, so every six hours is enough. A session that cannot be read is left for the next run. Two
 * reconcilers may read the same session; `fulfill` settles it once.
 *
 * @returns how many were settled
 */
export async function reconcile(context: Context): Promise<number> {
  const { db, payment, now, log } = context;
  if (!payment) return 0;
  const unsettled = await db.query<CheckoutSession>(
    // A session that was read goes to the end of the queue. The query waits for locked rows instead of skipping them:
    // the process that holds one settles it in a moment, or has died and left it to us. Materialized, so that the limit
    // is applied once.
    `with due as materialized (
       select id from funnel.checkout_sessions
       where status in ('creating', 'open') and provider = $2
         and created_at between $1::timestamptz - interval '30 days' and $1::timestamptz - interval '2 minutes'
         and (created_at > $1::timestamptz - interval '3 days' or updated_at < $1::timestamptz - interval '6 hours')
       order by updated_at limit ${mostAtOnce} for update
     ), taken as (
       update funnel.checkout_sessions set updated_at = $1::timestamptz
       where id in (select id from due)
       returning ${sessionColumns}
     )
     select * from taken order by created_at`,
    [now().toISOString(), payment.name],
  );
  let settled = 0;
  for (const checkout of unsettled) {
    if (context.stop?.aborted) break;
    try {
      if (await isSettled(checkout, payment, context)) settled += 1;
    } catch (error) {
      const name = error instanceof Error ? error.name : "";
      log("warn", "reconcile-put-off", { attempt: checkout.attempt, error: name });
    }
  }
  return settled;
}

async function isSettled(checkout: CheckoutSession, payment: PaymentProvider, context: Context): Promise<boolean> {
  const session = checkout.session ?? (await foundAgain(checkout, payment, context));
  if (session === undefined) return true;
  const fulfilment = await fulfill(session, context);
  return fulfilment.paid || fulfilment.status === "expired";
}

/**
 * The session of a checkout that was interrupted while opening. Nobody can have paid it, because nobody got its secret. One
 * that takes of a stock is given up instead: its session would hold that for half an hour more, for nobody.
 */
async function foundAgain(
  checkout: CheckoutSession,
  payment: PaymentProvider,
  context: Context,
): Promise<string | undefined> {
  if (!checkout.takes && isCurrent(checkout, context)) return (await openSession(checkout, payment, context)).id;
  await abandonCheckout(checkout.attempt, context);
  return undefined;
}
