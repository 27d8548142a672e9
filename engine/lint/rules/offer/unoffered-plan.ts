import { stepWith } from "../../../traits/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** Each plan can be picked on some page, or is what some order is for; what an outcome suggests can be picked. */
export const unofferedPlan: Rule = {
  id: "unoffered-plan",
  severity: "warning",
  why: "A plan that no page offers cannot be bought. It was left out of the list when it was added, or it stayed when it was taken off the page, and its price is still kept, translated and believed in. Offer it, or remove it. What fits an outcome and cannot be picked is suggested to nobody.",
  wrong: "- { type: plans, heading: Plans, plans: [weekly], default: weekly }",
  right: "- { type: plans, heading: Plans, plans: [weekly, yearly], default: weekly }",
  *check({ definition }) {
    const picked = new Set(placedSections(definition, "offersPlans").flatMap(({ section }) => section.plans));
    const offered = new Set([
      ...picked,
      ...placedSections(definition, "offersExtras").flatMap(({ section }) => section.extras),
      ...Object.values(definition.steps).flatMap((step) => stepWith("namesPlan", step)?.plan ?? []),
    ]);
    const plans = Object.keys(definition.plans);
    // Whoever misspelt a plan has offered it, and where nothing is sold yet, nothing was forgotten.
    if (offered.size === 0 || [...offered].some((id) => !plans.includes(id))) return;
    for (const id of plans)
      if (!offered.has(id))
        yield {
          message: `Plan "${id}" is offered nowhere, so nobody can buy it. Name it in the "plans" or the "extras" of a section, or remove it.`,
          path: ["plans", id],
          on: "key",
        };
    for (const [entry, { id, plan }] of definition.outcomes.entries())
      if (plan !== undefined && offered.has(plan) && !picked.has(plan))
        yield {
          message: `Outcome "${id}" suggests plan "${plan}", which no page lets anybody pick. Name it in the "plans" of a section, or suggest another one.`,
          path: ["outcomes", entry, "plan"],
        };
  },
};
