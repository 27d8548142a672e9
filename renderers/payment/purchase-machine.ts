import { assign, setup } from "xstate";
import type { Plan } from "../../schema/funnel.types.ts";
import type { OpenedCheckout, Purchase } from "../checkout-client.ts";

/** Events of a purchase. */
type PurchaseEvent =
  /** The visitor buys a plan. The e-mail address is undefined while it is unknown. */
  | { readonly type: "buy"; readonly plan: string; readonly email: string | undefined }
  | { readonly type: "ask-email" }
  | { readonly type: "give-email"; readonly email: string }
  /** The result of `openSession`: the session, or why there is none, or no form for it. */
  | { readonly type: "opened"; readonly open: OpenPurchase }
  | { readonly type: "failed"; readonly code: string }
  /** Closes the e-mail dialog or the payment form. */
  | { readonly type: "close" };

/** What a payment form needs: what is bought, and the payment session that was opened for it. */
export type OpenPurchase = {
  /** As the page has shown it. A session keeps its price, whatever happens to that of the plan meanwhile. */
  readonly plan: Plan | undefined;
  readonly purchase: Purchase;
  readonly session: OpenedCheckout;
};

/** The plan and its buyer. The price is decided when the session is opened. */
export type Order = Pick<Purchase, "plan" | "email">;

type Context = {
  /**
   * Whether to ask for a missing or refused address at once. If not, the page reports it, and the visitor opens the
   * dialog.
   */
  readonly asksAtOnce: boolean;
  readonly order: Order;
  /** Set while the buyer pays. */
  readonly open: OpenPurchase | undefined;
  /** Code of the last failure, as the checkout client names it, or `missing-email`; empty before the first. */
  readonly problem: string;
};

/** Tells the compiler which event an action is for. The one of XState would be in the code of every first page. */
function assertEvent<Type extends PurchaseEvent["type"]>(
  event: PurchaseEvent,
  type: Type,
): asserts event is Extract<PurchaseEvent, { type: Type }> {
  if (event.type !== type) throw new Error(event.type);
}

/**
 * A purchase from the press of a button to the payment form: idle → ordered → (asking for an address) → opening →
 * paying. Pressing again while a session is being opened does not open a second one. A failed purchase can be tried
 * again. Closing the form discards its session, and so does a form that does not come.
 *
 * The caller provides two actions: `openSession` opens a session for the order and answers with `opened` or `failed`, or
 * with both, one after the other;
 * `tellProblem` gets each problem once.
 */
export const purchaseMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PurchaseEvent,
    input: {} as Pick<Context, "asksAtOnce">,
  },
  actions: {
    openSession: () => undefined,
    tellProblem: () => undefined,
    order: assign(({ event }) => {
      assertEvent(event, "buy");
      return { order: { plan: event.plan, email: event.email ?? "" } };
    }),
    keepEmail: assign(({ context, event }) => {
      assertEvent(event, "give-email");
      return { order: { ...context.order, email: event.email } };
    }),
    keepSession: assign(({ event }) => {
      assertEvent(event, "opened");
      return { open: event.open };
    }),
    forgetSession: assign({ open: undefined }),
    keepProblem: assign(({ event }) => {
      assertEvent(event, "failed");
      return { problem: event.code };
    }),
    missEmail: assign({ problem: "missing-email" }),
  },
  guards: {
    hasEmail: ({ context }) => context.order.email !== "",
    asksAtOnce: ({ context }) => context.asksAtOnce,
    isEmailRefused: ({ context, event }) => {
      assertEvent(event, "failed");
      return context.asksAtOnce && event.code === "bad-email";
    },
  },
}).createMachine({
  id: "purchase",
  context: ({ input }) => ({ ...input, order: { plan: "", email: "" }, open: undefined, problem: "" }),
  initial: "idle",
  states: {
    idle: {
      on: { buy: { target: "ordered", actions: "order" } },
    },
    ordered: {
      always: [
        { guard: "hasEmail", target: "opening" },
        { guard: "asksAtOnce", target: "asking" },
      ],
      // Stored answers are restored just after hydration; only then can an address count as missing.
      after: {
        0: { target: "failed", actions: ["missEmail", "tellProblem"] },
      },
    },
    asking: {
      on: {
        "give-email": { target: "opening", actions: "keepEmail" },
        close: [{ guard: "asksAtOnce", target: "idle" }, { target: "failed" }],
      },
    },
    opening: {
      entry: "openSession",
      on: {
        opened: { target: "paying", actions: "keepSession" },
        failed: [
          // The same address would be refused again.
          { guard: "isEmailRefused", target: "asking", actions: ["keepProblem", "tellProblem"] },
          { target: "failed", actions: ["keepProblem", "tellProblem"] },
        ],
      },
    },
    paying: {
      on: {
        close: { target: "idle", actions: "forgetSession" },
        failed: { target: "failed", actions: ["forgetSession", "keepProblem", "tellProblem"] },
      },
    },
    failed: {
      on: {
        buy: { target: "ordered", actions: "order" },
        "ask-email": { target: "asking" },
      },
    },
  },
});
