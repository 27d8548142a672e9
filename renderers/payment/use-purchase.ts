import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { chargesOf } from "../../engine/pricing/index.ts";
import type { OpenedCheckout, Purchase } from "../checkout-client.ts";
import type { StepActions } from "../contract.ts";
import type { FunnelScope } from "../funnel-context.ts";
import { codeOf } from "./payment-form/code-of.ts";
import { formCode } from "./payment-form/form-code.ts";
import { type OpenPurchase, type Order, purchaseMachine } from "./purchase-machine.ts";

type Options = Pick<StepActions, "loadCheckout"> & {
  /** Whether to ask for a missing or refused address at once. */
  readonly asksAtOnce: boolean;
  /** The plans at the prices that the page shows. */
  readonly plans: FunnelScope["plans"];
  /** Whether the page shows a plan at its original price; called when a session is opened. */
  readonly isAtOriginalPrice: (plan: string) => boolean;
  /** Called with the code of each failure, once. */
  readonly onProblem: (code: string) => void;
};

/** Runs a purchase on a page; returns its state and a function that sends it events. */
export function usePurchase({ loadCheckout, asksAtOnce, plans, isAtOriginalPrice, onProblem }: Options) {
  // Prefetched, so that the first press only waits for the backend.
  useEffect(() => void loadCheckout().catch(() => undefined), [loadCheckout]);
  const open = async (order: Order): Promise<OpenPurchase> => {
    const plan = plans[order.plan];
    const purchase: Purchase = {
      ...order,
      plan: plan?.orderedAs ?? order.plan,
      charges: plan ? chargesOf(plan) : "",
      ...(isAtOriginalPrice(order.plan) && { atOriginalPrice: true }),
    };
    const client = await loadCheckout();
    return { plan, purchase, session: await client.open(purchase) };
  };
  const [purchase, send] = useMachine(
    purchaseMachine.provide({
      actions: {
        openSession: ({ context, self }) =>
          void open(context.order)
            .then((open) => {
              self.send({ type: "opened", open });
              // The form says meanwhile that it is on its way. Without its code, the purchase is one to try again.
              return formCode[open.session.provider]();
            })
            .catch((error) => self.send({ type: "failed", code: codeOf(error) })),
        tellProblem: ({ context }) => onProblem(context.problem),
      },
    }),
    { input: { asksAtOnce } },
  );
  const { open: paying } = purchase.context;
  useEffect(() => paying && watchEnd(paying.session, () => send(expired)), [paying, send]);
  return [purchase, send] as const;
}

/** A session that can no longer be paid, or should not be, in the backend's word. */
export const expired = { type: "failed", code: "unknown-session" } as const;

/**
 * Calls back once a session ends, or another tab has bought. Stripe's form tells the page nothing of the end, and a buyer who
 * pays then only that they may have paid or have come too late.
 *
 * @returns how to stop
 */
function watchEnd({ until, isOvertaken }: OpenedCheckout, onEnd: () => void): () => void {
  const look = () => {
    if (Date.now() >= until || isOvertaken()) onEnd();
  };
  // The other tab may have done so while the session was being opened.
  look();
  // In a day the clock of timers and that by which it ends drift apart: a minute later both say so.
  const timer = setTimeout(look, until - Date.now() + 60_000);
  addEventListener("storage", look);
  // Timers stand still while a computer sleeps, and a tab that does hears nothing of others.
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    removeEventListener("storage", look);
    document.removeEventListener("visibilitychange", look);
  };
}
