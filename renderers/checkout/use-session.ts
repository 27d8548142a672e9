import { useEffect, useEffectEvent, useState } from "react";
import type { StepActions } from "../contract.ts";
import type { OpenedCheckout, Purchase } from "../shop.ts";

/** Where the session of a checkout page stands. */
export type SessionState =
  | { readonly at: "opening" }
  | { readonly at: "open"; readonly purchase: Purchase; readonly session: OpenedCheckout }
  | { readonly at: "failed"; readonly code: string };

type World = Pick<StepActions, "shop"> & {
  readonly plan: string;
  readonly isAtOriginalPrice: boolean;
  readonly email: string | undefined;
  /** Told of each failure, once. */
  readonly onFail: () => void;
};

/** The payment session for a plan at a price and an e-mail, opened as soon as all are known. */
export function useSession({ plan, isAtOriginalPrice, email, shop, onFail }: World): SessionState {
  const [state, setState] = useState<SessionState>({ at: "opening" });
  const tellFailure = useEffectEvent(onFail);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: SessionState) => isCurrent && setState(next);
    const fail = ({ code }: { readonly code?: unknown }) => {
      if (!isCurrent) return;
      setState({ at: "failed", code: String(code) });
      tellFailure();
    };
    // What earlier visits stored is restored just after a page is taken over: only then is an e-mail missing.
    const missing = setTimeout(() => email || fail({ code: "missing-email" }));
    if (email) {
      const purchase: Purchase = { plan, email, ...(isAtOriginalPrice && { atOriginalPrice: true }) };
      shop()
        .then(({ open }) => open(purchase))
        .then((session) => show({ at: "open", purchase, session }), fail);
    }
    return () => {
      isCurrent = false;
      clearTimeout(missing);
    };
  }, [plan, isAtOriginalPrice, email, shop]);

  return state;
}
