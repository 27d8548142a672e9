import type { Plan } from "../../schema/funnel.types.ts";
import { money, perDay, periodIn } from "../pricing/index.ts";
import { type EveryWords, everyIn } from "./every-in.ts";

/** Value of a placeholder of the plan picked, such as `plan.price`; undefined where the plan has none. */
export function planValue(plan: Plan, name: string, words: EveryWords): string | undefined {
  const value = values[name]?.(plan, words);
  return typeof value === "number" ? money(value, plan.currency, words.language) : value;
}

const values: Readonly<Record<string, (plan: Plan, words: EveryWords) => string | number | undefined>> = {
  "plan.name": (plan) => plan.name,
  "plan.price": (plan) => plan.price,
  "plan.originalPrice": (plan) => plan.originalPrice,
  "plan.perDay": perDay,
  "plan.currency": (plan) => plan.currency,
  "plan.period": ({ period }, { language }) => periodIn(period, language),
  "plan.interval": (plan) => plan.interval,
  "plan.renews.price": (plan) => plan.renews?.price,
  "plan.renews.every": ({ renews }, words) => renews && everyIn(renews.every, words),
};
