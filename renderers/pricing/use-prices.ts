import { useCallback, useEffect, useMemo, useState } from "react";
import { isCountdownOver } from "../../engine/clock/index.ts";
import { fixedValue } from "../../engine/copy/index.ts";
import { ordersFor } from "../../engine/pricing/index.ts";
import type { StepActions } from "../contract.ts";
import { type FunnelScope, useFunnel } from "../funnel-context.ts";

/** What plans cost this visitor. */
export type Prices = {
  /** The funnel with each plan at its current price. */
  readonly scope: FunnelScope;
  /** Whether prices are known yet: storage can only be read after hydration. */
  readonly isKnown: boolean;
  /** Whether a plan is sold at its original price. If so, the backend must be told. */
  readonly isAtOriginalPrice: (plan: string) => boolean;
  /** Checks again whether the countdown has ended. */
  readonly look: () => void;
  /** To be called when the countdown has ended, because storing that may have failed. */
  readonly restore: () => void;
};

/**
 * Prices with regard to the offer's countdown, on any page: once it is over, the plans whose price it restores cost the
 * crossed-out price. This is read from the stored deadline, so a page keeps the prices it has shown until it checks
 * again.
 */
export function usePrices({ storage, now }: Pick<StepActions, "storage" | "now">): Prices {
  const funnel = useFunnel();
  // A page without plans has nothing to find out, so it is not rendered twice.
  const hasPlans = Object.keys(funnel.plans).length > 0;
  const [isOver, setIsOver] = useState<boolean>();
  const look = useCallback(
    () => setIsOver((wasOver = false) => wasOver || isCountdownOver(storage.read, now())),
    [storage, now],
  );
  useEffect(() => {
    if (hasPlans) look();
  }, [look, hasPlans]);
  const orders = useMemo(() => ordersFor(funnel.plans, funnel.lookup), [funnel]);
  const scope = useMemo(
    () => (isOver ? atRestoredPrices(funnel, orders) : { ...funnel, plans: orders }),
    [funnel, orders, isOver],
  );
  return {
    scope,
    isKnown: isOver !== undefined || !hasPlans,
    isAtOriginalPrice: (plan) => isOver === true && orders[plan]?.restored !== undefined,
    look,
    restore: useCallback(() => setIsOver(true), []),
  };
}

type Plans = FunnelScope["plans"];

/** The funnel once the countdown is over. What a text says of a plan, `{plans.seat.price}`, is said of one. */
function atRestoredPrices(scope: FunnelScope, orders: Plans): FunnelScope {
  const { language, every, lookup } = scope;
  const plans = restored(scope.plans);
  return {
    ...scope,
    plans: restored(orders),
    lookup: (name, fallback) => fixedValue({ plans, language, texts: { every } }, name) ?? lookup(name, fallback),
  };
}

const restored = (plans: Plans): Plans =>
  Object.fromEntries(Object.entries(plans).map(([id, plan]) => [id, plan.restored ?? plan]));
