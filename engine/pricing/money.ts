import type { Plan } from "../../schema/funnel.types.ts";
import { digitsOfSum, sayMoney } from "../fields/index.ts";
import { daysIn, firstPeriod } from "./period.ts";

/** A price with the decimals of its currency: `$12.50`, `12,50 €`, `2,480円`. */
export const money = (amount: number, currency: string, language: string): string =>
  sayMoney(amount, currency, language);

/**
 * An amount of a plan, such as its price or what it saves. Nobody writes $499.00 beside nothing but whole prices, so one of
 * a plan that has no others is written without hundredths: `$499`. What comes to no whole amount keeps them.
 */
export const planMoney = (amount: number, plan: Priced, language: string): string =>
  sayMoney(amount, plan.currency, language, isWhole(plan) ? digitsOfSum(amount) : undefined);

type Priced = Pick<Plan, "price" | "originalPrice" | "currency" | "renews">;

const isWhole = ({ price, originalPrice = 0, renews }: Priced) =>
  [price, originalPrice, renews?.price ?? 0, renews?.statedPrice ?? 0].every(Number.isInteger);

/**
 * An amount for an English sentence, as the language writes it: `12,50 €`. Letters and marks that run from right to left
 * would turn the words around them, so there it is `12.5 AED`.
 */
export function plainMoney(amount: number, currency: string, language: string): string {
  const written = sayMoney(amount, currency, language, digitsOfSum(amount));
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

/** What a plan costs per day, as it is written: seldom a whole amount, so it always has its decimals, as those beside it do. */
export const dailyMoney = (plan: Plan, language: string): string | undefined => {
  const amount = perDay(plan);
  return amount === undefined ? undefined : money(amount, plan.currency, language);
};

/** What a plan costs, with all its parts. */
export const inAll = ({ price, parts }: Pick<Plan, "price" | "parts">): number => price * (parts?.count ?? 1);
