import { stepTraits, stepTypesWith, stepWith } from "../../../traits/index.ts";
import type { Rule } from "../../rule.ts";

/** Buyers return to a receipt after a payment. */
export const missingReceipt: Rule = {
  id: "missing-receipt",
  severity: "error",
  why: "A payment provider sends its buyers back to the receipt of the funnel: there they read that the money has arrived, and get what they have bought. Without one they land on the first question again, and write to their bank.",
  wrong: "plan: weekly",
  right: "plan: weekly\npaid: thanks",
  *check({ definition, steps }) {
    for (const [id, step] of Object.entries(definition.steps)) {
      if (!steps[id]?.sells) continue;
      const paid = stepWith("takesPayment", step)?.paid;
      const target = paid === undefined ? undefined : definition.steps[paid];
      if (paid === undefined)
        yield {
          message: `Step "${id}" takes payments, but has no "paid". Name the step of the type ${stepTypesWith("isReceipt")} that a buyer comes back to.`,
          path: ["steps", id],
          on: "key",
        };
      else if (target && !stepTraits(target).isReceipt)
        yield {
          message: `Step "${id}" leads after payment to "${paid}", which is not a receipt but of the type ${target.type}. Name a step of the type ${stepTypesWith("isReceipt")}: buyers come back to it.`,
          path: ["steps", id, "paid"],
        };
    }
  },
};
