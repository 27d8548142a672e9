import { stepTraits } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A purchase is only reported after a payment: on a receipt. */
export const purchaseBeforePayment: Rule = {
  id: "purchase-before-payment",
  severity: "warning",
  why: "An advertising account that is told of purchases which never came learns to find people who do not buy, bills by wrong numbers, and shows a success that never happened. Report the purchase on the receipt, with what was really paid; for the checkout there is InitiateCheckout.",
  wrong: "- { event: Purchase, to: facebook, step: checkout, value: plan-price, currency: USD }",
  right: "- { event: InitiateCheckout, to: facebook, step: checkout, value: plan-price, currency: USD }",
  *check({ definition }) {
    for (const [index, { event, step }] of (definition.tracking?.events ?? []).entries()) {
      const shown = definition.steps[step];
      if (event === "Purchase" && shown && !stepTraits(shown).isReceipt)
        yield {
          message: `A purchase is reported as soon as step "${step}" is shown, before anybody has paid. Report InitiateCheckout there, and Purchase on the receipt.`,
          path: ["tracking", "events", index, "step"],
        };
    }
  },
};
