import type { FunnelDefinition, Plan, Step } from "../../schema/funnel.types.ts";
import { sectionsOf, sectionWith, stepWith } from "../traits/index.ts";

/** A plan with every price at which it is sold. */
export type SoldPlan = Plan & {
  /** The plan at its original price, at which it is sold once the offer's countdown is over; left out where it never is. */
  readonly restored?: Plan;
};

/**
 * The plans of a definition. Pages and server read here at which prices a plan is sold, so that they agree: at its price,
 * and, where a countdown restores prices, at an original price that is higher. Nobody can come by a lower one.
 */
export function soldPlans({
  plans,
  steps,
}: Pick<FunnelDefinition, "plans" | "steps">): Readonly<Record<string, SoldPlan>> {
  if (!Object.values(steps).some(restoresPrices)) return plans;
  return Object.fromEntries(Object.entries(plans).map(([id, plan]) => [id, { ...plan, ...restoredOf(plan) }]));
}

/** What is stated a day was stated of the other price. */
function restoredOf({ originalPrice, perDay: _, ...plan }: Plan): Pick<SoldPlan, "restored"> | undefined {
  if (originalPrice === undefined || originalPrice <= plan.price) return undefined;
  return { restored: { ...plan, price: originalPrice } };
}

/** Whether a step has a countdown at whose end plans cost their original price. */
export const restoresPrices = (step: Step): boolean =>
  stepWith("hasPromotions", step)?.countdown?.onExpire === "restore-price";

/** Id of the plan that a step speaks of before the visitor has picked one; undefined where it speaks of none. */
export function startingPlan(step: Step): string | undefined {
  const naming = stepWith("namesPlan", step);
  if (naming) return naming.plan;
  const [offered] = sectionsOf(step).flatMap((section) => sectionWith("offersPlans", section) ?? []);
  return offered?.default;
}
