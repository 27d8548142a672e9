// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clockRunner } from "../../src/services/run-clock.ts";
import { defaultTexts } from "../testing/example.ts";
import { bareScope, storageInMemory } from "../testing/show.tsx";
import { clocksPage } from "./testing/clocks-page.tsx";

const { noon, wheel, bonus, countdown, visit, pass, press, time, has } = clocksPage;

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the bonus", () => {
  const started = (ago: number, more = {}) =>
    storageInMemory({ "bonus-start-time": noon - ago, "wheel-spun": true, ...more });

  test.each([
    [599_000, "00:01"],
    [1, "10:00"],
    [300_000, "05:00"],
  ])("resumes %i ms after its stored start", (ago, left) => {
    visit({ wheel, bonus }, started(ago));
    expect(time()).toBe(left);
  });

  test.each([600_000, 601_000, 60_000_000])("is over %i ms after its stored start, and can be extended", (ago) => {
    visit({ wheel, bonus }, started(ago));
    expect([has("Extend Timer (+20 min)"), has("Continue to platform"), has("Claim")]).toEqual([true, true, false]);
    expect(screen.queryByRole("timer")).toBeNull();
  });

  test("leads on while it lasts, and when it is over", () => {
    const { onNext } = visit({ wheel, bonus }, started(599_000));
    press("Claim");
    pass(1_000);
    expect(screen.getByText("Sorry, this bonus has expired")).toBeTruthy();
    press("Continue to platform");
    expect(onNext).toHaveBeenCalledTimes(2);
  });

  test("is extended once", () => {
    const { storage, unmount } = visit({ wheel, bonus }, started(600_000));
    press("Extend Timer (+20 min)");
    expect([time(), screen.getByText("Timer has been extended").closest("[role=status]") !== null]).toEqual([
      "20:00",
      true,
    ]);
    expect(storage.read("bonus-start-time")).toBe(noon);
    pass(1_200_000);
    expect([has("Extend Timer (+20 min)"), has("Continue to platform")]).toEqual([false, true]);
    unmount();
    visit({ wheel, bonus }, storage);
    expect(has("Extend Timer (+20 min)")).toBe(false);
  });

  test("is not undone by a tab that has not heard of its extension", () => {
    const { storage } = visit({ wheel, bonus }, started(590_000));
    storage.write("bonus-start-time", noon);
    storage.write("bonus", { extended: true, seenAt: noon });
    pass(1_000);
    expect([time(), storage.read("bonus-start-time")]).toEqual(["19:59", noon]);
  });

  test("folds to a line without its button while it sticks below the header, but not once it is over", () => {
    const entries: ((entry: object) => void)[] = [];
    class Observer {
      constructor(tell: (seen: readonly object[]) => void) {
        entries.push((entry) => tell([entry]));
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    visit({ wheel, bonus }, started(590_000));
    vi.unstubAllGlobals();
    const isFolded = () => document.querySelector("aside")?.hasAttribute("data-stuck");
    const scroll = (intersectionRatio: number, top: number) =>
      act(() => entries.at(-1)?.({ intersectionRatio, boundingClientRect: { top } }));
    scroll(1, 120);
    expect(isFolded()).toBe(false);
    scroll(0.98, 8);
    expect(isFolded()).toBe(true);
    pass(10_000);
    expect(isFolded()).toBe(false);
  });

  test("stands in its place from the first frame on, on an offer without a wheel", () => {
    const runClock = clockRunner({ storage: storageInMemory(), now: Date.now });
    const frames: unknown[] = [];
    visit({
      bonus,
      runClock: (clock) => {
        const running = runClock(clock);
        // Begun as the first frame is drawn, before anything is told to the clock.
        const go = () => {
          frames.push([has("Claim"), time()]);
          return running.go();
        };
        return { ...running, go };
      },
    });
    expect([frames, time()]).toEqual([[[true, "10:00"]], "10:00"]);
  });

  test("begins with the visit on an offer without a wheel", () => {
    const { storage } = visit({ bonus });
    expect([time(), storage.read("bonus-start-time")]).toEqual(["10:00", noon]);
  });
});

describe("the countdown", () => {
  test("starts at its length and goes on after a reload", () => {
    const { storage, unmount } = visit({ countdown });
    expect(time()).toBe("09:57");
    pass(57_000);
    expect(time()).toBe("09:00");
    unmount();
    pass(60_000);
    visit({ countdown }, storage);
    expect(time()).toBe("08:00");
  });

  test("tells once that it is over, also on a later visit", () => {
    const { storage, onExpire, unmount } = visit({ countdown });
    pass(596_000);
    expect(onExpire).not.toHaveBeenCalled();
    pass(60_000);
    expect([time(), vi.mocked(onExpire).mock.calls.length]).toEqual(["00:00", 1]);
    unmount();
    expect(visit({ countdown }, storage).onExpire).toHaveBeenCalledTimes(1);
  });

  test("leaves the page, or says something else, where the definition wants it so", () => {
    visit({ countdown: { ...countdown, onExpire: "hide" } });
    pass(597_000);
    expect(screen.queryByText("Held for")).toBeNull();
    cleanup();
    visit({ countdown: { ...countdown, expired: "The price is as before" } });
    pass(597_000);
    expect(screen.getByText("The price is as before")).toBeTruthy();
  });

  test("is announced a few times only", () => {
    visit({ countdown });
    const said = new Set<string | null>();
    for (let second = 0; second <= 597; second++) {
      said.add(screen.getByRole("status").textContent);
      pass(1_000);
    }
    expect([...said]).toEqual(["", "Time left 05:00", "Time left 01:00"]);
  });

  test("looks at the time when the page wakes up", () => {
    visit({ countdown });
    vi.setSystemTime(noon + 97_000);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(time()).toBe("08:20");
  });
});

test("none of its parts needs a browser to be written as markup", async () => {
  const { BonusBanner } = await import("./bonus-banner.tsx");
  const { OfferCountdown: Shown } = await import("./offer-countdown.tsx");
  const { WheelDialog } = await import("./wheel/wheel-dialog.tsx");
  const { FunnelProvider } = await import("../funnel-context.ts");
  const texts = defaultTexts("offer");
  const nothing = vi.fn();
  const html = renderToString(
    <FunnelProvider value={bareScope}>
      <BonusBanner bonus={bonus} texts={texts} leftMs={1_000} extended={false} onExtend={nothing} onNext={nothing} />
      <Shown countdown={countdown} texts={texts} leftMs={597_000} />
      <WheelDialog
        wheel={wheel}
        texts={texts}
        phase="idle"
        outcome={undefined}
        elapsedMs={0}
        leftMs={600_000}
        onSpin={nothing}
        onClaim={nothing}
        onClose={nothing}
      />
    </FunnelProvider>,
  );
  expect(["Spin the wheel", "09:57", "Your bonus is waiting"].filter((text) => !html.includes(text))).toEqual([]);
});
