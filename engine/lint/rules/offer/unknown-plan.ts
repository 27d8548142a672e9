import { didYouMean, type Finding, type Path } from "../../../problem/index.ts";
import { stepWith } from "../../../traits/index.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** Steps, sections and outcomes name plans that exist, and the preselected plan is one of those offered. */
export const unknownPlan: Rule = {
  id: "unknown-plan",
  severity: "error",
  holdsInPart: true,
  why: "A plan that does not exist cannot be shown, nor bought. Offers, checkouts, receipts and outcomes name plans by their id under `plans`; what is picked at first must be among what is offered.",
  wrong: "- { type: plans, heading: Plans, plans: [weekly, montly], default: yearly }",
  right: "- { type: plans, heading: Plans, plans: [weekly, monthly], default: weekly }",
  *check({ definition }) {
    const plans = Object.keys(definition.plans);
    const fault = (name: string, path: Path, known: readonly string[] = plans): Finding[] => {
      if (known.includes(name)) return [];
      const { sentence, suggest } = didYouMean(name, known);
      const what = plans.includes(name) ? "is not among the plans of this section" : "is not a plan";
      const where =
        plans.length > 0
          ? ` The plans are: ${plans.slice(0, 10).join(", ")}.`
          : ` Write it at the left edge: plans: { ${name}: { name: …, price: 20, currency: USD, period: 1 month } }`;
      return [
        {
          message: `"${name}" ${what}.${sentence}${plans.includes(name) ? ` It has: ${[...new Set(known)].join(", ")}.` : where}`,
          path,
          suggest,
        },
      ];
    };
    for (const [id, step] of Object.entries(definition.steps)) {
      const { plan } = stepWith("namesPlan", step) ?? {};
      if (plan !== undefined) yield* fault(plan, ["steps", id, "plan"]);
    }
    for (const [entry, { plan }] of definition.outcomes.entries())
      if (plan !== undefined) yield* fault(plan, ["outcomes", entry, "plan"]);
    for (const { section, path } of placedSections(definition, "offersExtras"))
      for (const [entry, plan] of section.extras.entries()) yield* fault(plan, [...path, "extras", entry]);
    for (const { section, path } of placedSections(definition, "offersPlans")) {
      for (const [entry, plan] of section.plans.entries()) yield* fault(plan, [...path, "plans", entry]);
      // A misspelt plan counts as the one that was meant.
      const offered = section.plans.map((plan) =>
        plans.includes(plan) ? plan : (didYouMean(plan, plans).suggest ?? plan),
      );
      yield* fault(section.default, [...path, "default"], offered);
    }
  },
};
