import type { FunnelDefinition, Plan } from "../../../../schema/funnel.types.ts";
import { minorUnits, plainMoney, restoresPrices } from "../../../pricing/index.ts";
import { placedSections, pricedPlans } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/**
 * A crossed-out price is a price that buyers really pay: at renewal, once a countdown is over, for the same plan where it
 * is offered in place of this one, as after the last day of an early price, or for the same number of single ones.
 */
export const unpaidOriginalPrice: Rule = {
  id: "unpaid-original-price",
  severity: "warning",
  why: "A crossed-out price says: this is what it costs otherwise. If it never costs that, the saving is made up. The EU's rule on price reductions and the FTC's guides against deceptive pricing both ask for a price that was really charged. A renewal at that price, a countdown that restores it, or a plan of the same kind that is offered at that price in place of this one, such as after the last day of an early price, makes it real. So does a plan of which several cost that: two seats at 70 instead of 2 × 40.",
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
      else if (
        renews?.price !== originalPrice &&
        !restored.has(id) &&
        !isFollowed(definition, id) &&
        !isOfSingles(definition, id)
      )
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
  return offersIn(definition)
    .filter((offered) => !offered.includes(id))
    .flat()
    .some((other) => plans[other]?.price === own?.originalPrice && kindOf(plans[other]) === kindOf(own));
}

/** Whether a plan that is offered, too, costs the crossed-out price when it is bought several times. What runs is not. */
function isOfSingles(definition: FunnelDefinition, id: string): boolean {
  const own = definition.plans[id];
  if (own?.originalPrice === undefined || own.period || own.parts || own.renews) return false;
  const crossedOut = minorUnits(own.originalPrice, own.currency);
  return offersIn(definition)
    .flat()
    .some((other) => {
      const single = definition.plans[other];
      if (!single || kindOf(single) !== kindOf(own) || single.price >= own.price || single.price === 0) return false;
      return crossedOut % minorUnits(single.price, single.currency) === 0;
    });
}

const offersIn = (definition: FunnelDefinition) =>
  placedSections(definition, "offersPlans").map(({ section }) => section.plans);

const kindOf = (plan?: Plan) => JSON.stringify(plan && [plan.currency, plan.period, plan.parts, renewalOf(plan)]);

/** What goes on at one price for ever is of one kind, whatever the price: that is what is crossed out. */
const renewalOf = ({ price, renews }: Plan) => (renews?.price === price ? { ...renews, price: undefined } : renews);

function restoredPlans(definition: FunnelDefinition): ReadonlySet<string> {
  return new Set(
    Object.entries(definition.steps)
      .filter(([, step]) => restoresPrices(step))
      .flatMap(([id]) => pricedPlans(definition, id).map((priced) => priced.id)),
  );
}
