// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { radioKeys } from "./radio-keys.ts";

let end = new AbortController();
beforeEach(() => {
  end = new AbortController();
  document.body.innerHTML = `<div role="radiogroup">${["one", "two", "three"]
    .map((name) => `<button role="radio" id="${name}"><b>${name}</b></button>`)
    .join("")}</div><input id="field">`;
  radioKeys(end.signal);
});
afterEach(() => end.abort());

const at = (id: string) => document.getElementById(id);
function press(
  id: string,
  key: string,
  init: KeyboardEventInit = {},
): { isPrevented: boolean; focused: string | undefined } {
  at(id)?.focus();
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
  (at(id)?.firstElementChild ?? at(id))?.dispatchEvent(event);
  return { isPrevented: event.defaultPrevented, focused: document.activeElement?.id };
}

test.each([
  ["one", "ArrowDown", "two"],
  ["two", "ArrowRight", "three"],
  ["three", "ArrowDown", "one"],
  ["three", "ArrowUp", "two"],
  ["two", "ArrowLeft", "one"],
  ["one", "ArrowUp", "three"],
  ["two", "Home", "one"],
  ["two", "End", "three"],
])("from %s, %s leads to %s, which Tab then finds", (from, key, to) => {
  expect(press(from, key)).toEqual({ isPrevented: true, focused: to });
  expect(["one", "two", "three"].map((id) => at(id)?.tabIndex)).toEqual(
    ["one", "two", "three"].map((id) => (id === to ? 0 : -1)),
  );
});

test.each([["altKey"], ["ctrlKey"], ["metaKey"]])("a key with %s is the browser's", (modifier) => {
  expect(press("one", "ArrowDown", { [modifier]: true })).toEqual({ isPrevented: false, focused: "one" });
});

test("so are other keys, those outside of a group, and all once it has ended", () => {
  expect(press("one", "a")).toEqual({ isPrevented: false, focused: "one" });
  expect(press("field", "ArrowDown")).toEqual({ isPrevented: false, focused: "field" });
  end.abort();
  expect(press("one", "ArrowDown")).toEqual({ isPrevented: false, focused: "one" });
});
