import type { FunnelDefinition, Step } from "../../schema/funnel.types.ts";
import { ordersAt, partsOf } from "../pricing/index.ts";
import { offersPlans, stepTraits, stepWith } from "../traits/index.ts";
import type { Exit } from "./exits.ts";
import { type StepFlow, stepFlows } from "./step-flow.ts";
import { takenExits, walkedExits } from "./taken-exits.ts";

/**
 * The plans of which a visitor's pick counts at a step: those that it offers, and at a checkout those that are offered on
 * the ways to it. What was picked before a receipt is bought, and what was picked at an offer that comes later was not
 * meant for this checkout. A receipt tells of the steps that it is paid at. With each of the plans go the extras of its offer.
 *
 * @returns undefined if the pick of any plan counts
 */
export function picksAt(definition: FunnelDefinition, id: string): readonly string[] | undefined {
  const picks = countedAt(definition, id);
  if (!picks) return undefined;
  const { plans, steps } = definition;
  const isSold = (pick: string) => Object.hasOwn(plans, partsOf(pick).plan);
  const all = [
    ...Object.keys(plans),
    ...Object.values(steps)
      .flatMap((step) => ordersAt(step, plans))
      .filter(isSold),
  ];
  return all.every((plan) => picks.includes(plan)) ? undefined : picks;
}

function countedAt(definition: FunnelDefinition, id: string): readonly string[] | undefined {
  const { steps } = definition;
  const step = steps[id];
  if (!step) return undefined;
  if (offersPlans(step)) return offeredAt(definition, id);
  if (stepTraits(step).isReceipt) {
    const sellers = Object.keys(steps).filter((other) => paidOf(definition, other) === id);
    const picks = sellers.map((seller) => countedAt(definition, seller));
    return picks.length > 0 && picks.every((some) => some !== undefined) ? picks.flat() : undefined;
  }
  return stepTraits(step).takesPayment === "itself" ? offeredBefore(definition, id) : undefined;
}

/**
 * The plans that are offered on the ways to a step, since the last receipt on each; undefined if none of them has an offer
 * or a receipt.
 */
function offeredBefore(definition: FunnelDefinition, id: string): readonly string[] | undefined {
  const { steps } = definition;
  const flows = stepFlows(definition);
  const before = new Map<string, string[]>();
  for (const [from, flow] of Object.entries(flows))
    for (const { to } of walkedExits(flow)) before.set(to, [...(before.get(to) ?? []), from]);
  const offered: string[] = [];
  const behind = new Set([id]);
  let isBought = false;
  for (const at of behind) {
    for (const from of before.get(at) ?? []) {
      const step = steps[from];
      if (!step) continue;
      if (stepTraits(step).isReceipt) isBought = true;
      // Whoever goes on from it has ordered one of its plans, unless they went past its payment.
      else if (offersPlans(step) && !flows[from]?.sells) offered.push(...offeredAt(definition, from));
      else behind.add(from);
    }
  }
  return isBought || offered.length > 0 ? offered : undefined;
}

/**
 * Whether everybody who is offered plans at a step and goes on by a way has one of them from then on: it was picked, or
 * ordered as it was offered. Who goes past a payment, or skips, need not have touched any.
 */
export const keepsPick = (step: Step, { sells, skips }: StepFlow, { kind }: Pick<Exit, "kind">): boolean =>
  offersPlans(step) &&
  stepTraits(step).takesPayment === "by-sections" &&
  (kind === "paid" || (!sells && skips.length === 0));

/** Whether a step says what was picked at an earlier one: it offers no plan, and its type names none. */
export const saysPick = (step: Step): boolean =>
  !offersPlans(step) && !stepTraits(step).namesPlan && JSON.stringify(step).includes("{plan.");

/** The plans of which one can have been picked on the way to a step that says so; empty if no way there passes any. */
export function pickedBefore(definition: FunnelDefinition, id: string): readonly string[] {
  const { steps } = definition;
  if (!steps[id] || !saysPick(steps[id])) return [];
  const ways = Object.entries(stepFlows(definition)).flatMap(([from, flow]) =>
    takenExits(flow).map((exit) => ({ from, flow, exit })),
  );
  const picked = new Set<string>();
  const behind = new Set([id]);
  for (const at of behind)
    for (const { from, flow, exit } of ways) {
      const step = exit.to === at && steps[from];
      if (!step) continue;
      for (const order of offeredAt(definition, from)) picked.add(partsOf(order).plan);
      if (!keepsPick(step, flow, exit)) behind.add(from);
    }
  return [...picked];
}

function offeredAt({ plans, steps }: FunnelDefinition, id: string): readonly string[] {
  const step = steps[id];
  return step ? ordersAt(step, plans) : [];
}

function paidOf({ steps }: FunnelDefinition, id: string): string | undefined {
  const step = steps[id];
  return step && stepWith("takesPayment", step)?.paid;
}
