import { walkedNoon } from "../../../compile/index.ts";
import { dayAt, isDay } from "../../../fields/index.ts";
import {
  addressesAsked,
  atomsIn,
  type ConditionAtom,
  type ConditionNode,
  type Flow,
  flowOf,
  holds,
  sayCondition,
} from "../../../flow/index.ts";
import { emptyQuiz, factsOf, isOpen, type Quiz } from "../../../quiz/index.ts";
import { isLedBySections, offersPlans, stepTraits } from "../../../traits/index.ts";
import { findVisit } from "../../../walks/index.ts";
import type { LintContext } from "../../context.ts";
import { placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** Every visitor who reaches a payment has been offered a plan. */
export const offerWithoutPlan: Rule = {
  id: "offer-without-plan",
  severity: "error",
  why: "Where all plans of a page are for some visitors only, the others see a button that leads to the payment, and nothing to pay for. Offer them a plan, too, with a section that has no `when`, or lead them elsewhere: `next` of the page is a list then, and a button with the opposite `when` may say so.",
  wrong: "- { type: plans, when: { first: child }, heading: For children, plans: [week], default: week }",
  right: "- { type: plans, heading: For everybody, plans: [week], default: week }",
  *check(context) {
    const { definition, graph } = context;
    const offers = placedSections(definition, "offersPlans");
    for (const step of new Set(offers.map((offer) => offer.step))) {
      const sections = offers.filter((offer) => offer.step === step);
      const last = sections.at(-1);
      const whens = sections.flatMap(({ when = [] }) => when);
      if (!last || whens.length < sections.length || !graph.reachable[graph.numbers.get(step) ?? -1]) continue;
      const asked = whens.flatMap(atomsIn);
      // What asks for an experiment that there is not, another rule tells.
      if (asked.some((atom) => atom.kind === "query" && atom.isDrawn && !(atom.name in context.experiments))) continue;
      const found = visitWithoutPlan(context, step, whens, asked);
      if (!found) continue;
      const { day, flow, quiz } = found;
      const on = day === context.today ? "" : ` on ${day}`;
      yield {
        message: `Step "${step}" leads to the payment, but offers no plan${on} ${toWhom(context, flow, asked, quiz)}. Add a plans section without "when", lead them elsewhere with a list in its "next", or hide the button from them with a "when".`,
        path: [...last.path, "when"],
        on: "key",
      };
    }
  },
};

type VisitWithoutPlan = { readonly day: string | undefined; readonly flow: Flow; readonly quiz: Quiz };

/** A visit of a step that leads to the payment and shows no plans, on the first day on which there is one. */
function visitWithoutPlan(
  context: LintContext,
  step: string,
  whens: readonly ConditionNode[],
  asked: readonly ConditionAtom[],
): VisitWithoutPlan | undefined {
  const buttons = placedSections(context.definition, "leadsOn").filter(
    (button) => button.step === step && button.section.action === "next",
  );
  const offer = context.definition.steps[step];
  for (const day of daysOf(context, asked)) {
    const flow = flowOf(context.definition, () => walkedNoon(day));
    const isFound = (at: string, quiz: Quiz) => {
      const isShown = (when?: ConditionNode) => holds(when, factsOf(flow, quiz));
      if (at !== step || whens.some(isShown)) return false;
      // Whoever sees no button, as when enrolment is over, is led nowhere.
      if (offer && isLedBySections(offer) && !buttons.some(({ when }) => isShown(when))) return false;
      return leadsToPayment(context, flow, step, quiz);
    };
    // An address stays the same for the whole visit: with a coupon in it, other plans are offered.
    for (const query of addressesAsked(asked, context.experiments)) {
      const found = findVisit(flow, asked, isFound, {
        from: { ...emptyQuiz, query },
        wish: { step, unmet: whens },
        day,
      });
      if (found) return { day, flow, quiz: found.quiz };
    }
  }
  return undefined;
}

/**
 * Today, and where plans are offered by the day: the days around each that values are counted from and that is to come, in
 * their order. What is over cannot be met by a visitor any more.
 */
function daysOf({ definition, today }: LintContext, asked: readonly ConditionAtom[]): readonly (string | undefined)[] {
  if (today === undefined || !asked.some(({ kind }) => kind === "value")) return [today];
  const named = Object.values(definition.values).flatMap(({ of }) => String(of).match(/\d{4}-\d{2}-\d{2}/g) ?? []);
  const around = named
    .filter(isDay)
    .flatMap((day) => ["today", "in 1 day", "in 2 days"].map((when) => dayAt(when, day)));
  return [today, ...around.filter((day) => day > today).sort()];
}

/** Whether a visitor of a step pays there, or later without being offered another plan first. */
function leadsToPayment({ definition, steps }: LintContext, flow: Flow, step: string, quiz: Quiz): boolean {
  if (steps[step]?.sells) return true;
  const ahead = new Set([step]);
  for (const at of ahead) {
    const target = definition.steps[at];
    if (!target) continue;
    if (stepTraits(target).takesPayment === "itself") return true;
    if (at !== step && offersPlans(target)) continue;
    const ways = steps[at]?.exits.forward.filter(({ kind }) => kind !== "paid") ?? [];
    // Questions after the offer may be answered in any way.
    const isAsked = at !== step && flow.steps[at]?.options !== undefined;
    const taken = isAsked ? ways : ways.filter((way) => isOpen(flow, quiz, at, way)).slice(0, 1);
    for (const { to } of taken) ahead.add(to);
  }
  return false;
}

/** Who is offered nothing, in words: by the answers that were chosen, and by what else the plans ask. */
function toWhom({ steps }: LintContext, flow: Flow, asked: readonly ConditionAtom[], quiz: Quiz): string {
  const given = asked.flatMap(({ kind, name }) => {
    const chosen = steps[name]?.options.filter(({ id }) => quiz.choices[name]?.includes(id)) ?? [];
    return kind === "chosen" && chosen.length > 0
      ? `answers ${chosen.map(({ label }) => `“${label}”`).join(" and ")} at step "${name}"`
      : [];
  });
  const facts = factsOf(flow, quiz);
  const others = asked.flatMap((atom) => {
    if (atom.kind === "chosen") return [];
    if (atom.kind === "query" && atom.isDrawn) return sayCondition({ ...atom, values: [facts.query[atom.name] ?? ""] });
    return holds(atom, facts) ? sayCondition(atom) : `not (${sayCondition(atom)})`;
  });
  const said = (parts: readonly string[]) => [...new Set(parts)].join(" and ");
  const whom =
    given.length > 0
      ? `to whoever ${said(given)}`
      : asked.some(({ kind }) => kind === "chosen")
        ? "to visitors who have given none of the answers that its plans ask for"
        : undefined;
  const cases = others.length > 0 ? `if ${said(others)}` : undefined;
  return [whom, cases].filter((part) => part !== undefined).join(", ");
}
