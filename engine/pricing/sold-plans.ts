import type { FunnelDefinition, Plan, Step } from "../../schema/funnel.types.ts";
import { sectionsOf, sectionWith, stepWith } from "../traits/index.ts";

/** A plan with every price at which it is sold. */
export type SoldPlan = Plan & {
  /**
   * The plan at its original price, at which it is sold once the offer's countdown is over; left out if it never is.
   */
  readonly restored?: Plan;
};

/**
 * The plans of a definition with the prices at which they are sold. Pages and server both read prices here, so they
 * agree. A plan is sold at its price and, where a countdown restores prices, at its original price if that is higher.
 * No lower price is possible.
 */
export function soldPlans({
  plans,
  steps,
}: Pick<FunnelDefinition, "plans" | "steps">): Readonly<Record<string, SoldPlan>> {
  if (!Object.values(steps).some(restoresPrices)) return plans;
  return Object.fromEntries(Object.entries(plans).map(([id, plan]) => [id, { ...plan, ...restoredOf(plan) }]));
}

/** A stated price per day belongs to the other price; none at all holds for both. */
function restoredOf({ originalPrice, perDay, ...plan }: Plan): Pick<SoldPlan, "restored"> | undefined {
  if (originalPrice === undefined || originalPrice <= plan.price) return undefined;
  return { restored: { ...plan, ...(perDay === false && { perDay }), price: originalPrice } };
}

/**
 * All that a plan charges, and when, as a text: two plans with the same text cost the same. A page says by it which price it
 * has shown, so a text in another form is another price to pages from before.
 */
export const chargesOf = ({ price, currency, period, renews, parts }: Plan): string =>
  JSON.stringify([price, currency, period, renews?.price, renews?.every, parts?.count, parts?.every]);

/** Whether a step has a countdown that restores the original prices when it ends. */
export const restoresPrices = (step: Step): boolean =>
  stepWith("hasPromotions", step)?.countdown?.onExpire === "restore-price";

/** Id of the plan that a step refers to before the visitor has picked one; undefined if it refers to none. */
export function startingPlan(step: Step): string | undefined {
  const naming = stepWith("namesPlan", step);
  if (naming) return naming.plan;
  const [offered] = sectionsOf(step).flatMap((section) => sectionWith("offersPlans", section) ?? []);
  return offered?.default;
}
