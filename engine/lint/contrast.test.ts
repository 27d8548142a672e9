import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";

test("black on white has the highest contrast, whichever is the text", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
});

test("the grey that just reaches 4.5 on white is told from the next lighter one", () => {
  expect(contrast("#767676", "#ffffff")).toBeGreaterThan(4.5);
  expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
});
