import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { bonusFrom, bonusLeft, bonusToStored, bonusWait, createBonus } from "./bonus.ts";

const lengths = { lastsMs: 600_000, extendedMs: 1_200_000 };
const noon = Date.UTC(2030, 0, 1, 12);

function visit(stored: unknown, now: number, given: { lastsMs: number; extendedMs?: number } = lengths) {
  const actor = createActor(createBonus(given)).start();
  actor.send({ type: "restore", stored, now });
  const seen = () => [actor.getSnapshot().value, bonusLeft(actor.getSnapshot().context, given)];
  const at = (time: number) => {
    actor.send({ type: "tick", now: time });
    return seen();
  };
  const stores = (): unknown => JSON.parse(JSON.stringify(bonusToStored(actor.getSnapshot().context)));
  return { actor, at, seen, stores };
}

describe("a bonus", () => {
  test("has a config that is JSON", () => {
    const { config } = createBonus(lengths);
    expect(JSON.parse(JSON.stringify(config))).toEqual(config);
  });

  test("is not there before it was claimed", () => {
    const unclaimed = visit({}, noon);
    expect(unclaimed.at(noon)).toEqual(["unset", 600_000]);
    expect(unclaimed.stores()).toEqual({});
  });

  test.each([
    [noon - 599_999, ["running", 1]],
    [noon - 600_000, ["expired", 0]],
    [noon - 600_001, ["expired", 0]],
    [noon - 1, ["running", 599_999]],
  ])("resumes from its stored start %i", (startedAt, expected) => {
    expect(visit({ "bonus-start-time": startedAt }, noon).seen()).toEqual(expected);
  });

  test("begins once", () => {
    const { actor, at } = visit({}, noon);
    actor.send({ type: "start", now: noon });
    actor.send({ type: "start", now: noon + 60_000 });
    expect(at(noon + 60_000)).toEqual(["running", 540_000]);
  });

  test("can be extended once, after its end, from a new stored start", () => {
    const late = noon + 700_000;
    const { actor, at, seen, stores } = visit({ "bonus-start-time": noon }, noon);
    actor.send({ type: "extend", now: noon });
    expect(seen()).toEqual(["running", 600_000]);
    at(late);
    actor.send({ type: "extend", now: late });
    expect(seen()).toEqual(["running", 1_200_000]);
    expect(stores()).toEqual({ "bonus-start-time": late, bonus: { extended: true, seenAt: late } });
    const end = late + 1_200_000;
    const again = visit(stores(), end);
    again.actor.send({ type: "extend", now: end });
    expect(again.seen()).toEqual(["expired", 0]);
  });

  test("cannot be extended where the definition does not say so", () => {
    const { actor, seen } = visit({ "bonus-start-time": noon }, noon + 600_000, { lastsMs: 600_000 });
    actor.send({ type: "extend", now: noon + 600_000 });
    expect(seen()).toEqual(["expired", 0]);
  });

  test("goes on where the clock was turned back behind its start", () => {
    const stored = { "bonus-start-time": noon, bonus: { extended: false, seenAt: noon + 100_000 } };
    expect(visit(stored, noon - 1e9).seen()).toEqual(["running", 500_000]);
  });

  test.each([undefined, "", "true", true, [], {}, Number.NaN, Number.POSITIVE_INFINITY, -5, noon + 1, 1e14])(
    "started at %j was not claimed",
    (startedAt) => {
      expect(bonusFrom({ "bonus-start-time": startedAt, bonus: { extended: true } }, noon)).toEqual({
        extended: false,
      });
    },
  );

  test("does not lose what it knows to an emptied storage", () => {
    const { actor, seen } = visit({ "bonus-start-time": noon }, noon);
    actor.send({ type: "restore", stored: {}, now: noon });
    expect(seen()).toEqual(["running", 600_000]);
  });

  test("asks to be looked at when the second changes, and rests at its end", () => {
    expect(bonusWait({ span: { startedAt: noon, seenAt: noon + 300 }, extended: false }, lengths)).toBe(700);
    expect(bonusWait({ span: { startedAt: noon, seenAt: noon + 600_000 }, extended: false }, lengths)).toBeUndefined();
    expect(bonusWait({ extended: false }, lengths)).toBeUndefined();
  });

  test("gains time by its extension alone", () => {
    const moves = fc.array(
      fc.record({
        now: fc.integer({ min: -1e13, max: 1e13 }),
        act: fc.constantFrom("tick", "reload", "start", "extend"),
      }),
    );
    fc.assert(
      fc.property(moves, (steps) => {
        let bonus = visit({ "bonus-start-time": noon }, noon);
        let before = lengths.lastsMs;
        let extensions = 0;
        for (const { now, act } of steps) {
          const wasExpired = bonus.seen()[0] === "expired";
          if (act === "reload") bonus = visit(bonus.stores(), now);
          if (act === "start" || act === "extend") bonus.actor.send({ type: act, now });
          if (act === "extend" && wasExpired && extensions++ === 0) before = lengths.extendedMs;
          const left = Number(bonus.at(now)[1]);
          expect(left).toBeLessThanOrEqual(before);
          before = left;
        }
      }),
    );
  });
});
