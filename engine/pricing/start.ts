import type { Step } from "../../schema/funnel.types.ts";
import { sectionsOf, sectionWith, stepWith } from "../traits/index.ts";
import { partsOf } from "./extras.ts";

/** The plan of a step before a visitor has picked one, and the plans that it offers; of a step that offers none, its plan alone. */
export type Start = { readonly plan: string; readonly offered?: readonly string[] };

/** What a step begins with, of its sections that offer plans the first; undefined if it refers to no plan. */
export function startOf(step: Step): Start | undefined {
  const naming = stepWith("namesPlan", step);
  if (naming) return naming.plan === undefined ? undefined : { plan: naming.plan };
  const offers = sectionsOf(step).flatMap((section) => sectionWith("offersPlans", section) ?? []);
  const [first] = offers;
  return first && { plan: first.default, offered: offers.flatMap(({ plans }) => plans) };
}

/** The plan that a visitor's outcome suggests, if it is among those that are offered. */
export const suggestedPlan = (offered: readonly string[], suggested: string | undefined): string | undefined =>
  offered.find((plan) => plan === suggested);

/** The plan that is picked before a visitor picks one: what their outcome suggests, where that is offered. */
export const startingPlan = ({ plan, offered = [] }: Start, suggested: string | undefined): string =>
  suggestedPlan(offered, suggested) ?? plan;

/** Whether a visitor has picked one of some plans. What was ordered as it was offered, nobody has picked. */
export const isPicked = (offered: readonly string[], { plan = "", [untouched]: preset }: Picks): boolean =>
  plan !== preset && offered.includes(partsOf(plan).plan);

type Picks = Readonly<Record<string, string>>;

/** The name for a plan that was preselected, not picked. No saved answer can have this name. */
export const untouched = "plan:untouched";
