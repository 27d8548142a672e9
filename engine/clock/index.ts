/** The timed parts of an offer (wheel, bonus and countdown) as machines that are given the time from outside. */
export { bonusLeft, bonusToStored, bonusWait, createBonus } from "./bonus.ts";
export { clockTime } from "./clock-time.ts";
export { countdownLeft, countdownToStored, countdownWait, createCountdown } from "./countdown.ts";
export { draw } from "./draw.ts";
export { isCountdownOver } from "./is-countdown-over.ts";
export { claimLeft, createWheel, spinTimes, type WheelRules, wheelElapsed, wheelToStored, wheelWait } from "./wheel.ts";
