/** Plans and money: what is charged, when, and how it is written. */

export { chargedDigits, fractionDigits, minorUnits, mostCharged, wholeUnits } from "./minor-units.ts";
export { eventCurrency, inAll, money, perDay, plainMoney, savedShare } from "./money.ts";
export { afterPeriod, daysIn, firstPeriod, type Period, periodIn, periodOf } from "./period.ts";
export { asBought, type Counted, countIn, everyCount, orderedAs, several, timesAmount } from "./quantity.ts";
export { chargesOf, mostAtOnce, restoresPrices, type SoldPlan, soldPlans, startingPlan } from "./sold-plans.ts";
