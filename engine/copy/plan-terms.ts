import type { Plan } from "../../schema/funnel.types.ts";
import { sayDay } from "../fields/index.ts";
import {
  type Added,
  afterPeriod,
  dailyMoney,
  firstPeriod,
  inAll,
  perDay,
  periodIn,
  periodOf,
  planMoney,
  withoutExtras,
} from "../pricing/index.ts";
import { type EveryWords, everyIn } from "./every-in.ts";
import { fillCopy, type Lookup } from "./placeholders.ts";

/**
 * The sentences that terms are made from: of a plan that renews, of one that is paid in parts, of one that is paid once, and of
 * what is added to one that is not.
 */
export type TermsTexts = { readonly [Key in ReturnType<typeof termsKey> | "termsExtras"]: string };

/** Which of them is that of a plan. */
export function termsKey({ renews, parts }: Pick<Plan, "renews" | "parts">) {
  if (renews) return "terms";
  return parts ? "termsParts" : "termsOnce";
}

/**
 * What a buyer agrees to: today's charge, the next charge with its date, how often it recurs, and how to cancel. The
 * page, the payment provider and the record all get this same string.
 *
 * @param today the day of the first charge
 * @param fixed values of the placeholders that are not about the plan, such as `product.support`
 */
export function planTerms(plan: Ordered, texts: TermsTexts, words: EveryWords, today: Date, fixed: Lookup): string {
  const { added } = plan;
  if (added && (plan.renews || plan.parts)) {
    const once = fillCopy(texts.termsExtras, (name) =>
      name === "extras.price"
        ? planMoney(added.price, plan, words.language)
        : name === "extras.name"
          ? added.name
          : fixed(name),
    );
    return `${once} ${planTerms(withoutExtras(plan), texts, words, today, fixed)}`;
  }
  const period = firstPeriod(plan);
  return fillCopy(texts[termsKey(plan)], (name) =>
    name === "plan.nextCharge" && period
      ? sayDay(afterPeriod(today, periodOf(period)), words.language)
      : (planValue(plan, name, words) ?? fixed(name)),
  );
}

type Ordered = Plan & { readonly added?: Added };

/** Whether a placeholder is about what is charged after today. */
export const isLater = (name: string): boolean => /^plan\.(renews|parts|total)/.test(name);

/** Value of a placeholder of the selected plan, such as `plan.price`; undefined if the plan has none. */
export function planValue(plan: Plan, name: string, words: EveryWords): string | undefined {
  const value = values[name]?.(plan, words);
  return typeof value === "number" ? planMoney(value, plan, words.language) : value;
}

const values: Readonly<Record<string, (plan: Plan, words: EveryWords) => string | number | undefined>> = {
  "plan.name": (plan) => plan.name,
  "plan.price": (plan) => plan.price,
  "plan.originalPrice": (plan) => plan.originalPrice,
  // What is free at first has none to speak of.
  "plan.perDay": (plan, { language }) => (perDay(plan) ? dailyMoney(plan, language) : undefined),
  "plan.currency": (plan) => plan.currency,
  "plan.period": (plan, { language }) => {
    const period = firstPeriod(plan);
    return period && periodIn(period, language);
  },
  "plan.interval": (plan) => plan.interval,
  "plan.renews.price": (plan) => plan.renews?.price,
  "plan.renews.every": ({ renews }, words) => renews && everyIn(renews.every, words),
  "plan.parts": (plan, { language, every }) =>
    plan.parts &&
    fillCopy(every.parts ?? "", (name) =>
      name === "price" ? planMoney(plan.price, plan, language) : String(plan.parts?.count),
    ),
  "plan.parts.every": ({ parts }, words) => parts && everyIn(parts.every, words),
  "plan.total": (plan) => plan.parts && inAll(plan),
};
