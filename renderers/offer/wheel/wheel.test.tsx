// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { storageInMemory } from "../../testing/show.tsx";
import * as celebration from "../../ui/overlays/celebrate.ts";
import { clocksPage } from "../testing/clocks-page.tsx";

const { noon, wheel, bonus, visit, pass, press, time, has } = clocksPage;
const dialog = () => screen.queryByRole<HTMLDialogElement>("dialog");

let reducedMotion = false;
let celebrate: MockInstance<typeof celebration.celebrate>;

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  reducedMotion = false;
  celebrate = vi.spyOn(celebration, "celebrate").mockResolvedValue(undefined);
  vi.stubGlobal("matchMedia", () => ({ matches: reducedMotion }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("opens on the first visit, spins, and gives what was won in the banner", () => {
  const { storage } = visit({ wheel, bonus });
  expect(dialog()?.getAttribute("aria-label")).toBe("Spin for a bonus");
  press("Spin the wheel");
  expect(has("Spinning...")).toBe(true);
  pass(6_699);
  expect(has("Claim My Bonus")).toBe(false);
  pass(1);
  expect(screen.getByRole("heading", { name: "Congratulations" })).toBe(document.activeElement);
  expect(time()).toBe("10:00");
  pass(3_000);
  expect(time()).toBe("09:57");
  press("Claim My Bonus");
  expect([dialog(), storage.read("wheel-spun"), storage.read("bonus-start-time")]).toEqual([null, true, noon + 6_700]);
  // The clock beside the prize goes on.
  expect(time()).toBe("09:57");
  expect(screen.getByText("Your bonus is waiting").closest("aside")).toBe(document.activeElement);
});

test("announces what was won", () => {
  visit({ wheel });
  press("Spin the wheel");
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Spinning...");
  pass(6_700);
  const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(said).toContain("Congratulations You've won 65 $ to invest");
});

test("throws confetti once it has landed, but not when it comes up landed", () => {
  const { storage, unmount } = visit({ wheel });
  press("Spin the wheel");
  pass(6_000);
  expect(celebrate).not.toHaveBeenCalled();
  pass(10_000);
  expect(celebrate).toHaveBeenCalledTimes(1);
  unmount();
  visit({ wheel }, storage);
  pass(1_000);
  expect(celebrate).toHaveBeenCalledTimes(1);
});

test("shows the same result at once, and no confetti, to whoever asks for less motion", () => {
  reducedMotion = true;
  visit({ wheel });
  press("Spin the wheel");
  expect(screen.getByRole("heading", { name: "Congratulations" })).toBeTruthy();
  expect(time()).toBe("10:00");
  expect(celebrate).not.toHaveBeenCalled();
});

test("can be dismissed beside it and by Escape before the spin alone", () => {
  const { storage } = visit({ wheel });
  press("Spin the wheel");
  for (const wait of [0, 5_000, 2_000, 600_000]) {
    pass(wait);
    fireEvent.click(dialog() as Element);
    fireEvent(dialog() as Element, new Event("cancel", { cancelable: true }));
    expect(dialog()?.open).toBe(true);
  }
  press("Close");
  expect([dialog(), storage.read("wheel-spun")]).toEqual([null, true]);
});

test("closed unspun keeps no flag and opens again on the next visit", () => {
  const { storage, unmount } = visit({ wheel });
  fireEvent.click(dialog() as Element);
  expect([dialog(), storage.read("wheel-spun")]).toEqual([null, undefined]);
  unmount();
  visit({ wheel }, storage);
  expect(dialog()?.open).toBe(true);
});

test("closed unspun in one tab and claimed in another, it is done with, whichever is looked at next", () => {
  const { storage } = visit({ wheel, bonus });
  press("Close");
  const other = visit({ wheel, bonus }, storage);
  press("Spin the wheel");
  pass(6_700);
  press("Claim My Bonus");
  other.unmount();
  const stored = () => ["wheel-spun", "wheel", "bonus-start-time"].map(storage.read);
  const left = stored();
  expect(left).toEqual([true, expect.objectContaining({ outcome: "jackpot" }), noon + 6_700]);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect([stored(), has("Claim"), dialog()]).toEqual([left, true, null]);
  cleanup();
  visit({ wheel, bonus }, storage);
  expect(dialog()).toBeNull();
});

test("does not open for who has spun it, but for a flag of nonsense", () => {
  visit({ wheel }, storageInMemory({ "wheel-spun": true })).unmount();
  expect(dialog()).toBeNull();
  visit({ wheel }, storageInMemory({ "wheel-spun": "yes" }));
  expect(dialog()?.open).toBe(true);
});

test("says when its time is over, and takes the claim away", () => {
  visit({ wheel });
  press("Spin the wheel");
  pass(606_700);
  expect(screen.getByRole("heading", { name: "Bonus Expired" })).toBeTruthy();
  expect(has("Claim My Bonus")).toBe(false);
  press("Continue");
  expect(dialog()).toBeNull();
});

test("goes on where it was after a reload, with the outcome drawn before", () => {
  const { outcome: _, ...open } = wheel;
  const drawn = { ...open, weights: { ten: 1, jackpot: 1 } };
  const { storage, unmount } = visit({ wheel: drawn, random: () => 0.9 });
  press("Spin the wheel");
  pass(66_700);
  unmount();
  pass(60_000);
  visit({ wheel: drawn, random: () => 0 }, storage);
  expect([time(), screen.queryByText("You've won 65 $ to invest") !== null]).toEqual(["08:00", true]);
});

test("has nothing to claim on a segment without a prize", () => {
  visit({ wheel: { ...wheel, outcome: "none" } });
  press("Spin the wheel");
  pass(6_700);
  expect(screen.getByRole("heading", { name: "Not this time" })).toBeTruthy();
  expect([has("Claim My Bonus"), screen.queryByRole("timer")]).toEqual([false, null]);
  expect(celebrate).not.toHaveBeenCalled();
  press("Continue");
  expect(dialog()).toBeNull();
});

test("closes when another tab has claimed it", () => {
  const { storage } = visit({ wheel });
  storage.write("wheel-spun", true);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(dialog()).toBeNull();
});

test("works where nothing can be kept", () => {
  visit({ wheel, bonus }, { read: () => undefined, write: () => undefined });
  press("Spin the wheel");
  pass(6_700);
  press("Claim My Bonus");
  pass(1_000);
  expect([dialog(), time()]).toEqual([null, "09:59"]);
});

test("what was won is gold and the rest is faint, but after a lost spin nothing is", () => {
  const looks = () => [...document.querySelectorAll("[data-look]")].map((slice) => slice.getAttribute("data-look"));
  const spun = (prize: boolean) => {
    const segments = wheel.segments.map((segment) => ({ ...segment, prize }));
    visit({ wheel: { ...wheel, segments } });
    press("Spin the wheel");
    pass(6_700);
    const seen = looks();
    cleanup();
    return seen;
  };
  expect(spun(true)).toEqual([...wheel.segments.slice(1).map(() => "dim"), "won"]);
  expect(spun(false)).toEqual([]);
});
