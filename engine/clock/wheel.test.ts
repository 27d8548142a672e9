import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { claimLeft, createWheel, wheelFrom, wheelToStored, wheelWait } from "./wheel.ts";

const rules = {
  chances: [
    { id: "small", weight: 3 },
    { id: "none", weight: 0 },
    { id: "large", weight: 1 },
    { id: "last", weight: 0 },
  ],
  claimMs: 600_000,
};
const noon = Date.UTC(2030, 0, 1, 12);
const won = noon + 6_700;

function visit(stored: unknown = {}, now = noon) {
  const actor = createActor(createWheel(rules)).start();
  actor.send({ type: "restore", stored, now });
  const state = () => actor.getSnapshot().value;
  const at = (time: number) => {
    actor.send({ type: "tick", now: time });
    return state();
  };
  const spin = (random = 0.9) => actor.send({ type: "spin", now: noon, random });
  const stores = (): Record<string, unknown> => JSON.parse(JSON.stringify(wheelToStored(actor.getSnapshot().context)));
  return { actor, at, spin, state, stores };
}

describe("a wheel", () => {
  test("has a config that is JSON", () => {
    const { config } = createWheel(rules);
    expect(JSON.parse(JSON.stringify(config))).toEqual(config);
  });

  test("spins, settles, wins and expires, each in its time", () => {
    const { at, spin, state, actor } = visit();
    expect(state()).toBe("idle");
    spin();
    const states = [noon, noon + 4_999, noon + 5_000, won - 1, won, won + 599_999, won + 600_000].map(at);
    expect(states).toEqual(["spinning", "spinning", "settling", "settling", "won", "won", "expired"]);
    expect(claimLeft(actor.getSnapshot().context, rules)).toBe(0);
  });

  test("draws by weight, and never what weighs nothing", () => {
    const drawn = (random: number) => {
      const { actor, spin } = visit();
      spin(random);
      return actor.getSnapshot().context.outcome;
    };
    expect([0, 0.74, 0.75, 0.76, 0.999, 1, -1, Number.NaN].map(drawn)).toEqual([
      "small",
      "small",
      "large",
      "large",
      "large",
      "large",
      "small",
      "small",
    ]);
  });

  test("draws once, whatever is pressed and however often the page is loaded", () => {
    const first = visit();
    first.spin(0.9);
    first.spin(0);
    const again = visit(first.stores(), noon + 1_000);
    again.spin(0);
    expect(again.state()).toBe("spinning");
    expect(again.actor.getSnapshot().context.outcome).toBe("large");
  });

  test("that was won goes on where it stood after a reload, also with the clock turned back", () => {
    const first = visit();
    first.spin();
    first.at(won + 60_000);
    const again = visit(first.stores(), noon - 1e9);
    expect(again.state()).toBe("won");
    expect(claimLeft(again.actor.getSnapshot().context, rules)).toBe(540_000);
  });

  test("shows the same result at once where motion is left out", () => {
    const { actor, state } = visit();
    actor.send({ type: "spin", now: noon, random: 0.9, still: true });
    expect([state(), actor.getSnapshot().context.outcome]).toEqual(["won", "large"]);
    expect(claimLeft(actor.getSnapshot().context, rules)).toBe(600_000);
  });

  test("is done once claimed, and does not open again", () => {
    const { actor, at, spin, stores } = visit();
    spin();
    actor.send({ type: "claim" });
    expect(at(noon)).toBe("spinning");
    at(won);
    actor.send({ type: "claim" });
    expect(at(won + 1)).toBe("claimed");
    actor.send({ type: "restore", stored: stores(), now: won + 1 });
    expect(at(won + 2)).toBe("claimed");
    expect(stores()["wheel-spun"]).toBe(true);
    expect(visit(stores(), won).state()).toBe("closed");
  });

  test("closed before a spin opens again on the next visit, closed after one does not", () => {
    const unspun = visit();
    unspun.actor.send({ type: "close" });
    expect([unspun.state(), unspun.stores()]).toEqual(["closed", {}]);
    for (const time of [noon, noon + 5_500, won, won + 600_000]) {
      const spun = visit();
      spun.spin();
      spun.at(time);
      spun.actor.send({ type: "close" });
      expect([spun.state(), spun.stores()["wheel-spun"]]).toEqual(["closed", true]);
    }
  });

  test("follows another tab while it is open, and not once it was left", () => {
    const open = visit();
    open.actor.send({ type: "restore", stored: { "wheel-spun": true }, now: noon });
    expect(open.state()).toBe("closed");
    const left = visit();
    left.actor.send({ type: "close" });
    left.actor.send({ type: "restore", stored: { wheel: { outcome: "large", startedAt: noon } }, now: noon });
    expect([left.state(), left.stores()]).toEqual(["closed", {}]);
  });

  test.each([
    { "wheel-spun": "true" },
    { "wheel-spun": 1 },
    { wheel: { outcome: "gone", startedAt: noon, seenAt: noon } },
    { wheel: { outcome: "large", startedAt: "noon" } },
    { wheel: "won" },
    null,
  ])("takes %j for one that was not spun", (stored) => {
    expect(wheelFrom(stored, noon, ["small", "large"])).toEqual({ spun: false });
  });

  test("asks to be looked at when something changes", () => {
    const since = (ms: number) => ({ span: { startedAt: noon, seenAt: noon + ms }, outcome: "large", spun: false });
    expect([0, 5_000, 6_700, 7_000, 606_700].map((ms) => wheelWait(since(ms), rules))).toEqual([
      5_000,
      1_700,
      1_000,
      700,
      undefined,
    ]);
    expect(wheelWait({ spun: false }, rules)).toBeUndefined();
  });

  test("is brought up from anything without a throw", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.integer(), (flag, wheel, now) => {
        expect(["idle", "spinning", "settling", "won", "expired", "closed"]).toContain(
          visit({ "wheel-spun": flag, wheel }, now).state(),
        );
      }),
    );
  });
});
