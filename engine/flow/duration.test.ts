import { expect, test } from "vitest";
import { milliseconds } from "./index.ts";

test.each([
  ["30 ms", 30],
  ["2.5 s", 2_500],
  ["10min", 600_000],
  ["24 h", 86_400_000],
])("%s are %i milliseconds", (text, amount) => {
  expect(milliseconds(text)).toBe(amount);
});

test.each(["", "s", "5", "5 days", "about 5 s", "5 s or so", "5  s"])("“%s” is no duration", (text) => {
  expect(() => milliseconds(text)).toThrow(`"${text}" is not a duration`);
});
