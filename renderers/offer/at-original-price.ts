import type { Plan } from "../../schema/funnel.types.ts";

/** Plans at the price that was crossed out; one without keeps its own. */
export function atOriginalPrice(plans: Readonly<Record<string, Plan>>): Readonly<Record<string, Plan>> {
  return Object.fromEntries(
    Object.entries(plans).map(([id, { originalPrice, ...plan }]) => [
      id,
      { ...plan, price: originalPrice ?? plan.price },
    ]),
  );
}
