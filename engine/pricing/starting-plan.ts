import type { Step } from "../../schema/funnel.types.ts";

/** Id of the plan that a step speaks of before the visitor has picked one; undefined where it speaks of none. */
export function startingPlan(step: Step): string | undefined {
  if ("plan" in step) return step.plan;
  const offered = "sections" in step ? step.sections?.find((section) => section.type === "plans") : undefined;
  return offered && (offered.default ?? offered.plans[0]);
}
