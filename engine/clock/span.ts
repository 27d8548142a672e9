/**
 * A running stretch of time: when it began and when the clock was last read, in milliseconds. If the clock is set back,
 * both move back with it, so that elapsed time never shrinks.
 */
export type Span = { readonly startedAt: number; readonly seenAt: number };

/** A span that begins now. */
export const startSpan = (now: number): Span => ({ startedAt: now, seenAt: now });

/**
 * The span after another reading of the clock. A clock that was set back adds nothing, and a nonsensical reading is
 * ignored.
 */
export function passTo({ startedAt, seenAt }: Span, now: number): Span {
  if (!isTime(now)) return { startedAt, seenAt };
  return { startedAt: now < seenAt ? now - (seenAt - startedAt) : startedAt, seenAt: now };
}

/** Elapsed milliseconds. */
export const elapsedIn = ({ startedAt, seenAt }: Span): number => Math.max(0, seenAt - startedAt);

/** Milliseconds left of a length; all of it if the span has not begun. */
export const leftOf = (durationMs: number, span: Span | undefined): number =>
  span ? Math.max(0, durationMs - elapsedIn(span)) : durationMs;

/** Milliseconds until the displayed second changes. */
export const untilNextSecond = (left: number): number => left % 1_000 || 1_000;

/**
 * Reads a span from two stored values. Never throws: without a valid start there is no span. A start alone must be in
 * the past. With a later reading of the clock it may lie in the future, because the clock has been set back since.
 *
 * @param seenAt when the clock was last read; any value that is not a time at or after the start counts as never
 */
export function spanIn(startedAt: unknown, seenAt: unknown, now: number): Span | undefined {
  if (!isTime(startedAt)) return undefined;
  if (isTime(seenAt) && seenAt >= startedAt) return passTo({ startedAt, seenAt }, now);
  return startedAt > 0 && startedAt <= now ? passTo(startSpan(startedAt), now) : undefined;
}

/** Times that are plausible: some ten thousand years around 1970, in which milliseconds are exact. */
const isTime = (value: unknown): value is number => typeof value === "number" && Math.abs(value) < 3e14;

/** The fields of a stored object; none of a value without fields. */
export const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> => ({ ...Object(stored) });
