import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { StepFlows } from "../flow/index.ts";
import { wayLabels } from "../flow/index.ts";
import type { Target } from "./targets.ts";

/** Why no walk meets a target, as far as can be said. */
export function uncoveredReason(target: Target, definition: FunnelDefinition, steps: StepFlows): string {
  const step = steps[target.step];
  // Whoever is on the page can pay.
  if (target.kind !== "way" || !step || target.exit.kind === "paid") return "no walk was found that comes to this step";
  const label = wayLabels(step, definition, steps)[step.exits.forward.indexOf(target.exit)];
  return label ? `no answers were found with which it is taken: ${label}` : "no walk was found that takes it";
}
