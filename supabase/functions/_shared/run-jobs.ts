import type { Context } from "./context.ts";
import { deliverDue } from "./deliver.ts";
import { forgetCalls } from "./forget-calls.ts";
import { reconcile } from "./reconcile.ts";

/**
 * What has to be done again and again: settles payments whose end nobody told, sends what waits in the outbox, and
 * forgets old counts of calls.
 */
export async function runJobs(context: Context) {
  await forgetCalls(context);
  // First, so that what a payment causes is sent in the same run.
  const reconciled = await reconcile(context);
  return { ...(await deliverDue(context)), reconciled };
}
