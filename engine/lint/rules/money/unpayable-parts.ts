import { daysIn } from "../../../pricing/index.ts";
import type { Rule } from "../../rule.ts";

/** A plan that is paid in parts ends with the last of them, and the payment provider can count from one to the next. */
export const unpayableParts: Rule = {
  id: "unpayable-parts",
  severity: "error",
  why: "Parts are one price in several payments, after which nothing more is charged; what renews is charged until somebody cancels. A buyer can agree to one or the other. And a payment provider counts at most three years from one payment to the next (Stripe, “recurring.interval_count”).",
  wrong: "parts: { count: 3, every: 4 years }",
  right: "parts: { count: 3, every: 1 month }",
  *check({ definition }) {
    for (const [id, { parts, renews }] of Object.entries(definition.plans)) {
      if (!parts) continue;
      if (renews)
        yield {
          message: `Plan "${id}" is paid in ${parts.count} parts and renews. Take "renews" out if it ends with the last part, and "parts" if it goes on until it is cancelled.`,
          path: ["plans", id, "parts"],
        };
      if (daysIn(parts.every) > longest)
        yield {
          message: `Plan "${id}" is charged every ${parts.every}, and Stripe counts at most 3 years from one payment to the next. Write a shorter period.`,
          path: ["plans", id, "parts", "every"],
        };
    }
  },
};

/** Days of three years. */
const longest = daysIn("3 years");
