import type { FunnelDefinition, Plan, Step } from "../../schema/funnel.types.ts";
import { fieldsOf, fieldWith, sectionsOf, sectionWith, stepWith } from "../traits/index.ts";
import { type Added, choicesOf, orderOf } from "./extras.ts";
import type { Counted } from "./quantity.ts";

/** A plan with every price at which it is sold. */
export type SoldPlan = Plan & {
  /**
   * The plan at its original price, at which it is sold once the offer's countdown is over; left out if it never is.
   */
  readonly restored?: SoldPlan;
  /** How many are bought; left out for a plan of which one is. */
  readonly counted?: Counted;
  /** The extras that pages offer with it, page by page; left out for a plan with which none are. */
  readonly extras?: readonly (readonly string[])[];
  /** It is only sold with other plans. */
  readonly isOnlyAdded?: true;
  /** What of its price is that of extras; left out for a plan alone. */
  readonly added?: Added;
  /** How many of each stock an order takes, its extras included; left out for one that takes of none. */
  readonly takes?: Readonly<Record<string, number>>;
  /** What stands on it in place of its price where too little is left of its stock; only a page that knows sets it. */
  readonly soldOut?: string;
  /** By what it is ordered, with how many of it and with its extras. */
  readonly orderedAs?: string;
};

/**
 * The plans of a definition with the prices at which they are sold. Pages and server both read prices here, so they
 * agree. A plan is sold at its price and, where a countdown restores prices, at its original price if that is higher.
 * No lower price is possible.
 */
export function soldPlans({
  plans,
  steps,
}: Pick<FunnelDefinition, "plans" | "steps">): Readonly<Record<string, SoldPlan>> {
  const isRestored = Object.values(steps).some(restoresPrices);
  const offers = Object.values(steps).map(offeredAt);
  const named = Object.values(steps).flatMap((step) => stepWith("namesPlan", step)?.plan ?? []);
  const alone = new Set([...named, ...offers.flatMap(({ plans }) => plans)]);
  return Object.fromEntries(
    Object.entries(plans).map(([id, plan]) => {
      const counted = plan.quantity === undefined ? undefined : countedBy(plan.quantity, steps);
      const extras = takesExtras(plan) ? offers.flatMap((offer) => (offer.plans.includes(id) ? offer.extras : [])) : [];
      const isOnlyAdded = !alone.has(id) && offers.some((offer) => offer.extras.flat().includes(id));
      const sold = {
        ...plan,
        ...(counted && { counted }),
        ...(extras.length > 0 && { extras }),
        ...(isOnlyAdded && { isOnlyAdded }),
      };
      return [id, { ...sold, ...(isRestored && restoredOf(sold)) }];
    }),
  );
}

/** The plans and the extras of a step, section by section for extras: whoever sees one of these may not see the next. */
function offeredAt(step: Step) {
  const sections = sectionsOf(step);
  return {
    plans: sections.flatMap((section) => sectionWith("offersPlans", section)?.plans ?? []),
    extras: sections.flatMap((section) => {
      const { extras } = sectionWith("offersExtras", section) ?? {};
      return extras ? [extras] : [];
    }),
  };
}

/** All parts of a plan cost the same, so nothing is added to the first of them. */
export const takesExtras = ({ parts }: Pick<Plan, "parts">): boolean => !parts;

/** What can be picked at a step: each of its plans, alone and with the extras that it takes. */
export function ordersAt(step: Step, plans: Readonly<Record<string, Plan>>): readonly string[] {
  const offer = offeredAt(step);
  return [
    ...new Set(
      offer.plans.flatMap((id) => {
        const plan = Object.hasOwn(plans, id) ? plans[id] : undefined;
        const extras = plan && !takesExtras(plan) ? [] : offer.extras;
        return choicesOf(extras).map((chosen) => orderOf(id, chosen));
      }),
    ),
  ];
}

/** How many a field lets a visitor buy; undefined for a field that says no number. What does not fit, the check reports. */
function countedBy(field: string, steps: FunnelDefinition["steps"]): Counted | undefined {
  const number = Object.values(steps)
    .flatMap(fieldsOf)
    .flatMap((each) => (each.id === field ? (fieldWith("givesNumber", each) ?? []) : []))[0];
  if (!number) return undefined;
  const min = Math.max(1, Math.ceil(number.min ?? 1));
  return { of: field, min, max: Math.max(min, Math.min(mostAtOnce, Math.floor(number.max ?? mostAtOnce))) };
}

/** How many of a plan can be bought at once. */
export const mostAtOnce = 200;

/** A stated price per day belongs to the other price; none at all holds for both. */
function restoredOf({ originalPrice, perDay, ...plan }: SoldPlan): Pick<SoldPlan, "restored"> | undefined {
  if (originalPrice === undefined || originalPrice <= plan.price) return undefined;
  return { restored: { ...plan, ...(perDay === false && { perDay }), price: originalPrice } };
}

/**
 * All that a plan charges, and when, as a text: two plans with the same text cost the same. A page says by it which price it
 * has shown, so a text in another form is another price to pages from before.
 */
export const chargesOf = ({ price, currency, period, renews, parts }: Plan): string =>
  JSON.stringify([price, currency, period, renews?.price, renews?.every, parts?.count, parts?.every]);

/** Whether a step has a countdown that restores the original prices when it ends. */
export const restoresPrices = (step: Step): boolean =>
  stepWith("hasPromotions", step)?.countdown?.onExpire === "restore-price";
