import { money } from "../../engine/text/money.ts";
import type { Plan } from "../../schema/funnel.types.ts";
import { perDay } from "./per-day.ts";

/** Value of a placeholder of the plan picked, such as `plan.price`; undefined where the plan has none. */
export function planValue(plan: Plan, name: string, language: string): string | undefined {
  const value = values[name]?.(plan);
  return typeof value === "number" ? money(value, plan.currency, language) : value;
}

const values: Readonly<Record<string, (plan: Plan) => string | number | undefined>> = {
  "plan.name": (plan) => plan.name,
  "plan.price": (plan) => plan.price,
  "plan.originalPrice": (plan) => plan.originalPrice,
  "plan.perDay": perDay,
  "plan.currency": (plan) => plan.currency,
  "plan.period": (plan) => plan.period,
  "plan.interval": (plan) => plan.interval,
  "plan.renews.price": (plan) => plan.renews?.price,
  "plan.renews.every": (plan) => plan.renews?.every,
};
