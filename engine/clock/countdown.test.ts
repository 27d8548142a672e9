import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { countdownFrom, countdownLeft, countdownToStored, countdownWait, createCountdown } from "./countdown.ts";

const length = { durationMs: 597_000 };
const noon = Date.UTC(2030, 0, 1, 12);

/** A countdown restored from storage at a given time, and started if it had not been. */
function visit(stored: unknown, now: number) {
  const actor = createActor(createCountdown(length)).start();
  actor.send({ type: "restore", stored, now });
  actor.send({ type: "start", now });
  const at = (time: number) => {
    actor.send({ type: "tick", now: time });
    return [actor.getSnapshot().value, countdownLeft(actor.getSnapshot().context, length)];
  };
  const stores = (): unknown => JSON.parse(JSON.stringify(countdownToStored(actor.getSnapshot().context, length)));
  return { actor, at, stores };
}

describe("a countdown", () => {
  test("has a config that is JSON", () => {
    const { config } = createCountdown(length);
    expect(JSON.parse(JSON.stringify(config))).toEqual(config);
  });

  test("runs from its start to its end", () => {
    const { at, actor } = visit(undefined, noon);
    expect(at(noon)).toEqual(["running", 597_000]);
    expect(at(noon + 596_999)).toEqual(["running", 1]);
    expect(at(noon + 597_000)).toEqual(["expired", 0]);
    actor.send({ type: "start", now: noon + 600_000 });
    expect(at(noon + 600_000)).toEqual(["expired", 0]);
  });

  test("stores its deadline and goes on from it, also after a sleep", () => {
    const first = visit(undefined, noon);
    first.at(noon + 100_000);
    expect(first.stores()).toEqual({ "offer-countdown": { deadline: noon + 597_000, seenAt: noon + 100_000 } });
    expect(visit(first.stores(), noon + 200_000).at(noon + 200_000)).toEqual(["running", 397_000]);
    expect(visit(first.stores(), noon + 1e9).at(noon + 1e9)).toEqual(["expired", 0]);
  });

  test("neither restarts nor stops where the clock was turned back", () => {
    const first = visit(undefined, noon);
    first.at(noon + 100_000);
    const dayBefore = noon - 86_400_000;
    expect(visit(first.stores(), dayBefore).at(dayBefore + 1_000)).toEqual(["running", 496_000]);
    expect(first.at(dayBefore)).toEqual(["running", 497_000]);
  });

  test.each([
    undefined,
    null,
    7,
    "soon",
    [],
    {},
    { "offer-countdown": null },
    { "offer-countdown": { deadline: "tomorrow" } },
    { "offer-countdown": { deadline: Number.NaN, seenAt: noon } },
    { "offer-countdown": { deadline: 1e300 } },
    { "offer-countdown": { deadline: -5 } },
    { "offer-countdown": { deadline: length.durationMs } },
    { "offer-countdown": { deadline: String(noon), seenAt: noon } },
    { "offer-countdown": { deadline: 3.1e14, seenAt: 3.2e14 } },
    { "offer-countdown": { deadline: noon + 1e10, seenAt: noon } },
  ])("takes %j for one that has not started", (stored) => {
    expect(countdownFrom(stored, noon, length)).toEqual({});
  });

  test("has never more time than it lasts, however far away a stored deadline is", () => {
    const stored = { "offer-countdown": { deadline: noon + 1e10, seenAt: -5 } };
    expect(visit(stored, noon).at(noon)).toEqual(["running", 597_000]);
  });

  test("asks to be looked at when the second changes, and rests before its start and at its end", () => {
    expect(countdownWait({ span: { startedAt: noon, seenAt: noon + 300 } }, length)).toBe(700);
    expect(countdownWait({ span: { startedAt: noon, seenAt: noon + 597_000 } }, length)).toBeUndefined();
    expect(countdownWait({}, length)).toBeUndefined();
  });

  test("is not moved by a reading of the clock that is none", () => {
    const first = visit(undefined, noon);
    first.at(noon + 100_000);
    expect(first.at(Number.NaN)).toEqual(["running", 497_000]);
    expect(first.at(noon + 101_000)).toEqual(["running", 496_000]);
  });

  test("gives no time back, whatever the clock does and however often the page is loaded", () => {
    const moves = fc.array(fc.record({ now: fc.integer({ min: -1e13, max: 1e13 }), reload: fc.boolean() }));
    fc.assert(
      fc.property(moves, (steps) => {
        let countdown = visit(undefined, noon);
        let before = length.durationMs;
        for (const { now, reload } of steps) {
          if (reload) countdown = visit(countdown.stores(), now);
          const left = Number(countdown.at(now)[1]);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(before);
          before = left;
        }
      }),
    );
  });

  test("is brought up from anything without a throw", () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer(), (value, now) => {
        const left = countdownLeft(countdownFrom({ "offer-countdown": value }, now, length), length);
        expect(left >= 0 && left <= length.durationMs).toBe(true);
      }),
    );
  });
});
