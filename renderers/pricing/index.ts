/** What plans cost a visitor, and which one is picked. */
export { haveOffer, keepOrdered, keepPick, PlanScope, pickedPlan } from "./picked-plan.tsx";
export { usePrices } from "./use-prices.ts";
