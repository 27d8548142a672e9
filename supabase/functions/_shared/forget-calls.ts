import type { Context } from "./context.ts";

/** Longer than any limit's window. */
const day = 86_400_000;

/** Forgets counts of calls that no limit looks at any more. */
export async function forgetCalls({ db, now }: Context): Promise<void> {
  const yesterday = new Date(now().getTime() - day).toISOString();
  await db.query("delete from funnel.rate_limits where window_start < $1::timestamptz", [yesterday]);
}
