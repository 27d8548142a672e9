import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { planPrices } from "../../../flow/index.ts";
import { didYouMean, type Finding, suggestion } from "../../../problem/index.ts";
import type { LintContext } from "../../context.ts";
import { placedFields } from "../../placed-fields.ts";
import { offeredPlans, placedSections } from "../../placed-sections.ts";
import type { Rule } from "../../rule.ts";

/** A price has the same currency wherever it is shown, charged or reported, and so have sums beside it. */
export const currencyMismatch: Rule = {
  id: "currency-mismatch",
  severity: "warning",
  why: "The same number in another currency is another price. A visitor who has read 20 dollars and then sees 20 euros does not know what the card will be charged, and a conversion reported in the wrong currency spoils what the advertising account learns. A computed sum in another currency than the sums it is made of is a different amount. Show, charge and report one currency.",
  wrong: "weekly: { name: Weekly, price: 5, currency: USD, displayCurrency: EUR, period: 1 week }",
  right: "weekly: { name: Weekly, price: 5, currency: USD, period: 1 week }",
  *check(context) {
    const { definition } = context;
    const plans = Object.entries(definition.plans);
    for (const [id, { currency, displayCurrency }] of plans)
      if (displayCurrency !== undefined && displayCurrency !== currency)
        yield {
          message: `Plan "${id}" is charged in ${currency}, but the checkout shows the same numbers in ${displayCurrency}. Remove "displayCurrency".`,
          path: ["plans", id, "displayCurrency"],
        };
    for (const [id, { currency }] of plans)
      yield* unknown(currency, `Plan "${id}" is charged`, ["plans", id, "currency"]);
    for (const [name, { currency }] of Object.entries(definition.values))
      if (currency !== undefined) yield* unknown(currency, `Value "${name}" is shown`, ["values", name, "currency"]);
    for (const { step, section } of placedSections(definition, "offersPlans")) {
      const offered = offeredIn(section.plans, definition).filter(({ currency }) => known.has(currency));
      const [first, other] = oddOne(offered);
      if (first && other)
        yield {
          message: `Step "${step}" offers plan "${other.id}" in ${other.currency} beside plan "${first.id}" in ${first.currency}. Charge all plans of one page in one currency.`,
          path: ["plans", other.id, "currency"],
        };
    }
    yield* behindPayments(context);
    const charged = new Set(plans.map(([, { currency }]) => currency));
    for (const [index, { event, step, currency }] of (definition.tracking?.events ?? []).entries())
      if (currency !== undefined && charged.size > 0 && !charged.has(currency))
        yield {
          message: `The event ${event} at step "${step}" is reported in ${currency}, but no plan is charged in it. Write ${[...charged].join(" or ")}.`,
          path: ["tracking", "events", index, "currency"],
        };
    yield* ofValues(context, charged);
    yield* ofFields(context);
  },
};

/** A code that no currency has. */
function* unknown(currency: string, what: string, path: Finding["path"]): Iterable<Finding> {
  if (known.has(currency)) return;
  const named = called[currency];
  const { sentence, suggest } = named ? suggestion(named) : didYouMean(currency, known);
  yield { message: `${what} in ${currency}, which is not a currency that we know of.${sentence}`, path, suggest };
}

/** What is offered once a payment has arrived, in another currency than all that could be paid. */
function* behindPayments({ definition, steps }: LintContext): Iterable<Finding> {
  const offers = new Set(placedSections(definition, "offersPlans").map(({ step }) => step));
  const told = new Set<string>();
  for (const first of offers) {
    const paid = offeredPlans(definition, first);
    for (const step of offersBehind(first, offers, steps)) {
      const more = offeredPlans(definition, step);
      const [other] = more;
      const isAlike = more.some(({ plan }) => paid.some((each) => each.plan.currency === plan.currency));
      if (!other || !paid[0] || isAlike || told.has(step)) continue;
      told.add(step);
      yield {
        message: `Step "${step}" offers plan "${other.id}" in ${other.plan.currency}, to buyers who paid in ${paid[0].plan.currency} at step "${first}". Charge both in one currency.`,
        path: ["plans", other.id, "currency"],
      };
    }
  }
}

/** The offers that whoever pays at a step comes to next. Where conditions or answers lead on, each country may have its own. */
function offersBehind(first: string, offers: ReadonlySet<string>, steps: LintContext["steps"]): readonly string[] {
  const before = new Set([first]);
  const behind = new Set<string>();
  const found = new Set<string>();
  const follow = (from: Set<string>, isPaid: boolean) => {
    // A set that grows is walked to its new end.
    for (const at of from) {
      const forward = steps[at]?.exits.forward ?? [];
      if (forward.some(({ when, option }) => when || option !== undefined)) continue;
      for (const { to, kind } of forward) {
        if (!isPaid && kind === "paid") behind.add(to);
        else if (!offers.has(to)) from.add(to);
        else if (isPaid) found.add(to);
      }
    }
  };
  follow(before, false);
  follow(behind, true);
  return [...found];
}

/** Sums that are shown in another currency than the plans, or than the sums that they are computed from. */
function* ofValues({ definition, values }: LintContext, charged: ReadonlySet<string>): Iterable<Finding> {
  const written = Object.entries(definition.values);
  const prices = planPrices(definition.plans);
  for (const [name, { currency }] of written) {
    if (currency === undefined || !known.has(currency)) continue;
    const path = ["values", name, "currency"];
    const direct = values.get(name)?.reads ?? [];
    const other = written.find(
      ([each, value]) => direct.includes(each) && value.currency !== undefined && value.currency !== currency,
    );
    const foreign = prices.find((each) => direct.includes(each.name) && each.currency !== currency);
    const origin = originOf(name, values);
    // With a rate of exchange one becomes the other.
    const converts = origin.some(
      (each) => each.startsWith("facts.") || /\d\.\d/.test(String(definition.values[each]?.of)),
    );
    const isOurs = (each: string) => Object.hasOwn(definition.values, each) || /^plans?\./.test(each);
    if (converts) continue;
    if (foreign)
      yield {
        message: `Value "${name}" is shown in ${currency}, but computed from the price of plan "${foreign.plan}", which is in ${foreign.currency}, without a rate of exchange. Write ${foreign.currency}.`,
        path,
      };
    else if (other)
      yield {
        message: `Value "${name}" is shown in ${currency}, but computed from "${other[0]}", which is in ${other[1].currency}, without a rate of exchange. Write ${other[1].currency}.`,
        path,
      };
    // What a visitor pays elsewhere is answered in a currency that has nothing to do with the plans.
    else if (charged.size > 0 && !charged.has(currency) && origin.every(isOurs))
      yield {
        message: `Value "${name}" is shown in ${currency}, but no plan is charged in it. Write ${[...charged].join(" or ")}.`,
        path,
      };
  }
}

/** Fields of which one has the sign of another currency, and which one value reads as they are. */
function* ofFields({ definition, values }: LintContext): Iterable<Finding> {
  const signs = new Map(
    placedFields(definition).flatMap(({ field, path }) => {
      const written: unknown = "suffix" in field ? field.suffix : undefined;
      const sign = typeof written === "string" ? written.trim() : "";
      return /^\p{Sc}$/u.test(sign) ? [[field.id, { sign, path }] as const] : [];
    }),
  );
  if (new Set([...signs.values()].map(({ sign }) => sign)).size < 2) return;
  for (const [name, { reads }] of values) {
    if (reads.some((read) => read.startsWith("facts.")) || /\d\.\d/.test(String(definition.values[name]?.of))) continue;
    // A rate may be typed as well, and one divided by the other is a rate.
    const of = String(definition.values[name]?.of);
    if (!/ [+-] /.test(of) || (/[*/]/.test(of) && reads.some((each) => !signs.has(each)))) continue;
    const read = reads.flatMap((each) => signs.get(each) ?? []);
    const currency = definition.values[name]?.currency;
    const own = currency && known.has(currency) ? signOf(currency, definition.language) : read[0]?.sign;
    const odd = read.find(({ sign }) => sign !== own);
    if (!odd || read.every(({ sign }) => sign === odd.sign)) continue;
    yield {
      message: `This field has the sign ${odd.sign}, and "${name}" reads it beside one with ${read.find(({ sign }) => sign !== odd.sign)?.sign}, without a rate of exchange. Write the same sign on both.`,
      path: [...odd.path, "suffix"],
    };
    return;
  }
}

const signOf = (currency: string, language: string) =>
  new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(1)
    .find(({ type }) => type === "currency")?.value;

/** A value, and all that it is computed from. */
function originOf(name: string, values: LintContext["values"]): readonly string[] {
  const found = new Set([name]);
  // A set that grows is walked to its new end, so values that read each other end too.
  for (const each of found) for (const read of values.get(each)?.reads ?? []) found.add(read);
  return [...found];
}

const known = new Set(Intl.supportedValuesOf("currency"));

/** What people write for a code. */
const called: Readonly<Record<string, string>> = {
  FRS: "CHF",
  NIS: "ILS",
  NTD: "TWD",
  RMB: "CNY",
  RUR: "RUB",
  SFR: "CHF",
  STG: "GBP",
  WON: "KRW",
  YEN: "JPY",
};

type Offered = { readonly id: string; readonly currency: string };

/** A plan in the currency of most, and the first one in another; of two plans the second one is the other. */
function oddOne(offered: readonly Offered[]): readonly [Offered | undefined, Offered | undefined] {
  const alike = (currency: string) => offered.filter((plan) => plan.currency === currency);
  const [usual] = offered.toSorted((a, b) => alike(b.currency).length - alike(a.currency).length);
  return [usual, offered.find(({ currency }) => currency !== usual?.currency)];
}

const offeredIn = (ids: readonly string[], { plans }: FunnelDefinition) =>
  ids.flatMap((id) => {
    const plan = Object.hasOwn(plans, id) ? plans[id] : undefined;
    return plan ? [{ id, currency: plan.currency }] : [];
  });
