import { type ReactNode, useMemo } from "react";
import { planValue } from "../../engine/copy/index.ts";
import type { Plan } from "../../schema/funnel.types.ts";
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
