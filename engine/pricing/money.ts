import type { Plan } from "../../schema/funnel.types.ts";
import { sayMoney } from "../fields/index.ts";
import { daysIn, firstPeriod } from "./period.ts";

/** A price with the decimals of its currency: `$12.50`, `12,50 €`, `2,480円`. */
export const money = (amount: number, currency: string, language: string): string =>
  sayMoney(amount, currency, language);

/**
 * An amount for an English sentence, as the language writes it: `12,50 €`. Letters and marks that run from right to left
 * would turn the words around them, so there it is `12.5 AED`.
 */
export function plainMoney(amount: number, currency: string, language: string): string {
  const written = money(amount, currency, language);
  return /[\p{Cf}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(written) ? `${amount} ${currency}` : written;
}

/**
 * Currency in which an event reports the price of a plan: the one that the definition names for the event, or euros, as
 * in the specification. A payment is reported in the order's own currency.
 */
export const eventCurrency = ({ currency = "EUR" }: { readonly currency?: string }): string => currency;

/**
 * Which share of the crossed-out price a plan saves, from 0 to 1, rounded down to whole percent: a page never promises
 * more than the prices hold. 0 for a plan that saves nothing.
 */
export function savedShare({ price, originalPrice = price }: Pick<Plan, "price" | "originalPrice">): number {
  // Amounts such as 1.15 have no exact binary form.
  return originalPrice > price ? Math.floor((1 - price / originalPrice) * 100 + 1e-9) / 100 : 0;
}

/** What a plan costs per day in whole units of its currency: as stated, or its price divided by its days, if it has any. */
export function perDay(plan: Plan): number | undefined {
  if (plan.perDay === false) return undefined;
  const period = firstPeriod(plan);
  return plan.perDay ?? (period === undefined ? undefined : inAll(plan) / daysIn(period));
}

/** What a plan costs, with all its parts. */
export const inAll = ({ price, parts }: Pick<Plan, "price" | "parts">): number => price * (parts?.count ?? 1);
