import type { Plan } from "../../schema/funnel.types.ts";
import { daysIn } from "./amounts-in.ts";

/**
 * Whether a plan begins with a trial: a first period that is free, or at most half as dear by the day, before longer ones
 * at a higher price.
 */
export function isTrial({ price, period, renews }: Pick<Plan, "price" | "period" | "renews">): boolean {
  if (!renews) return false;
  const [first, later] = [daysIn(period), daysIn(renews.every)];
  return first < later && price < renews.price && price / first <= renews.price / later / 2;
}
