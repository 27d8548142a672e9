/** Plans and money: what is charged, when, and how it is written. */

export { type Added, orderOf, partsOf, sumOf, withExtras, withoutExtras } from "./extras.ts";
export { chargedDigits, fractionDigits, minorUnits, mostCharged, wholeUnits } from "./minor-units.ts";
export { dailyMoney, eventCurrency, inAll, money, perDay, plainMoney, planMoney, savedShare } from "./money.ts";
export { everyOrder, ordersFor } from "./orders.ts";
export { afterPeriod, daysIn, firstPeriod, type Period, periodIn, periodOf } from "./period.ts";
export { type Counted, countIn, several, timesAmount } from "./quantity.ts";
export {
  chargesOf,
  mostAtOnce,
  ordersAt,
  restoresPrices,
  type SoldPlan,
  soldPlans,
  takesExtras,
} from "./sold-plans.ts";
export { isPicked, type Start, startingPlan, startOf, suggestedPlan, untouched } from "./start.ts";
