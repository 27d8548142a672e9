import { untypeset } from "../../engine/copy/index.ts";
import { everyOrder, type SoldPlan } from "../../engine/pricing/index.ts";
import type { Plan } from "../../schema/funnel.types.ts";
import type { Settlement } from "./use-settlement.ts";

/**
 * The plan that was bought: of a payment, as the backend has sold it, whatever the definition says by now; else the one
 * that the address names.
 *
 * @param assumed id of the plan if neither says
 */
export function boughtPlan(
  { settled, arrival }: Pick<Settlement, "settled" | "arrival">,
  plans: Readonly<Record<string, SoldPlan>>,
  assumed = "",
): Plan | undefined {
  if (settled?.plan !== undefined) return settled.sold;
  const called = arrival.plan;
  const sold = everyOrder(plans);
  // Text from the address counts only if it names a plan.
  const [, named] = Object.entries(sold).find(([id, { name }]) => id === called || untypeset(name) === called) ?? [];
  return named ?? sold[assumed] ?? plans[assumed];
}
