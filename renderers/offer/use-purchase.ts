import { useEffect, useRef, useState } from "react";
import type { StepActions } from "../contract.ts";
import type { OpenedCheckout, Purchase } from "../shop.ts";

/** Where a purchase stands. */
export type PurchaseState =
  | { readonly at: "idle" | "busy" | "failed" }
  | { readonly at: "asking-email"; readonly plan: string }
  | { readonly at: "paying"; readonly purchase: Purchase; readonly session: OpenedCheckout };

type World = Pick<StepActions, "onSave" | "shop"> & {
  /** Whether the page shows a plan at its original price. */
  readonly isAtOriginalPrice: (plan: string) => boolean;
  /** Known address of the buyer, if any. */
  readonly email: string | undefined;
  /** Told the code of each failure, once. */
  readonly onFail: (code: string) => void;
};

/**
 * A purchase from the button to the payment form: asks for an e-mail where none is known or the backend refuses it, is
 * busy while the backend works and the form is open, and says so when it failed. One press is one session, however often
 * it is pressed.
 */
export function usePurchase({ email, isAtOriginalPrice, onSave, shop, onFail }: World) {
  const [state, setState] = useState<PurchaseState>({ at: "idle" });
  const isBusy = useRef(false);
  // Fetched ahead, so that the first press has nobody to wait for but the backend.
  useEffect(() => void shop().catch(() => undefined), [shop]);

  const checkOut = async (plan: string, email: string) => {
    if (isBusy.current) return;
    const purchase: Purchase = { plan, email, ...(isAtOriginalPrice(plan) && { atOriginalPrice: true }) };
    isBusy.current = true;
    setState({ at: "busy" });
    try {
      const session = await (await shop()).open(purchase);
      setState({ at: "paying", purchase, session });
    } catch (error) {
      const code = String((error as { code?: unknown }).code);
      // The same address again would be refused again.
      setState(code === "bad-email" ? { at: "asking-email", plan } : { at: "failed" });
      onFail(code);
    } finally {
      isBusy.current = false;
    }
  };

  return {
    state,
    buy: (plan: string) => {
      onSave({ plan });
      if (email) void checkOut(plan, email);
      else setState({ at: "asking-email", plan });
    },
    giveEmail: (plan: string, address: string) => {
      onSave({ email: address });
      void checkOut(plan, address);
    },
    cancel: () => setState({ at: "idle" }),
  };
}
