import fc from "fast-check";
import { expect, test } from "vitest";
import { countdownFrom, countdownLeft } from "./countdown.ts";
import { countdownName, isCountdownOver } from "./is-countdown-over.ts";

const noon = Date.UTC(2030, 0, 1, 12);
const isOver = (stored: unknown, now = noon) =>
  isCountdownOver((name) => (name === countdownName ? stored : undefined), now);

test("a countdown is over from its deadline on, and stays so where the clock is turned back", () => {
  expect(isOver({ deadline: noon + 1, seenAt: noon })).toBe(false);
  expect(isOver({ deadline: noon, seenAt: noon - 1 })).toBe(true);
  expect(isOver({ deadline: noon, seenAt: noon }, noon - 86_400_000)).toBe(true);
});

test("is what the countdown itself says, whatever it lasts and the clock does", () => {
  const time = fc.integer({ min: noon - 1e9, max: noon + 1e9 });
  const near = fc.integer({ min: -2, max: 2 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e8 }),
      time,
      fc.option(fc.oneof(time, near), { nil: undefined }),
      fc.oneof(time, near),
      (durationMs, deadline, seen, read) => {
        const seenAt = seen !== undefined && Math.abs(seen) <= 2 ? deadline + seen : seen;
        const now = Math.abs(read) <= 2 ? deadline + read : read;
        const stored = { deadline, seenAt };
        const left = countdownLeft(countdownFrom({ [countdownName]: stored }, now, { durationMs }), { durationMs });
        expect(isOver(stored, now)).toBe(left === 0);
      },
    ),
    { numRuns: 1_000 },
  );
});

test("anything else that is stored is of no countdown that is over, and never throws", () => {
  for (const stored of [undefined, null, 7, "soon", [], {}, { deadline: "tomorrow" }, { deadline: Number.NaN }])
    expect(isOver(stored)).toBe(false);
  fc.assert(fc.property(fc.anything(), fc.integer(), (stored, now) => void isOver({ deadline: stored }, now)));
});
