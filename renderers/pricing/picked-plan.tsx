import { type ReactNode, useMemo } from "react";
import { planValue } from "../../engine/copy/index.ts";
import { sectionWith } from "../../engine/traits/index.ts";
import type { Plan, Section } from "../../schema/funnel.types.ts";
import { FunnelProvider, type FunnelScope, useFunnel } from "../funnel-context.ts";

type Props = { readonly plan: Plan | undefined; readonly children: ReactNode };

/** Gives the copy inside it values of a plan: {plan.price}, {plan.renews.every}. */
export function PlanScope({ plan, children }: Props) {
  const scope = useFunnel();
  const extended = useMemo<FunnelScope>(
    () => ({
      ...scope,
      lookup: (name) => (plan && planValue(plan, name, scope)) ?? scope.lookup(name),
    }),
    [scope, plan],
  );
  return <FunnelProvider value={extended}>{children}</FunnelProvider>;
}

/**
 * Id of the plan picked among sections: the saved one if it is on offer here, else the default.
 *
 * @returns undefined if no section offers plans
 */
export function pickedPlan(
  sections: readonly Section[],
  { plan }: Readonly<Record<string, string>>,
): string | undefined {
  const [offer] = sections.flatMap((section) => sectionWith("offersPlans", section) ?? []);
  return plan !== undefined && offer?.plans.includes(plan) ? plan : offer?.default;
}
