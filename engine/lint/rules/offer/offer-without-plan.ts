import { factsOf, isOpen, type Quiz } from "../../../compile/index.ts";
import { atomsIn, flowOf, holds, parseCondition } from "../../../flow/index.ts";
import { stepTraits } from "../../../traits/index.ts";
import { findVisit } from "../../../walks/index.ts";
import type { LintContext } from "../../context.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** Whoever is led to the payment was offered a plan before. */
export const offerWithoutPlan: Rule = {
  id: "offer-without-plan",
  severity: "error",
  why: "Where all plans of a page are for some visitors only, the others see a button that leads to the payment, and nothing to pay for. Offer them a plan, too, with a section that has no `when`, or lead them elsewhere.",
  wrong: "- { type: plans, when: { first: child }, heading: For children, plans: [week], default: week }",
  right: "- { type: plans, heading: For everybody, plans: [week], default: week }",
  *check(context) {
    const { definition, graph } = context;
    const offers = placedSections(definition, "offersPlans");
    for (const step of new Set(offers.map((offer) => offer.step))) {
      const sections = offers.filter((offer) => offer.step === step);
      const last = sections.at(-1);
      const whens = sections.flatMap(({ section: { when }, path }) => (when ? [parseCondition(when, path)] : []));
      if (!last || whens.length < sections.length || !graph.reachable[graph.numbers.get(step) ?? -1]) continue;
      const asked = whens.flatMap(atomsIn);
      const flow = flowOf(definition);
      const found = findVisit(flow, asked, (at, quiz) => {
        if (at !== step || whens.some((when) => holds(when, factsOf(flow, quiz)))) return false;
        return leadsToPayment(context, step, quiz);
      });
      if (!found) continue;
      const said = answersTo(
        context,
        asked.map(({ name }) => name),
        found.quiz,
      );
      yield {
        message: `Step "${step}" leads to the payment, but offers no plan to whoever ${said}. Add a plans section without "when", or lead them elsewhere.`,
        path: [...last.path, "when"],
        on: "key",
      };
    }
  },
};

/** Whether a visitor of a step pays there, or on the page that comes next. */
function leadsToPayment({ definition, steps }: LintContext, step: string, quiz: Quiz): boolean {
  const { sells = false, exits } = steps[step] ?? {};
  if (sells) return true;
  const flow = flowOf(definition);
  const next = exits?.forward.find(({ kind, ...exit }) => kind !== "paid" && isOpen(flow, quiz, step, exit));
  const target = next && definition.steps[next.to];
  return target !== undefined && stepTraits(target).takesPayment === "itself";
}

/** The answers that make the difference, in words. */
function answersTo({ steps }: LintContext, names: readonly string[], { choices }: Quiz): string {
  const given = [...new Set(names)].flatMap((step) => {
    const chosen = steps[step]?.options.filter(({ id }) => choices[step]?.includes(id)) ?? [];
    return chosen.length > 0
      ? `answers ${chosen.map(({ label }) => `“${label}”`).join(" and ")} at step "${step}"`
      : [];
  });
  return given.length > 0 ? given.join(" and ") : "has answered none of what its plans ask for";
}
