import { expect, test } from "vitest";
import { numberIn } from "./number-in.ts";

test.each([
  ["2,000,000+", 2_000_000],
  ["2 million+", 2_000_000],
  ["2.000.000", 2_000_000],
  ["12 000", 12_000],
  ["5k", 5_000],
  ["4.9", 4.9],
  ["4,9 von 5", 4.9],
  ["More than 77%", 77],
  [238, 238],
  ["1万2,800円", 12_800],
  ["2，480円", 2_480],
  ["４．６", 4.6],
  ["2万人", 20_000],
  ["2.5万", 25_000],
  ["1億2千万", 120_000_000],
  ["5² m", 5],
])("%s states the number %d", (figure, number) => {
  expect(numberIn(figure)).toBe(number);
});

test("words alone state none", () => {
  expect(numberIn("many")).toBeUndefined();
});
