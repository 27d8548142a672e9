import { act, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { clockRunner } from "../../../src/services/run-clock.ts";
import type { StepActions } from "../../contract.ts";
import { defaultTexts } from "../../testing/example.ts";
import { show, storageInMemory } from "../../testing/show.tsx";
import { Clocks, type ClocksProps } from "../clocks.tsx";
import type { OfferBonus, OfferCountdown, OfferWheel } from "../offer-parts.ts";

const wheel: OfferWheel = {
  heading: "Spin for a bonus",
  button: "Spin the wheel",
  segments: [
    { id: "ten", label: "10 $", prize: true },
    { id: "none", label: "Try again", won: "Not this time", prize: false },
    { id: "jackpot", label: "65 $ Jackpot", won: "You've won 65 $ to invest", prize: true },
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

/** Renders them for a visitor with this storage. */
function visit(given: Partial<ClocksProps>, storage: StepActions["storage"] = storageInMemory()) {
  const props: ClocksProps = {
    wheel: undefined,
    bonus: undefined,
    countdown: undefined,
    texts: defaultTexts("offer"),
    runClock: clockRunner({ storage, now: Date.now }),
    now: Date.now,
    random: () => 0,
    onNext: vi.fn(),
    onExpire: vi.fn(),
    ...given,
  };
  const page = show(<Clocks {...props} />);
  return { ...props, ...page, storage };
}

/** The timed parts of an offer, and what a visitor sees and does there. */
export const clocksPage = {
  noon: Date.UTC(2030, 0, 1, 12),
  wheel,
  bonus,
  countdown,
  visit,
  pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  press: (name: string) => fireEvent.click(screen.getByRole("button", { name }), { detail: 1 }),
  time: () => screen.getByRole("timer").textContent,
  has: (name: string) => screen.queryByRole("button", { name }) !== null,
} as const;
