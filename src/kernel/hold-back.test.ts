// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { holdBack, showAll } from "./hold-back.ts";

const { dataset } = document.documentElement;
const isHeld = () => "held" in dataset;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  showAll();
  delete dataset.changes;
  history.replaceState(null, "", "/");
  for (const storage of [localStorage, sessionStorage]) storage.clear();
});

/** Opens a page that depends on answers and on two parameters of the address. */
function open(page = "answers piano from other") {
  showAll();
  dataset.changes = page;
  holdBack();
}

test.each([
  ["answers", () => localStorage.setItem("piano:quiz", '{"quiz":{"choices":{"level":["some"]},"values":{}}}')],
  ["something typed", () => localStorage.setItem("piano:quiz", '{"quiz":{"choices":{},"values":{"name":"Ada"}}}')],
  ["a contact", () => localStorage.setItem("piano:email", "ada@example.com")],
  ["taps before a reload", () => sessionStorage.setItem("piano:taps:1", "{}")],
  ["what an address said", () => sessionStorage.setItem("piano:address", '{"name":"Ada"}')],
  ["a parameter that the page depends on", () => history.replaceState(null, "", "?from=mail")],
])("who comes with %s waits for what is theirs, for five seconds at most", (_, remember) => {
  vi.useFakeTimers();
  remember();
  open();
  expect(isHeld()).toBe(true);
  vi.advanceTimersByTime(4_900);
  expect(isHeld()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(isHeld()).toBe(false);
});

test("nobody waits who has answered nothing here, whose storage cannot be read, or whose page is the same for everybody", () => {
  localStorage.setItem("piano:quiz", '{"quiz":{"choices":{},"values":{},"query":{},"reached":["level"]}}');
  localStorage.setItem("garden:quiz", '{"quiz":{"choices":{"size":["large"]},"values":{}}}');
  history.replaceState(null, "", "?utm_source=mail");
  open();
  expect(isHeld()).toBe(false);

  localStorage.setItem("piano:email", "ada@example.com");
  delete dataset.changes;
  holdBack();
  expect(isHeld()).toBe(false);

  vi.stubGlobal("localStorage", undefined);
  open();
  expect(isHeld()).toBe(false);
});

test("on a page that only a bonus changes, who has claimed one waits, and nobody else", () => {
  localStorage.setItem("piano:email", "ada@example.com");
  open("bonus piano");
  expect(isHeld()).toBe(false);
  localStorage.setItem("piano:bonus-start-time", "1767225600000");
  open("bonus piano");
  expect(isHeld()).toBe(true);
});
