/** Prices of plans for a visitor, and the selected plan. */
export { keepOrdered, keepPick, PlanScope, pickedPlan } from "./picked-plan.tsx";
export { allParts, chargesIn, PlanLine, PlanSummary } from "./plan-summary.tsx";
export { usePrices } from "./use-prices.ts";
