import type { ConditionNode, Experiments } from "../../flow/index.ts";

/** Whether conditions together ask for every variant of some experiment, of which each visitor has one. */
export function shareVariants(conditions: readonly (ConditionNode | undefined)[], experiments: Experiments): boolean {
  const asked = conditions.flatMap((when) => (when?.kind === "query" && when.isDrawn ? when : []));
  return Object.entries(experiments).some(([experiment, variants]) =>
    Object.keys(variants).every((variant) =>
      asked.some(({ name, values }) => name === experiment && values.includes(variant)),
    ),
  );
}
