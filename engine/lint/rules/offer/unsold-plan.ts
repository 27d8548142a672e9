import { picksAt } from "../../../flow/index.ts";
import { partsOf } from "../../../pricing/index.ts";
import { stepTraits, stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** A receipt, and a page that sells what was picked before, name a plan that can be bought on the way to them. */
export const unsoldPlan: Rule = {
  id: "unsold-plan",
  severity: "warning",
  why: "The plan of a receipt is what it thanks for, and reports, where the address names none. If the pages before it sell others, it was copied from another receipt and not changed: a buyer reads that they have bought what they have not.",
  wrong: "plan: monthly",
  right: "plan: shoes",
  *check({ definition }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      const { isReceipt, takesPayment } = stepTraits(step);
      const { plan } = isReceipt || takesPayment === "itself" ? (stepWith("namesPlan", step) ?? {}) : {};
      if (plan === undefined) continue;
      const sold = (picksAt(definition, id) ?? []).map((pick) => partsOf(pick).plan);
      if (sold.length === 0 || sold.includes(plan)) continue;
      // What does not exist has another rule.
      if (![plan, ...sold].every((each) => Object.hasOwn(definition.plans, each))) continue;
      const names = [...new Set(sold)].map((each) => `"${each}"`).join(" or ");
      yield {
        message: isReceipt
          ? `Step "${id}" thanks for plan "${plan}", but what is paid before it is ${names}. Name that here.`
          : `Step "${id}" sells plan "${plan}" to whoever has picked none, but what is offered before it is ${names}. Name that here.`,
        path: ["steps", id, "plan"],
      };
    }
  },
};
