import type { Plan } from "../../schema/funnel.types.ts";
import { daysIn, firstPeriod } from "../pricing/index.ts";
import { firstOf } from "./words/index.ts";

/**
 * Whether a plan begins with a trial: a first period that is free, however long, or one that is shorter than the next
 * ones and at most half as dear, by the day, or in total if its name calls it a trial.
 *
 * @param language of the plan's name
 */
export function isTrial(plan: Plan, language: string): plan is Plan & Required<Pick<Plan, "renews">> {
  const { name, price, period, renews } = plan;
  if (!renews) return false;
  if (price === 0) return renews.price > 0;
  const [first, later] = [daysIn(firstPeriod({ period, renews })), daysIn(renews.every)];
  const isCheap = price / first <= renews.price / later / 2;
  return (
    first < later &&
    price < renews.price &&
    (isCheap || (price <= renews.price / 2 && firstOf("trial", language).test(name)))
  );
}
