// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { browserStorage } from "./storage.ts";

beforeEach(() => {
  localStorage.clear();
  history.replaceState({ way: ["a"] }, "");
});
afterEach(() => history.replaceState(null, ""));

/** A storage that nothing can be written to. */
function blocked() {
  const storage = browserStorage("f");
  storage.write("quiz", {
    toJSON: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  return storage;
}

test("what cannot be stored is there for the next page of the tab alone, which knows that it could not be", () => {
  blocked().carry?.({ quiz: { choices: { a: ["b"] } } });
  const next = browserStorage("f");
  expect(next.read("quiz")).toEqual({ choices: { a: ["b"] } });
  expect([next.isFull?.(), history.state]).toEqual([true, { way: ["a"] }]);
  expect(browserStorage("f").read("quiz")).toBeUndefined();
});

test("what is written since counts for more than what was carried", () => {
  blocked().carry?.({ quiz: "old" });
  const next = browserStorage("f");
  next.write("quiz", "new");
  expect(next.read("quiz")).toBe("new");
});

test("what can be stored is carried nowhere", () => {
  const storage = browserStorage("f");
  storage.write("quiz", "kept");
  storage.carry?.({ quiz: "kept" });
  expect([history.state, browserStorage("f").isFull?.()]).toEqual([{ way: ["a"] }, false]);
});
