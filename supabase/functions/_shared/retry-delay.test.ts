import { expect, test } from "vitest";
import { retryDelay } from "./retry-delay.ts";

const delays: number[] = [];
for (let tries = 1, delay = retryDelay(tries); delay !== undefined; delay = retryDelay(++tries)) delays.push(delay);

test("tries again within a minute, then ever more rarely, for 72 hours", () => {
  expect(delays[0]).toBe(60);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect(delays.reduce((sum, delay) => sum + delay)).toBe(72 * 3600);
});

test("gives up for good", () => {
  expect([delays.length + 1, delays.length + 2, 1000].map(retryDelay)).toEqual([undefined, undefined, undefined]);
});
