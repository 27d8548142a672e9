import { vi } from "vitest";

/**
 * How many milliseconds a test waits for what is to come. Long, because the speed of the machine proves nothing; but a
 * mutation run waits for thousands of results that never come.
 */
export const patience = process.env.MUTATE_PATH ? 3_000 : 20_000;

/**
 * Waits until a callback no longer throws, and longer than the second of `vi.waitFor`, which a busy machine exceeds.
 *
 * @param expected fails as long as what is waited for has not come
 * @returns what it answers then
 */
export const eventually = <T>(expected: () => T | Promise<T>): Promise<T> => vi.waitFor(expected, patience);
