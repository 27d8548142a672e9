import type { Attempt } from "./attempt.ts";
import type { Context } from "./context.ts";

/** Gives up an attempt that will have no session. One that has got one meanwhile stays as it is. */
export async function failAttempt({ attempt }: Attempt, { db, now }: Context): Promise<void> {
  await db.query(
    "update funnel.checkout_sessions set status = 'failed', updated_at = $2::timestamptz where attempt = $1 and status = 'creating'",
    [attempt, now().toISOString()],
  );
}
