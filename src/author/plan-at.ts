import { startingPlan } from "../../engine/pricing/index.ts";
import type { FunnelDefinition, Plan } from "../../schema/funnel.types.ts";

/** The plan that `{plan.price}` speaks of: the one picked, else that of the step, else that of the first which has one. */
export function planAt({ plans, steps }: FunnelDefinition, step: string, picked = ""): Plan | undefined {
  const shown = steps[step];
  const candidates = [picked, ...[...(shown ? [shown] : []), ...Object.values(steps)].map(startingPlan)];
  return candidates.map((id) => plans[id ?? ""]).find((plan) => plan !== undefined);
}
