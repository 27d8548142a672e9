import type { Plan } from "../../schema/funnel.types.ts";
import { afterPeriod, periodOf } from "../pricing/index.ts";
import type { EveryWords } from "./every-in.ts";
import { fillCopy, type Lookup } from "./placeholders.ts";
import { planValue } from "./plan-value.ts";

/** The sentences from which terms are made, for a plan that renews and one that does not. */
export type TermsTexts = { readonly terms: string; readonly termsOnce: string };

/**
 * What a buyer agrees to: today's charge, the next one with its date, how often it comes, and how to cancel. The page,
 * the payment provider and the record are given this one string.
 *
 * @param today the day of the first charge
 * @param fixed values of the placeholders that are not about the plan, such as `product.support`
 */
export function planTerms(plan: Plan, texts: TermsTexts, words: EveryWords, today: Date, fixed: Lookup): string {
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: "long", timeZone: "UTC" });
  return fillCopy(plan.renews ? texts.terms : texts.termsOnce, (name) =>
    name === "plan.nextCharge"
      ? day.format(afterPeriod(today, periodOf(plan.period)))
      : (planValue(plan, name, words) ?? fixed(name)),
  );
}
