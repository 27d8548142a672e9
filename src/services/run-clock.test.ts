// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countdownLeft, countdownToStored, countdownWait, createCountdown } from "../../engine/clock/index.ts";
import { clockRunner } from "./run-clock.ts";
import { browserStorage } from "./storage.ts";

const length = { durationMs: 600_000 };
const noon = Date.UTC(2030, 0, 1, 12);
const storage = browserStorage("f");

beforeEach(() => void vi.useFakeTimers({ now: noon }));
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

/** A countdown of ten minutes in one tab. */
function run(given: Parameters<typeof clockRunner>[0] = { storage, now: Date.now }) {
  const { snapshot, ...clock } = clockRunner(given)({
    machine: createCountdown(length),
    toStored: (context) => countdownToStored(context, length),
    wait: (context) => countdownWait(context, length),
  });
  return { ...clock, left: () => countdownLeft(snapshot().context, length), value: () => snapshot().value };
}
const start = () => ({ type: "start", now: Date.now() }) as const;
const deadline = () => Reflect.get(Object(storage.read("offer-countdown")), "deadline");

test("a clock stores what changes, and a later page goes on with it", () => {
  run().send(start());
  expect(deadline()).toBe(noon + 600_000);
  vi.setSystemTime(noon + 60_000);
  expect(run().left()).toBe(540_000);
});

test("it ticks each second from `go` until it is stopped, and rests when it is over", () => {
  const { go, send, left, value, subscribe } = run();
  const changed = vi.fn();
  subscribe(changed);
  send(start());
  vi.advanceTimersByTime(5_000);
  expect(left()).toBe(600_000);
  const stop = go();
  vi.advanceTimersByTime(5_000);
  expect(left()).toBe(590_000);
  stop();
  vi.advanceTimersByTime(5_000);
  expect([left(), vi.getTimerCount()]).toEqual([590_000, 0]);
  const stopAgain = go();
  vi.advanceTimersByTime(600_000);
  stopAgain();
  expect([left(), value(), vi.getTimerCount()]).toEqual([0, "expired", 0]);
  expect(changed.mock.calls.length).toBeGreaterThan(590);
});

test("it looks at the time when a page that slept is seen again, and no longer once it is left", () => {
  const { go, send, left } = run();
  const stop = go();
  send(start());
  const wake = () => document.dispatchEvent(new Event("visibilitychange"));
  vi.setSystemTime(noon + 100_000);
  wake();
  expect(left()).toBe(500_000);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.setSystemTime(noon + 200_000);
  wake();
  expect(left()).toBe(500_000);
  vi.restoreAllMocks();
  stop();
  wake();
  expect(left()).toBe(500_000);
});

test("it takes over what another tab has stored, and never writes an older state over it", () => {
  const here = run();
  run().send(start());
  const stored = { deadline: noon + 500_000, seenAt: noon };
  storage.write("offer-countdown", stored);
  expect(here.value()).toBe("unset");
  vi.setSystemTime(noon + 30_000);
  here.send({ type: "tick", now: Date.now() });
  expect([here.value(), here.left(), deadline()]).toEqual(["running", 470_000, noon + 500_000]);
});

test("without a storage that keeps anything it runs as long as the page", () => {
  const nothing = { read: () => undefined, write: () => undefined };
  const { go, send, left } = run({ storage: nothing, now: Date.now });
  const stop = go();
  send(start());
  vi.advanceTimersByTime(10_000);
  stop();
  expect(left()).toBe(590_000);
});
