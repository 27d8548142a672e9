// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moving } from "./motion.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button role="radio"><span>Yes</span></button><button id="go">Go on</button>';
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "startViewTransition");
});

/** What a tap on an element leads to; nothing yet while it is held. */
function tap(selector: string, isTrusted = true) {
  const goOn = vi.fn();
  vi.stubGlobal("event", { isTrusted, target: document.querySelector(selector) });
  moving.hold(goOn);
  return goOn;
}

const preferStill = () => vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") }));

test("what is chosen is seen for 180 ms before the next step", () => {
  const goOn = tap("span");
  vi.advanceTimersByTime(179);
  expect(goOn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(goOn).toHaveBeenCalledTimes(1);
});

test("a second tap goes on at once, and only it", () => {
  const first = tap("span");
  const second = tap("span");
  expect(second).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(first).not.toHaveBeenCalled();
  expect(tap("span")).not.toHaveBeenCalled();
});

test("a button, a tap that a script repeats, and visitors who prefer less motion wait for nothing", () => {
  expect(tap("#go")).toHaveBeenCalledTimes(1);
  expect(tap("span", false)).toHaveBeenCalledTimes(1);
  preferStill();
  expect(tap("span")).toHaveBeenCalledTimes(1);
});

test("a screen changes by the browser's transition, in its direction", () => {
  const { dataset } = document.documentElement;
  const change = vi.fn();
  const start = vi.fn();
  Object.assign(document, { startViewTransition: start });
  moving.turn(change, true);
  expect(start).toHaveBeenCalledTimes(1);
  expect([change.mock.calls, dataset.turn]).toEqual([[], undefined]);
  start.mock.calls[0]?.[0]();
  expect([change.mock.calls, dataset.turn]).toEqual([[[]], "back"]);
});

test("WebKit, where the header stays unpainted behind that transition, has none", () => {
  vi.stubGlobal("navigator", { vendor: "Apple Computer, Inc." });
  const change = vi.fn();
  const start = vi.fn();
  Object.assign(document, { startViewTransition: start });
  moving.turn(change, false);
  expect([start.mock.calls, change.mock.calls]).toEqual([[], [[]]]);
  expect(document.documentElement.dataset.way).toBe("forth");
});

test("without that transition it changes at once, and says the direction for the styles", () => {
  const change = vi.fn();
  moving.turn(change, false);
  expect(change).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.way).toBe("forth");
});

test("visitors who prefer less motion see no transition", () => {
  preferStill();
  const change = vi.fn();
  const start = vi.fn();
  Object.assign(document, { startViewTransition: start });
  moving.turn(change, false);
  expect(change).toHaveBeenCalledTimes(1);
  expect(start).not.toHaveBeenCalled();
});
