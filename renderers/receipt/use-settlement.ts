import { useEffect, useEffectEvent, useState } from "react";
import type { Arrival, CheckoutClient, Settled } from "../checkout-client.ts";
import type { StepActions } from "../contract.ts";

/** Progress of setting up the buyer's account. */
export type Settlement = {
  readonly at: "checking" | "ready" | "failed";
  /** Whether the backend has confirmed the payment. */
  readonly isPaid: boolean;
  readonly arrival: Arrival;
  readonly settled?: Settled;
  /** Asks again; left out if that cannot help. */
  readonly retry?: () => void;
};

type Listener = { readonly onReady: (settlement: Settlement) => void; readonly onFail: () => void };

const checking: Settlement = { at: "checking", isPaid: false, arrival: {} };

/** Waits between tries, in milliseconds: long enough for a backend to restart. */
const waits = [1_000, 3_000, 6_000];

/**
 * Reads the payment's parameters from the address, and has the backend check them and set up the account of a paid
 * order.
 */
export function useSettlement(loadCheckout: StepActions["loadCheckout"], listener: Listener): Settlement {
  const [settlement, setSettlement] = useState(checking);
  const isChecking = settlement.at === "checking";
  const tellReady = useEffectEvent(listener.onReady);
  const tellFailure = useEffectEvent(listener.onFail);

  useEffect(() => {
    if (!isChecking) return undefined;
    const left = new AbortController();
    const retry = () => setSettlement(checking);
    const settle = async () => {
      const { arrive, settle } = await loadCheckout();
      if (left.signal.aborted) return undefined;
      const arrival = arrive();
      // Without a buyer there is no account to wait for.
      if (!arrival.session && !arrival.email) return setSettlement({ at: "ready", isPaid: false, arrival });
      setSettlement({ ...checking, arrival });
      const settled = await settleWithPatience(settle, arrival, left.signal);
      if (left.signal.aborted) return undefined;
      const { isPaid = false, hasAccount = false } = settled ?? {};
      const at = isPaid && hasAccount ? "ready" : "failed";
      const next = { at, isPaid, arrival, ...(settled && { settled }), ...(mayChange(settled) && { retry }) } as const;
      setSettlement(next);
      return next.at === "ready" ? tellReady(next) : tellFailure();
    };
    settle().catch(() => {
      if (left.signal.aborted) return;
      setSettlement({ ...checking, at: "failed", retry });
      tellFailure();
    });
    return () => left.abort();
  }, [loadCheckout, isChecking]);

  return settlement;
}

/** Whether asking again can help: the backend did not answer, or could not set up the account of a paid order. */
const mayChange = (settled: Settled | undefined) => !settled || (settled.isPaid && !settled.hasAccount);

/** @returns the last answer; undefined if there was none */
async function settleWithPatience(settle: CheckoutClient["settle"], arrival: Arrival, left: AbortSignal) {
  let settled: Settled | undefined;
  for (const wait of [0, ...waits]) {
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
    if (left.aborted) break;
    // A paid order stays paid, even if the next try gets no answer.
    settled = await settle(arrival).catch(() => settled);
    if (!mayChange(settled)) break;
  }
  return settled;
}
