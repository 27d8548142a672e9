import { type ConditionNode, sayCondition } from "../../../flow/index.ts";
import { daysIn, firstPeriod } from "../../../pricing/index.ts";
import { isSamePath, type Path } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { isTrial } from "../../is-trial.ts";
import { renewalTerms } from "../../legal-texts.ts";
import { offeredPlans, placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";
import { durationsIn, singlePeriodsIn } from "../../stated/durations-in.ts";

/** Where a renewing plan is sold, the later charge, and how long a trial is, are stated next to each button that leads on. */
export const renewalTermsMissing: Rule = {
  id: "renewal-terms-missing",
  severity: "warning",
  why: "A renewal that surprises is the most common complaint about subscriptions, and the most expensive: chargebacks, and fines under the FTC's ROSCA and the EU's button rule. What is charged later, and how often, must be said right where the visitor decides, not only in the terms, and for the plan that the visitor has picked. For a trial, when it ends is part of that.",
  wrong:
    "- { type: plans, heading: Plans, plans: [weekly], default: weekly }\n- { type: button, text: Buy, action: next }",
  right:
    '- { type: plans, heading: Plans, plans: [weekly], default: weekly }\n- { type: notice, text: "{plan.price} today, then {plan.renews.price} {plan.renews.every}. Cancel: {product.support}." }\n- { type: button, text: Buy, action: next }',
  *check(context) {
    const { definition } = context;
    const choices = placedSections(definition, "offersPlans");
    for (const [nth, choice] of choices.entries()) {
      const { step } = choice;
      if (choices.findIndex((other) => other.step === step) < nth) continue;
      const renewing = offeredPlans(definition, step).filter(({ plan }) => plan.renews);
      if (renewing.length === 0) continue;
      const here = choices.filter((other) => other.step === step);
      const buttons = placedSections(definition, "leadsOn").filter(
        ({ section, when, ...button }) =>
          button.step === step && section.action === "next" && !here.every((plans) => isOpposite(when, plans.when)),
      );
      const terms = renewalTerms(step, context);
      for (const at of buttons.length > 0 ? buttons : [choice]) {
        // A conditional section counts only for a button, or plans, with the same condition.
        const conditions = [at, ...here].flatMap(({ when }) => (when ? [sayCondition(when)] : []));
        const seen = terms.filter(({ when }) => !when || conditions.includes(sayCondition(when)));
        const restates = "summary" in at.section && at.section.summary;
        const near = restates ? seen : seen.filter((term) => Math.abs(at.index - Number(term.path[3])) <= beside);
        const unsaid = renewing.find(({ id }) => !near.some(({ plan = id }) => plan === id));
        const untimed = renewing.find(
          ({ id, plan: own }) =>
            isTrial(own, definition.language) &&
            !near.some(({ path, plan = id }) => plan === id && saysLength(path, id, firstPeriod(own), context)),
        );
        if (unsaid) {
          const isElsewhere = seen.some(({ plan = unsaid.id }) => plan === unsaid.id);
          const what = "at what price and how often";
          const missing = isElsewhere ? `says ${what} only far from this button` : `does not say ${what}`;
          yield {
            message: `Step "${step}" sells plan "${unsaid.id}", which renews, but ${missing}. Add a notice beside the button: {plan.price} today${isTrial(unsaid.plan, definition.language) ? " for {plan.period}" : ""}, then {plan.renews.price} {plan.renews.every}.`,
            path: at.path,
          };
        } else if (untimed)
          yield {
            message: `Step "${step}" sells plan "${untimed.id}" with a trial of ${firstPeriod(untimed.plan)}, but does not say beside this button how long it is. Put {plan.period} beside {plan.renews.price}.`,
            path: at.path,
          };
      }
    }
  },
};

/** Whether the text that states a plan's renewal also says how long its first period is, with a placeholder, in digits or in words. */
function saysLength(at: Path, id: string, period: string, { copy, uses }: LintContext): boolean {
  const names = ["plan.period", `plans.${id}.period`];
  if (uses.some(({ name, path }) => names.includes(name) && isSamePath(path, at))) return true;
  const { text = "" } = copy.find(({ path }) => isSamePath(path, at)) ?? {};
  const stated = [...durationsIn(text).map(({ seconds }) => seconds), ...singlePeriodsIn(text)];
  return stated.includes(daysIn(period) * 86_400);
}

/** Whether one of two conditions is the other one with a `not`: then nobody sees both sections. */
function isOpposite(one: ConditionNode | undefined, other: ConditionNode | undefined): boolean {
  if (!one || !other) return false;
  const denies = (a: ConditionNode, b: ConditionNode) => a.kind === "not" && sayCondition(a.part) === sayCondition(b);
  return denies(one, other) || denies(other, one);
}

/** Number of sections between the terms and the button, plus one. */
const beside = 2;
