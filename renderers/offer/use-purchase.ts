import { useRef, useState } from "react";
import type { StepActions } from "../contract.ts";

/** Where a purchase stands. */
export type Purchase =
  | { readonly at: "idle" | "busy" | "failed" }
  | { readonly at: "asking-email"; readonly plan: string };

type World = Pick<StepActions, "onSave" | "onNext" | "onCheckout"> & {
  /** Known address of the buyer, if any. */
  readonly email: string | undefined;
};

/**
 * A purchase from the button to the payment session: asks for an e-mail where none is known, is busy while the backend
 * works, and says so when it failed. One press is one session, however often it is pressed.
 */
export function usePurchase({ email, onSave, onCheckout, onNext }: World) {
  const [purchase, setPurchase] = useState<Purchase>({ at: "idle" });
  const isBusy = useRef(false);

  const checkOut = async (plan: string, address: string) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPurchase({ at: "busy" });
    try {
      await onCheckout?.(plan, address);
      setPurchase({ at: "idle" });
      onNext();
    } catch {
      setPurchase({ at: "failed" });
    } finally {
      isBusy.current = false;
    }
  };

  return {
    purchase,
    buy: (plan: string) => {
      onSave({ plan });
      if (email) void checkOut(plan, email);
      else setPurchase({ at: "asking-email", plan });
    },
    giveEmail: (plan: string, address: string) => {
      onSave({ email: address });
      void checkOut(plan, address);
    },
    cancel: () => setPurchase({ at: "idle" }),
  };
}
