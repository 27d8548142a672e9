import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { money } from "./money.ts";

type Written = Pick<FunnelDefinition, "product" | "facts" | "plans" | "language">;

/**
 * Value of a placeholder that no answer changes: `product.name`, `facts.users`, `plans.monthly.price`.
 * Prices come as money, all else as written.
 *
 * @returns undefined if the definition has no such value
 */
export function fixedValue({ product, facts = {}, plans = {}, language }: Written, name: string): string | undefined {
  const [group, id = "", ...path] = name.split(".");
  if (group === "product") return text(Object.entries(product).find(([key]) => key === id)?.[1]);
  if (group === "facts") return text(facts[id]?.value);
  const plan = group === "plans" ? plans[id] : undefined;
  const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], plan);
  return typeof value === "number" && plan ? money(value, plan.currency, language) : text(value);
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;
