import type { Plan } from "../../schema/funnel.types.ts";
import { daysIn, firstPeriod } from "../pricing/index.ts";

/**
 * Whether a plan begins with a trial: a first period that is free, however long, or one that is shorter than the next
 * ones, cheaper, and at most half as dear by the day.
 */
export function isTrial(plan: Plan): plan is Plan & Required<Pick<Plan, "renews">> {
  const { price, period, renews } = plan;
  if (!renews) return false;
  if (price === 0) return renews.price > 0;
  const [first, later] = [daysIn(firstPeriod({ period, renews })), daysIn(renews.every)];
  return first < later && price < renews.price && price / first <= renews.price / later / 2;
}
