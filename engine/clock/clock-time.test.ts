import { expect, test } from "vitest";
import { clockTime } from "./clock-time.ts";

test.each([
  [597_000, "09:57"],
  [596_001, "09:57"],
  [1, "00:01"],
  [0, "00:00"],
  [3_599_000, "59:59"],
  [3_900_000, "1:05:00"],
])("%i ms are shown as %s", (ms, time) => {
  expect(clockTime(ms)).toBe(time);
});
