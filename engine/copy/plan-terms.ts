import type { Plan } from "../../schema/funnel.types.ts";
import { afterPeriod, firstPeriod, money, perDay, periodIn, periodOf } from "../pricing/index.ts";
import { type EveryWords, everyIn } from "./every-in.ts";
import { fillCopy, type Lookup } from "./placeholders.ts";

/** The sentences that terms are made from, for a plan that renews and for one that does not. */
export type TermsTexts = { readonly terms: string; readonly termsOnce: string };

/**
 * What a buyer agrees to: today's charge, the next charge with its date, how often it recurs, and how to cancel. The
 * page, the payment provider and the record all get this same string.
 *
 * @param today the day of the first charge
 * @param fixed values of the placeholders that are not about the plan, such as `product.support`
 */
export function planTerms(plan: Plan, texts: TermsTexts, words: EveryWords, today: Date, fixed: Lookup): string {
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: "long", timeZone: "UTC" });
  const period = firstPeriod(plan);
  return fillCopy(plan.renews ? texts.terms : texts.termsOnce, (name) =>
    name === "plan.nextCharge" && period
      ? day.format(afterPeriod(today, periodOf(period)))
      : (planValue(plan, name, words) ?? fixed(name)),
  );
}

/** Value of a placeholder of the selected plan, such as `plan.price`; undefined if the plan has none. */
export function planValue(plan: Plan, name: string, words: EveryWords): string | undefined {
  const value = values[name]?.(plan, words);
  return typeof value === "number" ? money(value, plan.currency, words.language) : value;
}

const values: Readonly<Record<string, (plan: Plan, words: EveryWords) => string | number | undefined>> = {
  "plan.name": (plan) => plan.name,
  "plan.price": (plan) => plan.price,
  "plan.originalPrice": (plan) => plan.originalPrice,
  "plan.perDay": perDay,
  "plan.currency": (plan) => plan.currency,
  "plan.period": (plan, { language }) => {
    const period = firstPeriod(plan);
    return period && periodIn(period, language);
  },
  "plan.interval": (plan) => plan.interval,
  "plan.renews.price": (plan) => plan.renews?.price,
  "plan.renews.every": ({ renews }, words) => renews && everyIn(renews.every, words),
};
