import { useCallback, useEffect, useMemo, useState } from "react";
import { isCountdownOver } from "../../engine/clock/index.ts";
import { fixedValue } from "../../engine/copy/index.ts";
import type { StepActions } from "../contract.ts";
import { type FunnelScope, useFunnel } from "../funnel-context.ts";

/** What plans cost this visitor. */
export type Prices = {
  /** The funnel with each plan at the price at which it is sold. */
  readonly scope: FunnelScope;
  /** Whether it is known already: what is stored can be read only once a finished page was taken over. */
  readonly isKnown: boolean;
  /** Whether a plan is sold at its original price, which the backend must then be told. */
  readonly isAtOriginalPrice: (plan: string) => boolean;
  /** Looks whether the countdown has come to its end since. */
  readonly look: () => void;
  /** The countdown has come to its end, whether or not that could be stored. */
  readonly restore: () => void;
};

/**
 * Prices as the offer's countdown leaves them, on whatever page: once it is over, plans that it restores cost what was
 * crossed out. That is derived from its stored deadline, so a page keeps the prices it has shown until it looks again.
 */
export function usePrices({ storage, now }: Pick<StepActions, "storage" | "now">): Prices {
  const scope = useFunnel();
  const [isOver, setIsOver] = useState<boolean>();
  const look = useCallback(
    () => setIsOver((wasOver = false) => wasOver || isCountdownOver(storage.read, now())),
    [storage, now],
  );
  useEffect(look, [look]);
  const shown = useMemo(() => (isOver ? atRestoredPrices(scope) : scope), [scope, isOver]);
  return {
    scope: shown,
    isKnown: isOver !== undefined,
    isAtOriginalPrice: (plan) => isOver === true && scope.plans[plan]?.restored !== undefined,
    look,
    restore: useCallback(() => setIsOver(true), []),
  };
}

function atRestoredPrices(scope: FunnelScope): FunnelScope {
  const { language, every, lookup } = scope;
  const plans = Object.fromEntries(Object.entries(scope.plans).map(([id, plan]) => [id, plan.restored ?? plan]));
  return { ...scope, plans, lookup: (name) => fixedValue({ plans, language, texts: { every } }, name) ?? lookup(name) };
}
