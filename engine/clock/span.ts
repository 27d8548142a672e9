/**
 * A stretch of time that runs: when it began and when the clock was last read, in milliseconds. Both move back together
 * when the clock does, so that what has passed never shrinks.
 */
export type Span = { readonly startedAt: number; readonly seenAt: number };

/** A span that begins now. */
export const startSpan = (now: number): Span => ({ startedAt: now, seenAt: now });

/** The span with the clock read again. A clock that was turned back adds nothing; one that gives nonsense is not read. */
export function passTo({ startedAt, seenAt }: Span, now: number): Span {
  if (!isTime(now)) return { startedAt, seenAt };
  return { startedAt: now < seenAt ? now - (seenAt - startedAt) : startedAt, seenAt: now };
}

/** Milliseconds that have passed. */
export const elapsedIn = ({ startedAt, seenAt }: Span): number => Math.max(0, seenAt - startedAt);

/** Milliseconds left of a length: all of it before the span has begun. */
export const leftOf = (durationMs: number, span: Span | undefined): number =>
  span ? Math.max(0, durationMs - elapsedIn(span)) : durationMs;

/** Milliseconds until the time left shows another second. */
export const untilNextSecond = (left: number): number => left % 1_000 || 1_000;

/**
 * The span in two stored values. Total: without a start that is a time there is none. A start alone must be one that has
 * been; together with a later look at the clock it may lie in the future, because the clock was turned back since.
 *
 * @param seenAt when the clock was last read; anything else than a time from the start on counts as never
 */
export function spanIn(startedAt: unknown, seenAt: unknown, now: number): Span | undefined {
  if (!isTime(startedAt)) return undefined;
  if (isTime(seenAt) && seenAt >= startedAt) return passTo({ startedAt, seenAt }, now);
  return startedAt > 0 && startedAt <= now ? passTo(startSpan(startedAt), now) : undefined;
}

/** What a clock can show: some ten thousand years around 1970, where milliseconds are exact. */
const isTime = (value: unknown): value is number => typeof value === "number" && Math.abs(value) < 3e14;

/** The fields of a stored object; none where the value is something else. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === "object" && stored !== null ? { ...stored } : {};
