import type { Attempt } from "./attempt.ts";
import type { Context } from "./context.ts";

/** Providers keep an idempotency key for a day; an hour less leaves room for clocks that differ. */
const keptFor = 23 * 3_600_000;

/**
 * Whether the provider, asked again for this attempt, gives the same session: it is the same provider, the definition
 * says what it said then, and the key is still known.
 */
export function isCurrent(attempt: Attempt, { payment, funnel, now }: Context): boolean {
  const age = now().getTime() - attempt.created_at.getTime();
  return attempt.provider === payment?.name && attempt.funnel_hash === funnel.hash && age < keptFor;
}
