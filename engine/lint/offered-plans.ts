import type { FunnelDefinition, Plan } from "../../schema/funnel.types.ts";
import { placedSections } from "./placed-sections.ts";

/** A plan with its id. */
export type OfferedPlan = { readonly id: string; readonly plan: Plan };

/** The plans that a step lets a visitor pick from; plans that do not exist are left out. */
export function offeredPlans(definition: FunnelDefinition, step: string): readonly OfferedPlan[] {
  const { plans } = definition;
  const ids = placedSections(definition, "offersPlans").flatMap((placed) =>
    placed.step === step ? placed.section.plans : [],
  );
  return [...new Set(ids)].flatMap((id) => {
    const plan = Object.hasOwn(plans, id) ? plans[id] : undefined;
    return plan ? [{ id, plan }] : [];
  });
}

/** Placeholders that stand for the plan picked, where plans are shown. */
export const planNames: readonly string[] = [
  "plan.name",
  "plan.price",
  "plan.originalPrice",
  "plan.perDay",
  "plan.currency",
  "plan.period",
  "plan.interval",
  "plan.renews.price",
  "plan.renews.every",
];
