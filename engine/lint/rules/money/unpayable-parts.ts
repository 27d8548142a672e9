import type { Plan } from "../../../../schema/funnel.types.ts";
import { daysIn, firstPeriod } from "../../../pricing/index.ts";
import type { Finding } from "../../../problem/index.ts";
import type { Rule } from "../../rule.ts";

/** A plan that is paid in parts ends with the last of them, and the payment provider can count from one payment of a plan to the next. */
export const unpayableParts: Rule = {
  id: "unpayable-parts",
  severity: "error",
  why: "Parts are one price in several payments, after which nothing more is charged; what renews is charged until somebody cancels. A buyer can agree to one or the other. And a payment provider counts at most three years from one payment to the next, and waits at most two for the first renewal (Stripe, “recurring.interval_count” and “trial_end”): of what takes longer it opens no payment at all.",
  wrong: "parts: { count: 3, every: 4 years }",
  right: "parts: { count: 3, every: 1 month }",
  *check({ definition }) {
    for (const [id, plan] of Object.entries(definition.plans)) {
      const { parts, renews } = plan;
      if (renews) yield* unpayableRenewal(id, plan, renews);
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

function* unpayableRenewal(id: string, plan: Plan, renews: NonNullable<Plan["renews"]>): Iterable<Finding> {
  const first = firstPeriod({ ...plan, renews });
  if (daysIn(renews.every) > longest)
    yield {
      message: `Plan "${id}" renews every ${renews.every}, and Stripe counts at most 3 years from one payment to the next. Write a shorter period.`,
      path: ["plans", id, "renews", "every"],
    };
  else if (daysIn(first) > longestWait)
    yield {
      message: `Plan "${id}" renews after ${first}, and Stripe waits at most 2 years for that. Write a shorter period, or sell it without "renews".`,
      path: ["plans", id, ...(plan.period === undefined ? ["renews", "every"] : ["period"])],
    };
}

const longest = daysIn("3 years");

/** The first period is one without a charge to the provider: https://docs.stripe.com/billing/subscriptions/trials */
const longestWait = daysIn("2 years");
