/** What plans cost a visitor, and which one is picked. */
export { pickedPlan } from "./picked-plan.ts";
export { PlanScope } from "./plan-scope.tsx";
export { usePrices } from "./use-prices.ts";
