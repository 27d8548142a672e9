import { planPrices } from "../../../flow/index.ts";
import type { Rule } from "../../rule.ts";

/** A formula reads the price of a plan, and does not repeat it. */
export const typedPrice: Rule = {
  id: "typed-price",
  severity: "warning",
  why: "A sum that is computed from a price stays as it is when the price changes: the page then says $298.80 a year of a plan that costs $27.90 a month. A formula reads the price where it stands, as plans.PLAN.price, so that it is written once.",
  wrong: "year: { of: 12 * 24.90, currency: USD }",
  right: "year: { of: 12 * plans.month.price, currency: USD }",
  *check({ definition: { values, plans } }) {
    const prices = planPrices(plans);
    for (const [name, { of, currency }] of Object.entries(values))
      for (const [written] of String(of).matchAll(amount)) {
        // A whole number may count anything.
        const found = prices.find((each) => each.price === Number(written) && each.currency === currency);
        if (found)
          yield {
            message: `Value "${name}" repeats ${written}, a price of plan "${found.plan}". Write ${found.name}, so that it changes with the plan.`,
            path: ["values", name, "of"],
            excerpt: written,
          };
      }
  },
};

/** A number with decimals and without a unit. */
const amount = /(?<![\w.])\d+\.\d+(?![\w.]|\s*[A-Za-z%])/g;
