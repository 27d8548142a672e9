import { inAll } from "../../../pricing/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** The preselected plan is not the most expensive one, and not everybody is suggested that one. */
export const dearestPlanPreselected: Rule = {
  id: "dearest-plan-preselected",
  severity: "warning",
  why: "Most people keep what is picked for them. Preselecting the most expensive plan turns that into money they did not mean to spend, which regulators call a dark pattern. Preselect another plan; the most expensive one can still be recommended. It may fit some outcomes, but not all.",
  wrong: "- { type: plans, heading: Plans, plans: [weekly, yearly], default: yearly }",
  right: "- { type: plans, heading: Plans, plans: [weekly, yearly], default: weekly }",
  *check({ definition }) {
    const { outcomes, plans } = definition;
    for (const { step, section, path } of placedSections(definition, "offersPlans")) {
      const priceOf = (id: string) => {
        const plan = Object.hasOwn(plans, id) ? plans[id] : undefined;
        return plan && inAll(plan);
      };
      const prices = section.plans.flatMap((id) => priceOf(id) ?? []);
      const isDearest = (id: string) =>
        priceOf(id) === Math.max(...prices) && Math.max(...prices) > Math.min(...prices);
      const suggested = outcomes.map(({ plan }) =>
        plan !== undefined && section.plans.includes(plan) ? plan : undefined,
      );
      // Whoever has an outcome with a plan is never preselected the section's own.
      const first = suggested.every((plan) => plan !== undefined) ? suggested[0] : undefined;
      if (first !== undefined && suggested.every((plan) => plan !== undefined && isDearest(plan)))
        yield {
          message: `Every outcome suggests "${first}", the dearest plan of step "${step}". Suggest another one to those whom it fits, or none.`,
          path: ["outcomes", outcomes.length - 1, "plan"],
        };
      else if (first === undefined && isDearest(section.default))
        yield {
          message: `Step "${step}" picks the dearest plan "${section.default}" for the visitor. Pick another one at first.`,
          path: [...path, "default"],
        };
    }
  },
};
