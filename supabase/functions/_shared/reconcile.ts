import { type Attempt, attemptColumns } from "./attempt.ts";
import type { Context } from "./context.ts";
import { failAttempt } from "./fail-attempt.ts";
import { fulfill } from "./fulfill.ts";
import { isCurrent } from "./is-current.ts";
import { openSession } from "./open-session.ts";
import type { PaymentProvider } from "./payment-provider.ts";

/** Sessions of one run, so that it ends even while the provider is slow; the others are next. */
const mostAtOnce = 50;

/**
 * Looks after payments that nobody told the end of: reads each unsettled session that is between two minutes and thirty
 * days old at the provider, and fulfils or closes it. After three days only money that is slow by its nature, such as a
 * bank transfer, can still come, and every six hours is often enough. One that cannot be read now is left for the next
 * time. Two at once may read the same session; `fulfill` settles it once.
 *
 * @returns how many were settled
 */
export async function reconcile(context: Context): Promise<number> {
  const { db, payment, now, log } = context;
  if (!payment) return 0;
  const unsettled = await db.query<Attempt>(
    // Whoever was looked after goes to the end of the queue. A row that is locked is waited for, not passed over: whoever
    // holds it settles it in a moment, or has died and left it to us.
    `with taken as (
       update funnel.checkout_sessions set updated_at = $1::timestamptz
       where id in (
         select id from funnel.checkout_sessions
         where status in ('creating', 'open') and provider = $2
           and created_at between $1::timestamptz - interval '30 days' and $1::timestamptz - interval '2 minutes'
           and (created_at > $1::timestamptz - interval '3 days' or updated_at < $1::timestamptz - interval '6 hours')
         order by updated_at limit ${mostAtOnce} for update
       )
       returning ${attemptColumns}
     )
     select * from taken order by created_at`,
    [now().toISOString(), payment.name],
  );
  let settled = 0;
  for (const attempt of unsettled) {
    if (context.stop?.aborted) break;
    try {
      if (await isSettled(attempt, payment, context)) settled += 1;
    } catch (error) {
      log("warn", "reconcile-put-off", { attempt: attempt.attempt, error: error instanceof Error ? error.name : "" });
    }
  }
  return settled;
}

async function isSettled(attempt: Attempt, payment: PaymentProvider, context: Context): Promise<boolean> {
  const session = attempt.session ?? (await foundAgain(attempt, payment, context));
  if (session === undefined) return true;
  const fulfilment = await fulfill(session, context);
  return fulfilment.paid || fulfilment.status === "expired";
}

/** The session of an attempt that was cut off while it was opened. Nobody can have paid it: its secret went nowhere. */
async function foundAgain(attempt: Attempt, payment: PaymentProvider, context: Context): Promise<string | undefined> {
  if (isCurrent(attempt, context)) return (await openSession(attempt, payment, context)).id;
  await failAttempt(attempt, context);
  return undefined;
}
