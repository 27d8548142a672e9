import type { Plan } from "../../schema/funnel.types.ts";
import { perDay } from "./money.ts";

/** What is added to a plan, and to which: its name, and the price that is crossed out beside it alone. */
export type Added = {
  readonly to: string;
  readonly originalPrice?: number;
  readonly name: string;
  readonly price: number;
};

type Extensible = Plan & { readonly restored?: Plan; readonly added?: Added };

/**
 * A plan with extras in one order: today's charge is that of all of them, and whatever is charged later is that of the plan
 * alone. Pages and server both add here, so they agree.
 */
export function withExtras<P extends Extensible>(plan: P, extras: readonly Extensible[]): P {
  if (extras.length === 0) return plan;
  const all = [plan, ...extras];
  const added = {
    to: plan.name,
    ...(plan.originalPrice !== undefined && { originalPrice: plan.originalPrice }),
    name: extras.map(({ name }) => name).join(" + "),
    price: sumOf(extras.map(({ price }) => price)),
  };
  return {
    ...plan,
    name: `${added.to} + ${added.name}`,
    price: sumOf([plan.price, added.price]),
    ...(all.some(({ originalPrice }) => originalPrice !== undefined) && {
      originalPrice: sumOf(all.map(({ price, originalPrice = price }) => originalPrice)),
    }),
    // What is added is not used by the day.
    perDay: perDay(plan) ?? false,
    added,
    ...(all.some(({ restored }) => restored) && {
      restored: withExtras(
        plan.restored ?? plan,
        extras.map((extra) => extra.restored ?? extra),
      ),
    }),
  };
}

/** A plan without what was added to it, at the price of it alone. */
export function withoutExtras<P extends Extensible>({ added, ...plan }: P): Omit<P, "added"> {
  if (!added) return plan;
  const { to: name, originalPrice, price } = added;
  return { ...plan, name, price: sumOf([plan.price, -price]), originalPrice };
}

/** Sums of decimals are not exact, and no price has more than three of them. */
export const sumOf = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 1_000) / 1_000;

/** By what a plan with extras is picked, ordered and recorded: `course+workbook`. */
export const orderOf = (plan: string, extras: readonly string[]): string => [plan, ...extras].join("+");

/** The plan of an order, and its extras. */
export function partsOf(order: string): { readonly plan: string; readonly extras: readonly string[] } {
  const [plan = "", ...extras] = order.split("+");
  return { plan, extras };
}

/** Each choice among the extras that pages offer, section by section: at first none of them. The same choice may be there twice. */
export const choicesOf = (offered: readonly (readonly string[])[]): readonly (readonly string[])[] => [
  [],
  ...offered.flatMap(choicesIn),
];

/** In the order of the section, so that the same ones are always the same order. */
const choicesIn = (extras: readonly string[]) =>
  extras.reduce<readonly (readonly string[])[]>(
    (choices, extra) => choices.concat(choices.map((chosen) => [...chosen, extra])),
    [[]],
  );
