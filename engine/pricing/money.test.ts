import { expect, test } from "vitest";
import { savedShare } from "./index.ts";

test.each([
  [6.93, 13.86, 0.5],
  [19.99, 39.99, 0.5],
  [59, 89, 0.33],
  [20, 20, 0],
  [20, 5, 0],
  [20, undefined, 0],
])("a price of %d instead of %s saves %d, never more than it does", (price, originalPrice, share) => {
  expect(savedShare({ price, ...(originalPrice !== undefined && { originalPrice }) })).toBe(share);
});
