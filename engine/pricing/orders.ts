import { choicesOf, orderOf, partsOf, withExtras } from "./extras.ts";
import { countIn, several } from "./quantity.ts";
import type { SoldPlan } from "./sold-plans.ts";

type Plans = Readonly<Record<string, SoldPlan>>;

/** What stands for a placeholder. */
type Lookup = (name: string) => string | undefined;

/** All that can be ordered: each plan in each number of it, alone and with extras, by what it is ordered as. */
export const everyOrder = (plans: Plans): Plans =>
  Object.fromEntries(
    Object.entries(plans).flatMap(([id, plan]) => {
      if (plan.isOnlyAdded) return [];
      const { min, max } = plan.counted ?? { min: 1, max: 1 };
      return Array.from({ length: max - min + 1 }, (_, index) =>
        ordersOf(id, plan, min + index, plans).map((order) => {
          const added = partsOf(order.as).extras.flatMap((extra) => plans[extra] ?? []);
          return [order.as, taking(takenBy([...Array(min + index).fill(plan), ...added]), order.plan)] as const;
        }),
      ).flat();
    }),
  );

/** How many of each stock some plans take together; undefined if they take of none. */
function takenBy(bought: readonly SoldPlan[]): SoldPlan["takes"] {
  const takes: Record<string, number> = {};
  for (const { stock } of bought) if (stock !== undefined) takes[stock] = (takes[stock] ?? 0) + 1;
  return Object.keys(takes).length > 0 ? takes : undefined;
}

/** At whichever of its prices it is sold, an order takes the same. */
const taking = (takes: SoldPlan["takes"], { restored, ...plan }: SoldPlan): SoldPlan => ({
  ...plan,
  ...(takes && { takes }),
  ...(restored && { restored: { ...restored, ...(takes && { takes }) } }),
});

/**
 * The plans as a visitor buys them, in the number that they have given: each by its id alone, and with extras, as they are
 * picked.
 */
export const ordersFor = (plans: Plans, lookup: Lookup): Plans =>
  Object.fromEntries(
    Object.entries(plans).flatMap(([id, plan]) =>
      ordersOf(id, plan, plan.counted ? countIn(plan.counted, lookup) : 1, plans).map((order) => [
        order.pick,
        orderedAs(order.plan, order.as),
      ]),
    ),
  );

const orderedAs = ({ restored, ...plan }: SoldPlan, id: string): SoldPlan => ({
  ...plan,
  orderedAs: id,
  ...(restored && { restored: { ...restored, orderedAs: id } }),
});

/** A plan bought a number of times, alone and with each choice of the extras that are offered with it. */
function ordersOf(id: string, { extras = [], counted, ...plan }: SoldPlan, count: number, plans: Plans) {
  const bought = several(plan, count);
  return choicesOf(extras).map((chosen) => ({
    pick: orderOf(id, chosen),
    as: orderOf(count === 1 ? id : `${id}:${count}`, chosen),
    plan: withExtras(
      bought,
      chosen.flatMap((extra) => plans[extra] ?? []),
    ),
  }));
}
