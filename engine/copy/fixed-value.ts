import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { firstPeriod, money, periodIn } from "../pricing/index.ts";
import { type EveryWords, everyIn } from "./every-in.ts";

type Written = Partial<Pick<FunnelDefinition, "product" | "facts" | "plans">> &
  Pick<FunnelDefinition, "language"> & { readonly texts?: Pick<EveryWords, "every"> };

/**
 * Value of a placeholder that no answer changes: `product.name`, `facts.users`, `plans.monthly.price`. Prices, periods
 * and numbers are formatted for the language; everything else is returned as written.
 *
 * @returns undefined if the definition has no such value
 */
export function fixedValue(written: Written, name: string): string | undefined {
  const { product, facts = {}, plans = {}, language, texts } = written;
  const [group, id = "", ...path] = name.split(".");
  if (group === "product") return text(Object.entries(product ?? {}).find(([key]) => key === id)?.[1]);
  if (group === "facts") return figure(facts[id]?.value, language);
  const plan = group === "plans" ? plans[id] : undefined;
  if (plan && path.join(".") === "period") {
    const period = firstPeriod(plan);
    return period && periodIn(period, language);
  }
  const value = path.reduce<unknown>((at, key) => Object.entries(at ?? {}).find(([name]) => name === key)?.[1], plan);
  if (plan && typeof value === "number") return money(value, plan.currency, language);
  if (typeof value === "string" && oftens.has(path.join(".")))
    return everyIn(value, { language, every: texts?.every ?? {} });
  return text(value);
}

const oftens: ReadonlySet<string> = new Set(["renews.every", "renews.statedEvery"]);

/** A number formatted for the language, with thousands separators from five digits up; a text as it is. */
function figure(value: string | number | undefined, language: string): string | undefined {
  if (typeof value !== "number") return value;
  return new Intl.NumberFormat(language, { useGrouping: "min2", maximumFractionDigits: 10 }).format(value);
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;
