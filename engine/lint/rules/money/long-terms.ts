import { fixedValue, planTerms, termsKey } from "../../../copy/index.ts";
import { ordersFor, soldPlans } from "../../../pricing/index.ts";
import type { Rule } from "../../rule.ts";

/** What a buyer agrees to is no longer than the payment provider takes. */
export const longTerms: Rule = {
  id: "long-terms",
  severity: "error",
  why: "The sentences beside the button that pays are shown once more on the payment provider's own page, and kept with the order. Stripe takes at most 1,200 characters there (`custom_text.submit.message`), and opens no payment with more: nobody can buy.",
  wrong:
    'terms: "{facts.rules} {plan.price} today for {plan.period}, {plan.renews.price} on {plan.nextCharge}, then {plan.renews.every}. Cancel: {product.support}."',
  right:
    'terms: "{plan.price} today for {plan.period}, {plan.renews.price} on {plan.nextCharge}, then {plan.renews.every}. Cancel: {product.support}."',
  *check({ definition, today = "2026-01-31" }) {
    const { language, texts } = definition;
    const plans = ordersFor(soldPlans(definition), () => undefined);
    const words = { language, every: texts.every };
    const counted = Object.entries(plans).map(([id, plan]) => {
      const said = planTerms(plan, texts.checkout, words, new Date(today), (name) => fixedValue(definition, name));
      return { id, key: termsKey(plan), length: said.length };
    });
    for (const key of ["terms", "termsParts", "termsOnce"] as const) {
      const [longest] = counted.filter((each) => each.key === key).toSorted((a, b) => b.length - a.length);
      if (!longest || longest.length <= most) continue;
      yield {
        message: `The terms of plan "${longest.id}" have ${longest.length} characters, filled in. Stripe opens no payment with more than ${most}. Shorten them, and leave the rest to a legal text.`,
        path: ["texts", "checkout", key],
      };
    }
  },
};

/** Of `custom_text.submit.message`: https://docs.stripe.com/api/checkout/sessions/create */
const most = 1_200;
