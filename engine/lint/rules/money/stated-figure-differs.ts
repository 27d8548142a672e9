import { daysIn, firstPeriod } from "../../../pricing/index.ts";
import type { Finding } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { quotedIn } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { countsIn } from "../../stated/counts-in.ts";
import { anyOf } from "../../words/index.ts";

/** A stated price per day matches the price divided by the days of the period, to the cent, and a stated number of payments the parts of a plan. */
export const statedFigureDiffers: Rule = {
  id: "stated-figure-differs",
  severity: "warning",
  why: "A figure that can be worked out can be checked, by every visitor and by every regulator. If the stated price per day is not the price shared out over the days, the page contradicts itself, usually in the seller's favour. Leave `perDay` out, and the page works it out. The same is true of “in 4 payments” beside a plan with 3 parts: write {plan.parts}. What is said of those after the first is not checked.",
  wrong: "weekly: { name: Weekly, price: 7, perDay: 0.8, currency: USD, period: 1 week }",
  right: "weekly: { name: Weekly, price: 7, currency: USD, period: 1 week }",
  *check(context) {
    const { definition } = context;
    yield* otherParts(context);
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

/** Numbers of payments that no plan has. One less is how many follow the first, and fewer still may be what is left. */
function* otherParts({ definition, copy }: LintContext): Iterable<Finding> {
  const { language } = definition;
  const inParts = Object.entries(definition.plans).flatMap(([id, { parts }]) => (parts ? { id, ...parts } : []));
  if (inParts.length === 0) return;
  const isQuoted = quotedIn(definition);
  for (const { text, path } of copy) {
    if (path[0] === "texts" || isQuoted(path)) continue;
    // The name of a plan speaks of its own, and takes no placeholders.
    const own = path[0] === "plans" ? inParts.filter(({ id }) => id === path[1]) : [];
    const meant = own.length > 0 ? own : inParts;
    const known = new Set(meant.flatMap(({ count }) => (own.length > 0 ? [count] : [count, count - 1])));
    const most = Math.max(...known);
    const paid = meant.map(({ id, count }) => `plan "${id}" is paid in ${count}`).join(" and ");
    const wayOut =
      own.length > 0
        ? "Say the same in both, or leave it to the card, which says it."
        : `Write {plans.${meant[0]?.id}.parts}, which says what is charged.`;
    for (const { number, excerpt, index } of countsIn(text, anyOf("payments", language)))
      if (!known.has(number) && (number > most || (number > 1 && within.test(text.slice(0, index)))))
        yield {
          message: `This says "${excerpt}", but ${paid}. ${wayOut}`,
          path,
          excerpt,
        };
  }
}

/** "In", before all the payments that there are. */
const within = /(?<!\p{L})(?:in|en|em|w|i)\s+$/iu;
