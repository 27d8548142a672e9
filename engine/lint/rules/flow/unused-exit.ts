import type { Target } from "../../../../schema/funnel.types.ts";
import { sectionTypesWith, stepTraits, stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** An offer names only the exits that its buttons take: `paid` if it sells plans itself, and `next` if it does not, or one skips that. */
export const unusedExit: Rule = {
  id: "unused-exit",
  severity: "warning",
  why: "With plans and `paid` the buttons of an offer take the payment on its own page, and nobody is led to its `next`, unless a button has `action: skip`: a checkout step behind it is seen only by those who know its address. Without plans no button takes a payment, and nobody is led to what `paid` names. The definition then shows a way that no visitor takes.",
  wrong: "next: checkout\npaid: end",
  right: "next: checkout",
  *check({ definition, steps }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const paid = stepWith("takesPayment", step)?.paid;
      if (stepTraits(step).takesPayment !== "by-sections" || !paid) continue;
      const path = ["steps", id];
      const { sells, skips = [] } = steps[id] ?? {};
      // A step that does not exist is reported by another rule.
      if (!sells && steps[paid])
        yield {
          message: `Step "${id}" says that a payment leads to "${paid}", but it offers no plan, so no button takes one. Add a section of the type ${sectionTypesWith("offersPlans")}, or remove "paid".`,
          path: [...path, "paid"],
          on: "key",
        };
      if (sells && skips.length === 0 && step.next !== undefined)
        yield {
          message: `Step "${id}" has "paid", so its buttons take the payment on the same page, and none leads to ${named(step.next)}. Remove "next", remove "paid" to sell where "next" leads, or add a button there for those who do not buy: - { type: button, text: No, action: skip }`,
          path: [...path, "next"],
          on: "key",
        };
    }
  },
};

const named = (target: Target) => (typeof target === "string" ? `"${target}"` : 'a target of "next"');
