import type { FunnelDefinition, Plan } from "../../../../schema/funnel.types.ts";
import { bareCondition, type ConditionNode } from "../../../flow/index.ts";
import {
  minorUnits,
  mostCharged,
  several,
  soldPlans,
  takesExtras,
  wholeUnits,
  withExtras,
} from "../../../pricing/index.ts";
import type { Finding } from "../../../problem/index.ts";
import { stepTraits } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { offeredPlans, type PlacedSection, placedSections } from "../../placed-sections.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** What is added to an order is paid once, today, together with a plan of the same page. */
export const unfitExtra: Rule = {
  id: "unfit-extra",
  severity: "error",
  why: "An extra is paid together with the plan that is picked, in one payment, and once. One that renews, that is paid in parts or in another currency cannot be part of that payment, and without a plan on its page there is none. No box may be ticked in advance: the EU lets buyers take back the money for such extras (Directive 2011/83/EU, Art. 22).",
  wrong: "- { type: extras, heading: Add to your order, extras: [workbook, month] }",
  right: "- { type: extras, heading: Add to your order, extras: [workbook] }",
  *check(context) {
    const { definition } = context;
    const placed = placedSections(definition, "offersExtras");
    for (const [index, extras] of placed.entries()) {
      yield* ofPage(extras, placed.slice(0, index), definition);
      yield* ofEntries(extras, definition);
    }
    yield* offeredAgain(placed, context);
  },
};

type Extras = PlacedSection<"offersExtras">;

/** What is wrong with the page that extras are on: its plans, and other extras before them. */
function* ofPage(
  { step, section, path, when }: Extras,
  before: readonly Extras[],
  definition: FunnelDefinition,
): Iterable<Finding> {
  const at = { path: [...path, "extras"], on: "key" as const };
  const plans = offeredPlans(definition, step);
  const sold = soldPlans(definition);
  if (!placedSections(definition, "offersPlans").some((plan) => plan.step === step))
    yield {
      message: `Step "${step}" has extras, but no plans to add them to. Give it a section of type plans, or move the extras to the step that has one.`,
      ...at,
    };
  if (before.some((each) => each.step === step && (!each.when || !when || areShownTogether(each.when, when))))
    yield {
      message: `Step "${step}" has extras in two sections, and a buyer could add those of the first alone. Write them into one, or give each a "when" of its own.`,
      ...at,
    };
  if (plans.length > 0 && !plans.some(({ plan }) => takesExtras(plan)))
    yield {
      message: `Nothing can be added to what is paid in parts, and no other plan is offered in step "${step}". Offer one there, or sell the extras behind the receipt, as plans.`,
      ...at,
    };
  for (const { id, plan } of plans.filter((each) => takesExtras(each.plan))) {
    const { currency, name, price } = dearest(id, section.extras, sold) ?? plan;
    if (minorUnits(price, currency) > mostCharged(currency))
      yield {
        message: `"${name}" costs ${price} ${currency}; at most ${wholeUnits(mostCharged(currency), currency)} can be charged at once. Offer fewer extras with it.`,
        ...at,
      };
  }
}

/** Whether one visitor surely meets both: nothing is said of conditions that nobody may meet at once. */
function areShownTogether(one: ConditionNode, other: ConditionNode): boolean {
  if (one.kind !== "chosen" || other.kind !== "chosen")
    return JSON.stringify(bareCondition(one)) === JSON.stringify(bareCondition(other));
  return one.name === other.name && one.options.some(({ id }) => other.options.some((option) => option.id === id));
}

/** The most that is charged for a plan with extras: as many as are sold, at the price that a countdown restores. */
function dearest(id: string, extras: readonly string[], sold: ReturnType<typeof soldPlans>): Plan | undefined {
  const { [id]: plan } = sold;
  const added = extras.flatMap((extra) => (Object.hasOwn(sold, extra) ? (sold[extra] ?? []) : []));
  const most = plan && withExtras(several(plan, plan.counted?.max ?? 1), added);
  return most?.restored ?? most;
}

/** What is wrong with the extras themselves. */
function* ofEntries({ step, section, path }: Extras, definition: FunnelDefinition): Iterable<Finding> {
  const plans = offeredPlans(definition, step);
  const [first] = plans;
  for (const [index, id] of section.extras.entries()) {
    const extra = Object.hasOwn(definition.plans, id) ? definition.plans[id] : undefined;
    // What does not exist has another rule.
    if (!extra) continue;
    const why =
      section.extras.indexOf(id) < index
        ? `is there twice. Remove one.`
        : plans.some((plan) => plan.id === id)
          ? `is also one of the plans of step "${step}". Remove it here, or there.`
          : (notOnce(extra) ??
            (first && first.plan.currency !== extra.currency
              ? `is charged in ${extra.currency}, and plan "${first.id}" in ${first.plan.currency}. Write its price in ${first.plan.currency}.`
              : undefined));
    if (why !== undefined) yield { message: `Extra "${id}" ${why}`, path: [...path, "extras", index] };
  }
}

function notOnce({ renews, parts, quantity }: Plan): string | undefined {
  const way = "An extra is paid once";
  if (renews) return `renews. ${way}: leave out "renews", or offer it as a plan.`;
  if (parts) return `is paid in parts. ${way}: write the whole price, and leave out "parts".`;
  if (quantity !== undefined) return `has a "quantity". ${way}, and one of it is added: leave out "quantity".`;
  return undefined;
}

/** Extras that whoever has paid for them comes to once more: the page would show them ticked. */
function* offeredAgain(placed: readonly Extras[], { definition, graph }: LintContext): Iterable<Finding> {
  const receipts = Object.entries(definition.steps).flatMap(([id, step]) => (stepTraits(step).isReceipt ? [id] : []));
  const leads = leadsFrom(graph, [...receipts, ...placed.map(({ step }) => step)]);
  const sharePlan = (one: string, other: string) => {
    const ids = offeredPlans(definition, other).map(({ id }) => id);
    return offeredPlans(definition, one).some(({ id }) => ids.includes(id));
  };
  for (const { step, section, path } of placed)
    for (const before of placed) {
      const index = section.extras.findIndex((id) => before.section.extras.includes(id));
      if (index === -1 || !sharePlan(before.step, step)) continue;
      if (!receipts.some((receipt) => leads(before.step, receipt) && leads(receipt, step))) continue;
      yield {
        message: `Extra "${section.extras[index]}" is offered again in step "${step}" to whoever has paid for it in step "${before.step}", and would be ticked in advance there. Leave it out, or offer it with other plans.`,
        path: [...path, "extras", index],
      };
      break;
    }
}
