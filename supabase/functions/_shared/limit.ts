import type { Context } from "./context.ts";
import { mark } from "./mark.ts";
import { networkOf } from "./network-of.ts";
import { Refusal } from "./refusal.ts";
import { sha256 } from "./sha256.ts";

/** So many calls in a window of so many seconds. */
export type Limit = { readonly calls: number; readonly seconds: number };

/**
 * Counts a call and turns it down when there were too many. Exact under concurrency, because one statement both counts
 * and tells: of any number of calls at once exactly `calls` pass.
 *
 * @param name what is being limited
 * @throws Refusal 429 `too-many-requests`
 */
export async function limit(name: string, { calls, seconds }: Limit, context: Context): Promise<void> {
  const window = Math.floor(context.now().getTime() / 1000 / seconds) * seconds;
  // The address itself is personal data.
  const visitor = await sha256(`${context.funnel.id}:${networkOf(context.clientAddress)}`);
  const bucket = `${name}:${visitor.slice(0, 32)}`;
  const [row] = await context.db.query<{ count: number }>(
    `insert into funnel.rate_limits as known (bucket, window_start, count, funnel_id, funnel_version, funnel_hash)
     values ($1, $2::timestamptz, 1, $3, $4, $5)
     on conflict (bucket, window_start) do update set count = known.count + 1
     returning count`,
    [bucket, new Date(window * 1000).toISOString(), ...mark(context.funnel)],
  );
  if ((row?.count ?? 0) <= calls) return;
  const retryAfter = Math.max(1, Math.ceil(window + seconds - context.now().getTime() / 1000));
  throw new Refusal(429, "too-many-requests", "Too many requests. Please wait a moment and try again.", { retryAfter });
}
