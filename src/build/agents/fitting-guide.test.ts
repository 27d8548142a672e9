import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fittingGuide } from "./fitting-guide.ts";

const guide = `Every step can have — as you know:

  path*: path — Where it is
  back: step — Where Back leads, for everybody and from everywhere
    min, max: number — How many
ranking: Puts things in an order — by buttons
`;

test("what agents read as a whole stays as it is", () => {
  expect(fittingGuide(guide)).toBe(guide);
  expect(fittingGuide(guide, guide.length + 1)).toBe(guide);
  const shipped = readFileSync("AGENTS.md", "utf8");
  expect(fittingGuide(shipped)).toBe(shipped);
});

test("where there is no room, what keys mean is left out, the longest first, and no key is", () => {
  const without = guide.replace(" — Where Back leads, for everybody and from everywhere", "");
  expect(fittingGuide(guide, guide.length)).toBe(without);
  expect(fittingGuide(guide, without.length)).toBe(without.replace(" — Where it is", ""));
  expect(fittingGuide(guide, 1)).toBe(without.replace(" — Where it is", "").replace(" — How many", ""));
});
