import { describe, expect, test } from "vitest";
import { largestText } from "./segment-text.tsx";
import { flicks, textOn, toneOf, turnTo, wrapWords } from "./wheel-pieces.ts";

describe("a wheel of any number of segments", () => {
  const counts = Array.from({ length: 15 }, (_, index) => index + 2);

  test.each(counts)("of %i lands with the middle of the segment under the pointer", (count) => {
    for (let index = 0; index < count; index++) {
      const underPointer = (((360 - (turnTo(index, count) % 360)) % 360) * count) / 360;
      expect(underPointer).toBeCloseTo(index + 0.5);
    }
  });

  test.each(counts)("of %i has no two neighbours of one colour", (count) => {
    const fills = Array.from({ length: count }, (_, index) => toneOf(index, count, undefined).fill);
    expect(fills.filter((fill, index) => fill === fills[(index + 1) % count])).toEqual([]);
  });
});

test("edges push the pointer while the wheel turns, ever more rarely, and not before it sets out or where it rests", () => {
  const pushes = flicks(turnTo(5, 6) + 9, 6)
    .replace(/^linear\((.*)\)$/, "$1")
    .split(",")
    .map(Number);
  expect(pushes.every((push) => push >= 0 && push <= 1)).toBe(true);
  const among = (from: number, to: number) => pushes.slice(from, to).filter((push) => push > 0).length;
  expect([among(0, 13), among(150, 181)]).toEqual([0, 0]);
  expect(among(13, 30)).toBeGreaterThan(3);
  const later = pushes.slice(60);
  const released = later.filter((push, index) => push > 0.5 && later[index + 1] === 0);
  expect(released.length).toBeGreaterThan(1);
  expect(released.length).toBeLessThan(8);
});

test("text on a colour is black or white, whichever is easier to read", () => {
  expect(["#ffffff", "#f5b82e", "#0b6452", "#000000"].map(textOn)).toEqual([
    "#000000",
    "#000000",
    "#ffffff",
    "#ffffff",
  ]);
});

test("words are laid in lines of about equal length", () => {
  expect(wrapWords("15% off first month", 2)).toEqual(["15% off", "first month"]);
  expect(wrapWords("Jackpot", 2)).toEqual(["Jackpot"]);
  expect(wrapWords("65 $ Jackpot", 1)).toEqual(["65 $ Jackpot"]);
});

test("no text of a wheel is much larger than its longest one", () => {
  const text = (label: string) => ({ label, subtitle: undefined });
  const long = largestText([text("Personalisation"), text("A gift")], 4);
  expect(long).toBeLessThan(10);
  expect(largestText([text("A gift")], 4)).toBe(11.5);
});
