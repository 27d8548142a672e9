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

type Values = Readonly<Record<string, string>>;

/**
 * Id of the plan picked among sections: the one that the visitor has picked, if it is on offer here, else the default.
 *
 * @param sections those that are shown to this visitor
 * @returns undefined if no section offers plans
 */
export function pickedPlan(sections: readonly Section[], { plan, [untouched]: preset }: Values): string | undefined {
  const [offer] = offersIn(sections);
  return plan !== undefined && plan !== preset && offer?.plans.includes(plan) ? plan : offer?.default;
}

/** Whether sections offer plans, to any visitor. */
export const haveOffer = (sections: readonly Section[]): boolean => offersIn(sections).length > 0;

/** What is kept of a plan that the visitor picks. */
export const keepPick = (plan: string): Values => ({ plan, [untouched]: "" });

/** What is kept of a plan that is ordered as it stood, unless it was picked: it gives way where another one is preselected. */
export const keepOrdered = (plan: string, { plan: kept }: Values): Values =>
  plan === kept ? { plan } : { plan, [untouched]: plan };

/** Under this name stands a plan that nobody has picked. No saved answer can be called so. */
const untouched = "plan:untouched";

const offersIn = (sections: readonly Section[]) =>
  sections.flatMap((section) => sectionWith("offersPlans", section) ?? []);
