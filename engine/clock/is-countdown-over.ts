import { fieldsOf, spanIn } from "./span.ts";

/** Name under which the offer's countdown is stored. */
export const countdownName = "offer-countdown";

/**
 * Whether the offer's countdown is over, however long it was. It is once a span can have begun at its deadline. Total:
 * what is stored and no deadline is of a countdown that is not over.
 *
 * @param read gives what is stored under a name
 * @param now in milliseconds
 */
export function isCountdownOver(read: (name: string) => unknown, now: number): boolean {
  const { deadline, seenAt } = fieldsOf(read(countdownName));
  return spanIn(deadline, seenAt, now) !== undefined;
}
