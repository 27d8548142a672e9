import type { Plan } from "../../schema/funnel.types.ts";

/** How many of a plan a visitor buys: what was given in a field, or the fewest if nothing was. */
export type Counted = { readonly of: string; readonly min: number; readonly max: number };

/** What stands for a placeholder. */
type Lookup = (name: string) => string | undefined;

type Countable = Plan & { readonly restored?: Plan; readonly counted?: Counted };

/**
 * Several of a plan, bought at once: each of its prices that many times, and the number in its name. Pages and server both
 * count here, so they agree.
 */
export function several<P extends Countable>(plan: P, count: number): P {
  if (count === 1) return plan;
  const { name, price, originalPrice, perDay, renews, restored } = plan;
  return {
    ...plan,
    name: `${count} × ${name}`,
    price: timesAmount(price, count),
    ...(originalPrice !== undefined && { originalPrice: timesAmount(originalPrice, count) }),
    ...(typeof perDay === "number" && { perDay: timesAmount(perDay, count) }),
    ...(renews && {
      renews: {
        ...renews,
        price: timesAmount(renews.price, count),
        ...(renews.statedPrice !== undefined && { statedPrice: timesAmount(renews.statedPrice, count) }),
      },
    }),
    ...(restored && { restored: several(restored, count) }),
  };
}

/** A price several times. Products of decimals are not exact, and no price has more than three of them. */
export const timesAmount = (amount: number, count: number): number => Math.round(amount * count * 1_000) / 1_000;

/** How many a visitor buys. What was typed on a way that the visitor has left, or in a field that is gone, does not count. */
export function countIn({ of, min, max }: Counted, lookup: Lookup): number {
  const count = Number(lookup(`given.${of}`));
  return Number.isInteger(count) && count >= min && count <= max ? count : min;
}
