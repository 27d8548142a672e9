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
      const prices = section.plans.flatMap((id) => (Object.hasOwn(plans, id) ? [plans[id]?.price ?? 0] : []));
      const picked = Object.hasOwn(plans, section.default) ? plans[section.default]?.price : undefined;
      if (picked !== undefined && picked === Math.max(...prices) && picked > Math.min(...prices))
        yield {
          message: `Step "${step}" picks the dearest plan "${section.default}" for the visitor. Pick another one at first.`,
          path: [...path, "default"],
        };
    }
  },
};
