import type { FunnelDefinition } from "../../schema/funnel.types.ts";

/** Names under which values are kept: those that steps save, and what a visitor types or picks. */
export function savedNames({ steps }: FunnelDefinition): ReadonlySet<string> {
  return new Set(
    [
      "email",
      "phone",
      "plan",
      ...Object.values(steps).flatMap((step) => ("save" in step ? [step.save ?? ""] : [])),
    ].filter(Boolean),
  );
}
