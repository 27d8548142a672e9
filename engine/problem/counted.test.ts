import { expect, test } from "vitest";
import { counted } from "./index.ts";

test.each([
  [0, "error", "0 errors"],
  [1, "entry", "1 entry"],
  [2, "entry", "2 entries"],
  [2, "key", "2 keys"],
  [2, "type", "2 types"],
  [12_000, "new error", "12,000 new errors"],
])("%i of %s are %s", (amount, noun, words) => {
  expect(counted(amount, noun)).toBe(words);
});
