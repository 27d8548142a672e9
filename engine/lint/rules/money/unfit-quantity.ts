import type { Field, Plan } from "../../../../schema/funnel.types.ts";
import { minorUnits, mostAtOnce, mostCharged, several, wholeUnits } from "../../../pricing/index.ts";
import { didYouMean } from "../../../problem/index.ts";
import { fieldWith, stepWith } from "../../../traits/index.ts";
import type { LintContext } from "../../context.ts";
import { placedFields } from "../../placed-fields.ts";
import { placedSections } from "../../placed-sections.ts";
import { leadsFrom } from "../../reach-from.ts";
import type { Rule } from "../../rule.ts";

/** How many of a plan are bought is a whole number, which a field asks for within bounds that can be sold. */
export const unfitQuantity: Rule = {
  id: "unfit-quantity",
  severity: "error",
  why: "A plan with a `quantity` costs its price as many times as a visitor has typed into a field. Without bounds that field takes 0, 2.5 and a million, and none of them can be sold: the page would sell another number than the visitor reads in the field. Where no way to the offer asks for the field, everybody buys the fewest.",
  wrong: "team: { name: A seat, price: 29, currency: USD, quantity: seat }",
  right: "team: { name: A seat, price: 29, currency: USD, quantity: seats }",
  *check(context) {
    const { definition } = context;
    const placed = placedFields(definition);
    const fields = placed.map(({ field }) => field);
    const numbers = fields.flatMap((field) => (fieldWith("givesNumber", field) ? [field.id] : []));
    for (const [id, plan] of Object.entries(definition.plans)) {
      const { quantity } = plan;
      if (quantity === undefined) continue;
      const path = ["plans", id, "quantity"];
      const field = fields.find((each) => each.id === quantity);
      if (field && numbers.includes(quantity)) {
        const asking = placed.find((each) => each.field === field)?.step ?? "";
        const message = whyUnfit(field) ?? whyTooMuch(id, plan, field) ?? whyUnasked(id, asking, quantity, context);
        if (message !== undefined) yield { message, path };
        continue;
      }
      const { sentence, suggest } = didYouMean(quantity, numbers);
      const what = field
        ? `"${quantity}" is a field of type ${field.type}, which gives no number.`
        : `There is no field "${quantity}".`;
      const way =
        sentence ||
        " A form asks how many: - { id: seats, type: number, label: Seats, min: 1, max: 20 }, and the plan has quantity: seats.";
      yield { message: `Plan "${id}": ${what}${way}`, path, suggest };
    }
  },
};

/** What is wrong with the bounds of a field that asks how many are bought. */
function whyUnfit(field: Field): string | undefined {
  const { min, max, step = 1, decimals = 0 } = fieldWith("givesNumber", field) ?? {};
  const name = `Field "${field.id}" says how many of a plan are bought`;
  if (min === undefined || min < 1) return `${name}, and takes less than 1. Give it min: 1.`;
  if (max === undefined || max > mostAtOnce)
    return `${name}, of which at most ${mostAtOnce} are sold at once. Give it a max, and lead whoever needs more to a form.`;
  if (decimals > 0 || !Number.isInteger(step) || !Number.isInteger(min))
    return `${name}, and takes parts of one. Give it a whole min and step, and no decimals.`;
  return undefined;
}

function whyTooMuch(id: string, plan: Plan, field: Field): string | undefined {
  const { currency } = plan;
  const { max = 1 } = fieldWith("givesNumber", field) ?? {};
  const most = mostCharged(currency);
  const { price, originalPrice = price, renews } = several(plan, max);
  if (Math.max(...[price, originalPrice, renews?.price ?? 0].map((each) => minorUnits(each, currency))) <= most)
    return undefined;
  return `Plan "${id}" costs ${price} ${currency} for ${max}; at most ${wholeUnits(most, currency)} can be charged at once. Lower "max" in the field "${field.id}".`;
}

/** A plan whose buyers are never asked how many: each way to each page that sells it misses the form. */
function whyUnasked(id: string, asking: string, field: string, { definition, graph }: LintContext): string | undefined {
  const isReachable = (step: string) => graph.reachable[graph.numbers.get(step) ?? -1] === 1;
  const selling = Object.entries(definition.steps)
    .filter(([, step]) => stepWith("takesPayment", step) && stepWith("namesPlan", step)?.plan === id)
    .map(([step]) => step);
  const offering = placedSections(definition, "offersPlans")
    .filter(({ section }) => section.plans.includes(id))
    .map(({ step }) => step);
  const sales = [...selling, ...offering].filter(isReachable);
  const leads = leadsFrom(graph, [asking]);
  // What nobody sees is another rule's matter.
  if (sales.length === 0 || !isReachable(asking) || sales.some((sale) => leads(asking, sale))) return undefined;
  return `Plan "${id}" is sold in step "${sales[0]}", but no way to it asks for "${field}", so everybody buys the fewest. Ask for it earlier.`;
}
