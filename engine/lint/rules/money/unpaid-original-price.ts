import type { FunnelDefinition, Plan } from "../../../../schema/funnel.types.ts";
import { plainMoney, restoresPrices } from "../../../pricing/index.ts";
import { offeredPlans, placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/**
 * A crossed-out price is a price that buyers really pay: at renewal, once a countdown is over, or for the same plan where it
 * is offered in place of this one, as after the last day of an early price.
 */
export const unpaidOriginalPrice: Rule = {
  id: "unpaid-original-price",
  severity: "warning",
  why: "A crossed-out price says: this is what it costs otherwise. If it never costs that, the saving is made up. The EU's rule on price reductions and the FTC's guides against deceptive pricing both ask for a price that was really charged. A renewal at that price, a countdown that restores it, or a plan of the same kind that is offered at that price in place of this one, such as after the last day of an early price, makes it real.",
  wrong: "weekly: { name: Weekly, price: 5, originalPrice: 10, currency: USD, period: 1 week }",
  right: "weekly: { name: Weekly, price: 5, currency: USD, period: 1 week }",
  *check({ definition }) {
    const restored = restoredPlans(definition);
    for (const [id, { price, originalPrice, renews, currency }] of Object.entries(definition.plans)) {
      if (originalPrice === undefined) continue;
      const said = (amount: number) => plainMoney(amount, currency, definition.language);
      const path = ["plans", id, "originalPrice"];
      if (originalPrice <= price)
        yield {
          message: `Plan "${id}" crosses out ${said(originalPrice)}, which is no more than the price of ${said(price)}. Remove "originalPrice".`,
          path,
        };
      else if (renews?.price !== originalPrice && !restored.has(id) && !isFollowed(definition, id))
        yield {
          message: `Plan "${id}" crosses out ${said(originalPrice)}, but nobody pays that${renews ? `: it renews at ${said(renews.price)}` : ""}. Remove "originalPrice", or let a countdown restore it.`,
          path,
        };
    }
  },
};

/** Whether a plan that runs and is charged alike costs the crossed-out price, and is offered where this one is not. */
function isFollowed(definition: FunnelDefinition, id: string): boolean {
  const { plans } = definition;
  const own = plans[id];
  const kindOf = (plan?: Plan) => JSON.stringify(plan && [plan.currency, plan.period, plan.parts, plan.renews]);
  const offers = placedSections(definition, "offersPlans").map(({ section }) => section.plans);
  return offers
    .filter((offered) => !offered.includes(id))
    .flat()
    .some((other) => plans[other]?.price === own?.originalPrice && kindOf(plans[other]) === kindOf(own));
}

function restoredPlans(definition: FunnelDefinition): ReadonlySet<string> {
  return new Set(
    Object.entries(definition.steps)
      .filter(([, step]) => restoresPrices(step))
      .flatMap(([id]) => offeredPlans(definition, id).map((offered) => offered.id)),
  );
}
