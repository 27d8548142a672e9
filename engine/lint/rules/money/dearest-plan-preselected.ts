import { inAll } from "../../../pricing/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** The preselected plan is not the most expensive one. */
export const dearestPlanPreselected: Rule = {
  id: "dearest-plan-preselected",
  severity: "warning",
  why: "Most people keep what is picked for them. Preselecting the most expensive plan turns that into money they did not mean to spend, which regulators call a dark pattern. Preselect another plan; the most expensive one can still be recommended.",
  wrong: "- { type: plans, heading: Plans, plans: [weekly, yearly], default: yearly }",
  right: "- { type: plans, heading: Plans, plans: [weekly, yearly], default: weekly }",
  *check({ definition }) {
    const { plans } = definition;
    for (const { step, section, path } of placedSections(definition, "offersPlans")) {
      const priceOf = (id: string) => {
        const plan = Object.hasOwn(plans, id) ? plans[id] : undefined;
        return plan && inAll(plan);
      };
      const prices = section.plans.flatMap((id) => priceOf(id) ?? []);
      const picked = priceOf(section.default);
      if (picked !== undefined && picked === Math.max(...prices) && picked > Math.min(...prices))
        yield {
          message: `Step "${step}" picks the dearest plan "${section.default}" for the visitor. Pick another one at first.`,
          path: [...path, "default"],
        };
    }
  },
};
