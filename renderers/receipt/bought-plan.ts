import { untypeset } from "../../engine/copy/index.ts";
import { everyOrder, type SoldPlan } from "../../engine/pricing/index.ts";
import type { Plan } from "../../schema/funnel.types.ts";
import type { Settlement } from "./use-settlement.ts";

/**
 * The plan that was bought, at the price that was paid: as the backend says, else as the address says.
 *
 * @param assumed id of the plan if neither says
 */
export function boughtPlan(
  { settled, arrival }: Pick<Settlement, "settled" | "arrival">,
  plans: Readonly<Record<string, SoldPlan>>,
  assumed = "",
): Plan | undefined {
  const called = settled?.planId ?? arrival.plan;
  const sold = everyOrder(plans);
  // Text from the address counts only if it names a plan.
  const [, named] = Object.entries(sold).find(([id, { name }]) => id === called || untypeset(name) === called) ?? [];
  const plan = named ?? sold[assumed] ?? plans[assumed];
  const { restored } = plan ?? {};
  return restored && restored.price === settled?.amount ? restored : plan;
}
