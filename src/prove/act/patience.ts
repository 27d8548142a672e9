/**
 * How long anything on a page may take to come, in milliseconds. It only costs failures, so it is long enough for a slow
 * machine. One with more to do than it has processors needs as many times as long for the same work, but what has not come
 * after five minutes is told.
 *
 * @param loads how many processes wanted a processor on average lately; zeros where the system does not say
 */
export const patience = ([load = 0]: readonly number[], processors: number): number =>
  Math.min(20_000 * Math.max(1, Math.round(load / processors)), 300_000);
