import { strictObject } from "valibot";
import { forgetHeld } from "../_shared/appointments/index.ts";
import { forgetFiles } from "../_shared/files/index.ts";
import { endpoint, forgetCalls, HttpError, sha256 } from "../_shared/http/index.ts";
import { forgetEvents, reconcile } from "../_shared/orders/index.ts";
import { deliverDue, forgetDeliveries } from "../_shared/outbox/index.ts";

/**
 * Runs the due jobs in homes without a timer of their own: a schedule calls this with the secret. It deletes old
 * rate-limit counts, events and deliveries, settles payments whose result was never reported, and sends the outbox.
 */
export const handler = endpoint(
  { name: "run-jobs", body: strictObject({}), limit: { calls: 60, seconds: 60 } },
  async (_, context, { request }) => {
    const { jobsSecret } = context.settings;
    const authorization = request.headers.get("Authorization") ?? "";
    // Compares hashes, so that the time taken reveals nothing about the secret.
    if (jobsSecret === undefined || (await sha256(authorization)) !== (await sha256(`Bearer ${jobsSecret}`)))
      throw new HttpError(401, "unauthorized", "Send the header Authorization: Bearer and the value of JOBS_SECRET.");
    await forgetCalls(context);
    await forgetEvents(context);
    await forgetDeliveries(context);
    await forgetHeld(context);

    // First, so that deliveries caused by a payment are sent in the same run.
    const reconciled = await reconcile(context);
    const delivered = await deliverDue(context);
    // Last, as it is what can wait.
    await forgetFiles(context);
    return { ...delivered, reconciled };
  },
);
