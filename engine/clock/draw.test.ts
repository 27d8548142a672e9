import { expect, test } from "vitest";
import { draw } from "./draw.ts";

const chances = [
  { id: "never", weight: 0 },
  { id: "often", weight: 3 },
  { id: "seldom", weight: 1 },
  { id: "over", weight: 0 },
];

test("each is drawn as often as its weight says, and one without a weight never", () => {
  expect([0, 0.749, 0.75, 0.999].map((random) => draw(chances, random))).toEqual([
    "often",
    "often",
    "seldom",
    "seldom",
  ]);
});

test("a number that is out of bounds draws the first or the last that can be drawn", () => {
  expect([-1, Number.NaN, 1, 7].map((random) => draw(chances, random))).toEqual(["often", "often", "seldom", "seldom"]);
});

test("where none has a weight, the first is drawn, and of none at all nothing is", () => {
  expect(draw(chances.slice(-1), 0.5)).toBe("over");
  expect(() => draw([], 0.5)).toThrow("draw: nothing to draw from");
});
