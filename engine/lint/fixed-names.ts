import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { fixedValue } from "../copy/index.ts";
import { planNames } from "./plan-names.ts";

/** Placeholders of values that no answer changes and that the definition has: product, facts and plans. */
export function fixedNames(definition: FunnelDefinition): readonly string[] {
  const { product, facts = {}, plans = {} } = definition;
  const names = [
    ...Object.keys(product).map((key) => `product.${key}`),
    ...Object.keys(facts).map((id) => `facts.${id}`),
    ...Object.keys(plans).flatMap((id) => planNames.map((name) => name.replace("plan.", `plans.${id}.`))),
  ];
  return names.filter((name) => fixedValue(definition, name) !== undefined);
}
