import { expect, test } from "vitest";
import { patience } from "./patience.ts";

test("a machine with more to do than it has processors gets as many times as long", () => {
  expect(patience([0, 0, 0], 2)).toBe(20_000);
  expect(patience([1.9, 3, 3], 2)).toBe(20_000);
  expect(patience([14.2, 9, 5], 2)).toBe(140_000);
  expect(patience([14.2, 9, 5], 16)).toBe(20_000);
});

test("what does not come is told after five minutes, however much a machine has to do", () => {
  expect(patience([400, 90, 50], 2)).toBe(300_000);
});
