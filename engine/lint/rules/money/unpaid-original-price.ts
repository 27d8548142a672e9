import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { plainMoney, restoresPrices } from "../../../pricing/index.ts";
import { offeredPlans } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A crossed-out price is a price that buyers really pay: at renewal, or once a countdown is over. */
export const unpaidOriginalPrice: Rule = {
  id: "unpaid-original-price",
  severity: "warning",
  why: "A crossed-out price says: this is what it costs otherwise. If it never costs that, the saving is made up. The EU's rule on price reductions and the FTC's guides against deceptive pricing both ask for a price that was really charged. A renewal at that price, or a countdown that restores it, makes it real.",
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
      else if (renews?.price !== originalPrice && !restored.has(id))
        yield {
          message: `Plan "${id}" crosses out ${said(originalPrice)}, but nobody pays that${renews ? `: it renews at ${said(renews.price)}` : ""}. Remove "originalPrice", or let a countdown restore it.`,
          path,
        };
    }
  },
};

function restoredPlans(definition: FunnelDefinition): ReadonlySet<string> {
  return new Set(
    Object.entries(definition.steps)
      .filter(([, step]) => restoresPrices(step))
      .flatMap(([id]) => offeredPlans(definition, id).map((offered) => offered.id)),
  );
}
