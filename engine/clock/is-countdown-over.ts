import { fieldsOf, spanIn } from "./span.ts";

/** Name under which the offer's countdown is stored. */
export const countdownName = "offer-countdown";

/**
 * Whether the offer's countdown is over, however long it was: a span could have begun at its deadline. Never throws: if
 * the stored value is not a deadline, the countdown is not over.
 *
 * @param read returns the value stored under a name
 * @param now in milliseconds
 */
export function isCountdownOver(read: (name: string) => unknown, now: number): boolean {
  const { deadline, seenAt } = fieldsOf(read(countdownName));
  return spanIn(deadline, seenAt, now) !== undefined;
}
