import type { Section } from "../../schema/funnel.types.ts";

/**
 * Id of the plan picked among sections: the one kept, if it is on offer here, else the default.
 *
 * @returns undefined if no section offers plans
 */
export function pickedPlan(
  sections: readonly Section[],
  { plan }: Readonly<Record<string, string>>,
): string | undefined {
  const offer = sections.find((section) => section.type === "plans");
  return plan !== undefined && offer?.plans.includes(plan) ? plan : offer?.default;
}
