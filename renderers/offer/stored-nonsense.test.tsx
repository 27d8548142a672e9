// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserStorage } from "../../src/services/storage.ts";
import { clocksPage } from "./testing/clocks-page.tsx";

const { noon, wheel, bonus, countdown, visit, time, has } = clocksPage;
const storage = browserStorage("f");

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What another version of the page, an extension or a visitor may have written there. */
const keep = (name: string, text: string) => localStorage.setItem(`f:${name}`, text);

test.each([
  ["wheel-spun", "yes"],
  ["wheel-spun", ""],
  ["wheel-spun", "1"],
  ["wheel-spun", "false"],
  ["wheel-spun", "null"],
  ["wheel-spun", '"true"'],
  ["wheel-spun", '{"spun":true}'],
  ["wheel-spun", "{"],
  ["wheel", "won"],
  ["wheel", '{"outcome":"other","startedAt":1,"seenAt":2}'],
  ["wheel", '{"outcome":"ten","startedAt":"noon"}'],
  ["wheel", '{"outcome":"ten","startedAt":-5}'],
  ["wheel", '{"outcome":"ten","startedAt":1e14}'],
])("a flag or a spin that makes no sense is none: %s is %s", (name, text) => {
  keep(name, text);
  visit({ wheel }, storage);
  expect(screen.getByRole("button", { name: "Spin the wheel" })).toHaveProperty("disabled", false);
});

test.each(["soon", "", "-5", "1e14", "1e999", `${noon + 60_000}`, "true", "null", "[]", '{"at":1}', '{"at"'])(
  "a stored start that is no time in the past is none: %s",
  (text) => {
    keep("wheel-spun", "true");
    keep("bonus-start-time", text);
    visit({ wheel, bonus }, storage);
    expect(screen.queryByText("Your bonus is waiting")).toBeNull();
    expect(screen.queryByRole("timer")).toBeNull();
  },
);

test.each(["soon", "-5", "[]", '{"extended":"yes","seenAt":"noon"}', '{"seenAt":-5}'])(
  "nonsense beside the start changes nothing: %s",
  (text) => {
    keep("wheel-spun", "true");
    keep("bonus-start-time", `${noon - 660_000}`);
    keep("bonus", text);
    visit({ wheel, bonus }, storage);
    expect(has("Extend Timer (+20 min)")).toBe(true);
  },
);

test.each([
  "soon",
  "7",
  "null",
  "[]",
  '{"deadline":"tomorrow"}',
  '{"deadline":-5}',
  '{"deadline":1e300}',
  `{"deadline":${noon + 1e10},"seenAt":${noon}}`,
  '{"deadline":{}}',
  '{"deadline"',
])("a stored countdown that makes no sense has not started: %s", (text) => {
  keep("offer-countdown", text);
  visit({ countdown }, storage);
  expect(time()).toBe("09:57");
  expect(storage.read("offer-countdown")).toEqual({ deadline: noon + 597_000, seenAt: noon });
});
