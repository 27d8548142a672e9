import { daysIn, firstPeriod } from "../../../pricing/index.ts";
import type { Rule } from "../../rule.ts";

/** A stated price per day matches the price divided by the days of the period, to the cent. */
export const statedFigureDiffers: Rule = {
  id: "stated-figure-differs",
  severity: "warning",
  why: "A figure that can be worked out can be checked, by every visitor and by every regulator. If the stated price per day is not the price shared out over the days, the page contradicts itself, usually in the seller's favour. Leave `perDay` out, and the page works it out.",
  wrong: "weekly: { name: Weekly, price: 7, perDay: 0.8, currency: USD, period: 1 week }",
  right: "weekly: { name: Weekly, price: 7, currency: USD, period: 1 week }",
  *check({ definition }) {
    for (const [id, plan] of Object.entries(definition.plans)) {
      const { price, perDay } = plan;
      const period = firstPeriod(plan);
      if (typeof perDay === "number" && period === undefined)
        yield {
          message: `Plan "${id}" states ${perDay} per day, but has no period, so nobody knows how many days ${price} is for. Remove "perDay", or write for how long the plan is bought, such as "period: 1 month".`,
          path: ["plans", id, "perDay"],
        };
      if (period === undefined) continue;
      const computed = price / daysIn(period);
      // Rounding up and rounding down are both accepted.
      if (typeof perDay === "number" && Math.abs(perDay - computed) >= 0.01)
        yield {
          message: `Plan "${id}" states ${perDay} per day, but ${price} for ${period} is ${computed.toFixed(2)} per day. Remove "perDay", and the page works it out.`,
          path: ["plans", id, "perDay"],
        };
    }
  },
};
