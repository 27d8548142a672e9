// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { StepActions } from "../contract.ts";
import { keepInMemory, show } from "../testing/show.tsx";
import { defaultTexts } from "../testing/texts.ts";
import { Clocks, type ClocksProps } from "./clocks.tsx";
import type { OfferBonus, OfferCountdown, OfferWheel } from "./offer-parts.ts";

vi.mock("./wheel/confetti.ts", () => ({ throwConfetti: vi.fn(async () => undefined) }));

const { throwConfetti } = await import("./wheel/confetti.ts");
const noon = Date.UTC(2030, 0, 1, 12);

let reducedMotion = false;

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
  reducedMotion = false;
  vi.stubGlobal("matchMedia", () => ({ matches: reducedMotion }));
});

afterEach(() => {
  cleanup();
  vi.mocked(throwConfetti).mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wheel: OfferWheel = {
  heading: "Spin for a bonus",
  button: "Spin the wheel",
  segments: [
    { id: "ten", label: "10 $" },
    { id: "none", label: "Try again", won: "Not this time", prize: false },
    { id: "jackpot", label: "65 $ Jackpot", won: "You've won 65 $ to invest" },
  ],
  outcome: "jackpot",
  claim: "Claim My Bonus",
  won: "Congratulations",
  lasts: "10 min",
  timer: "Expires in",
  leave: "Continue",
  expired: "Bonus Expired",
};

const bonus: OfferBonus = {
  text: "Your bonus is waiting",
  lasts: "600 s",
  claim: "Claim",
  expired: "Sorry, this bonus has expired",
  continue: "Continue to platform",
  extend: { to: "20 min", button: "Extend Timer (+20 min)", done: "Timer has been extended" },
};

const countdown: OfferCountdown = { text: "Held for", lasts: "597 s", onExpire: "nothing" };

function visit(given: Partial<ClocksProps>, keep: StepActions["keep"] = keepInMemory()) {
  const props: ClocksProps = {
    wheel: undefined,
    bonus: undefined,
    countdown: undefined,
    texts: defaultTexts("offer"),
    keep,
    now: Date.now,
    random: () => 0,
    onNext: vi.fn(),
    onExpire: vi.fn(),
    ...given,
  };
  const page = show(<Clocks {...props} />);
  return { ...props, ...page };
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }), { detail: 1 });
const dialog = () => screen.queryByRole<HTMLDialogElement>("dialog");
const time = () => screen.getByRole("timer").textContent;
const has = (name: string) => screen.queryByRole("button", { name }) !== null;

describe("the wheel", () => {
  test("opens on the first visit, spins, and gives what was won in the banner", () => {
    const { keep } = visit({ wheel, bonus });
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
    expect([dialog(), keep.read("wheel-spun"), keep.read("bonus-start-time")]).toEqual([null, true, noon + 9_700]);
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
    const { keep, unmount } = visit({ wheel });
    press("Spin the wheel");
    pass(6_000);
    expect(throwConfetti).not.toHaveBeenCalled();
    pass(10_000);
    expect(throwConfetti).toHaveBeenCalledTimes(1);
    unmount();
    visit({ wheel }, keep);
    pass(1_000);
    expect(throwConfetti).toHaveBeenCalledTimes(1);
  });

  test("shows the same result at once, and no confetti, to whoever asks for less motion", () => {
    reducedMotion = true;
    visit({ wheel });
    press("Spin the wheel");
    expect(screen.getByRole("heading", { name: "Congratulations" })).toBeTruthy();
    expect(time()).toBe("10:00");
    expect(throwConfetti).not.toHaveBeenCalled();
  });

  test("can be dismissed beside it and by Escape before the spin alone", () => {
    const { keep } = visit({ wheel });
    press("Spin the wheel");
    for (const wait of [0, 5_000, 2_000, 600_000]) {
      pass(wait);
      fireEvent.click(dialog() as Element);
      fireEvent(dialog() as Element, new Event("cancel", { cancelable: true }));
      expect(dialog()?.open).toBe(true);
    }
    press("Close");
    expect([dialog(), keep.read("wheel-spun")]).toEqual([null, true]);
  });

  test("closed unspun keeps no flag and opens again on the next visit", () => {
    const { keep, unmount } = visit({ wheel });
    fireEvent.click(dialog() as Element);
    expect([dialog(), keep.read("wheel-spun")]).toEqual([null, undefined]);
    unmount();
    visit({ wheel }, keep);
    expect(dialog()?.open).toBe(true);
  });

  test("does not open for who has spun it, but for a flag of nonsense", () => {
    visit({ wheel }, keepInMemory({ "wheel-spun": true })).unmount();
    expect(dialog()).toBeNull();
    visit({ wheel }, keepInMemory({ "wheel-spun": "yes" }));
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
    const { keep, unmount } = visit({ wheel: drawn, random: () => 0.9 });
    press("Spin the wheel");
    pass(66_700);
    unmount();
    pass(60_000);
    visit({ wheel: drawn, random: () => 0 }, keep);
    expect([time(), screen.queryByText("You've won 65 $ to invest") !== null]).toEqual(["08:00", true]);
  });

  test("has nothing to claim on a segment without a prize", () => {
    visit({ wheel: { ...wheel, outcome: "none" } });
    press("Spin the wheel");
    pass(6_700);
    expect(screen.getByRole("heading", { name: "Not this time" })).toBeTruthy();
    expect([has("Claim My Bonus"), screen.queryByRole("timer")]).toEqual([false, null]);
    press("Continue");
    expect(dialog()).toBeNull();
  });

  test("closes when another tab has claimed it", () => {
    const { keep } = visit({ wheel });
    keep.write("wheel-spun", true);
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
});

describe("the bonus", () => {
  const started = (ago: number, more = {}) =>
    keepInMemory({ "bonus-start-time": noon - ago, "wheel-spun": true, ...more });

  test.each([
    [599_000, "00:01"],
    [1, "10:00"],
    [300_000, "05:00"],
  ])("resumes %i ms after its stored start", (ago, left) => {
    visit({ wheel, bonus }, started(ago));
    expect(time()).toBe(left);
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
    const { keep, unmount } = visit({ wheel, bonus }, started(600_000));
    press("Extend Timer (+20 min)");
    expect([time(), screen.getByText("Timer has been extended").closest("[role=status]") !== null]).toEqual([
      "20:00",
      true,
    ]);
    expect(keep.read("bonus-start-time")).toBe(noon);
    pass(1_200_000);
    expect([has("Extend Timer (+20 min)"), has("Continue to platform")]).toEqual([false, true]);
    unmount();
    visit({ wheel, bonus }, keep);
    expect(has("Extend Timer (+20 min)")).toBe(false);
  });

  test("is not undone by a tab that has not heard of its extension", () => {
    const { keep } = visit({ wheel, bonus }, started(590_000));
    keep.write("bonus-start-time", noon);
    keep.write("bonus", { extended: true, seenAt: noon });
    pass(1_000);
    expect([time(), keep.read("bonus-start-time")]).toEqual(["19:59", noon]);
  });

  test("begins with the visit on an offer without a wheel", () => {
    const { keep } = visit({ bonus });
    expect([time(), keep.read("bonus-start-time")]).toEqual(["10:00", noon]);
  });
});

describe("the countdown", () => {
  test("starts at its length and goes on after a reload", () => {
    const { keep, unmount } = visit({ countdown });
    expect(time()).toBe("09:57");
    pass(57_000);
    expect(time()).toBe("09:00");
    unmount();
    pass(60_000);
    visit({ countdown }, keep);
    expect(time()).toBe("08:00");
  });

  test("tells once that it is over, also on a later visit", () => {
    const { keep, onExpire, unmount } = visit({ countdown });
    pass(596_000);
    expect(onExpire).not.toHaveBeenCalled();
    pass(60_000);
    expect([time(), vi.mocked(onExpire).mock.calls.length]).toEqual(["00:00", 1]);
    unmount();
    expect(visit({ countdown }, keep).onExpire).toHaveBeenCalledTimes(1);
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
  const { BonusBanner } = await import("./bonus-banner/bonus-banner.tsx");
  const { OfferCountdown: Shown } = await import("./offer-countdown/offer-countdown.tsx");
  const { WheelDialog } = await import("./wheel/wheel-dialog.tsx");
  const { FunnelProvider } = await import("../funnel-context.ts");
  const scope = {
    lookup: () => undefined,
    holds: () => true,
    language: "en",
    plans: {},
    sample: "",
    openLegal: vi.fn(),
  };
  const texts = defaultTexts("offer");
  const nothing = vi.fn();
  const html = renderToString(
    <FunnelProvider value={scope}>
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
