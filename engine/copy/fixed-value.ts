import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { numberFormat } from "../fields/index.ts";
import type { EveryWords } from "./every-in.ts";
import { planValue } from "./plan-terms.ts";

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
  return plan && planValue(plan, `plan.${path.join(".")}`, { language, every: texts?.every ?? {} });
}

/** A number formatted for the language, with thousands separators from five digits up; a text as it is. */
function figure(value: string | number | undefined, language: string): string | undefined {
  if (typeof value !== "number") return value;
  return numberFormat(language, { maximumFractionDigits: 10 }).format(value);
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;
