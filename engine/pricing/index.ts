/** Plans and money: what is charged, when, and how it is written. */
export { afterPeriod } from "./after-period.ts";
export { eventCurrency } from "./event-currency.ts";
export { fractionDigits } from "./fraction-digits.ts";
export { minorUnits } from "./minor-units.ts";
export { money } from "./money.ts";
export { perDay } from "./per-day.ts";
export { type Period, periodOf } from "./period.ts";
export { periodIn } from "./period-in.ts";
export { restoresPrices } from "./restores-prices.ts";
export { type SoldPlan, soldPlans } from "./sold-plans.ts";
export { startingPlan } from "./starting-plan.ts";
export { wholeUnits } from "./whole-units.ts";
