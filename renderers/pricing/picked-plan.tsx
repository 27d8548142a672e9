import { type ReactNode, useMemo } from "react";
import { planValue } from "../../engine/copy/index.ts";
import { isPicked, orderOf, partsOf, startingPlan, takesExtras, untouched } from "../../engine/pricing/index.ts";
import { sectionWith } from "../../engine/traits/index.ts";
import type { Plan, Section } from "../../schema/funnel.types.ts";
import { FunnelProvider, type FunnelScope, useFunnel } from "../funnel-context.ts";

type Props = { readonly plan: Plan | undefined; readonly children: ReactNode };

/** Provides the values of a plan for the copy inside it: {plan.price}, {plan.renews.every}. */
export function PlanScope({ plan, children }: Props) {
  const scope = useFunnel();
  const extended = useMemo<FunnelScope>(
    () => ({
      ...scope,
      lookup: (name, fallback) => (plan && planValue(plan, name, scope)) ?? scope.lookup(name, fallback),
    }),
    [scope, plan],
  );
  return <FunnelProvider value={extended}>{children}</FunnelProvider>;
}

type Values = Readonly<Record<string, string>>;

/**
 * Id of the selected plan of these sections, with the extras that are ticked: the visitor's choice if it is offered here, else
 * what is suggested or the default, to which nobody has added anything. What is sold out is picked only where all is.
 *
 * @param sections the sections shown to this visitor, those in columns included
 * @param scope the plans of the funnel, and what the visitor's answers come to
 * @returns undefined if no section offers plans
 */
export function pickedPlan(
  sections: readonly Section[],
  values: Values,
  { plans, outcome }: Pick<FunnelScope, "plans" | "outcome">,
): string | undefined {
  const [offer] = sections.flatMap((section) => sectionWith("offersPlans", section) ?? []);
  const [{ extras: added = [] } = {}] = sections.flatMap((section) => sectionWith("offersExtras", section) ?? []);
  if (!offer) return undefined;
  const isLeft = (id: string) => !plans[id]?.soldOut;
  const left = offer.plans.filter(isLeft);
  const [first = offer.default] = left;
  const start = { plan: isLeft(offer.default) ? offer.default : first, offered: left };
  if (!isPicked(left, values)) return startingPlan(start, outcome?.plan);
  const { plan: own, extras } = partsOf(values.plan ?? "");
  const takes = takesExtras(plans[own] ?? {});
  return orderOf(
    own,
    added.filter((id) => takes && extras.includes(id) && isLeft(id)),
  );
}

/** The stored values for a plan that the visitor picks. */
export const keepPick = (plan: string): Values => ({ plan, [untouched]: "" });

/**
 * The stored values for a preselected plan that is ordered, unless it was picked: a later page with another
 * preselection overrides it. A plan that was picked stays picked without the extras that are offered no longer.
 */
export const keepOrdered = (plan: string, { plan: kept }: Values): Values =>
  plan === partsOf(kept ?? "").plan || plan === kept ? { plan } : { plan, [untouched]: plan };
