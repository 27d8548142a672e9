import { planTerms, termsKey } from "../../../engine/copy/index.ts";
import type { ServerFunnel } from "../../../engine/views/index.ts";
import type { Plan } from "../../../schema/funnel.types.ts";
import type { Settings } from "../../../supabase/functions/_shared/context/index.ts";
import type { Diagnosis } from "./diagnose-settings.ts";

/**
 * Compares the plans with the Stripe account. Prices at Stripe cannot differ, because each session carries its plan's
 * price. What can be wrong is the currency, an amount below Stripe's minimum, the length of the terms, or the account.
 *
 * @returns an empty list if no secret key is set
 */
export async function diagnosePrices(
  funnel: ServerFunnel,
  { secretKey, apiUrl = "https://api.stripe.com" }: Settings["stripe"],
  fetch: typeof globalThis.fetch,
): Promise<readonly Diagnosis[]> {
  if (!secretKey) return [];
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const headers = { Authorization: `Bearer ${secretKey}` };
    const answer = await fetch(apiUrl + path, { headers, signal: AbortSignal.timeout(10_000) });
    if (answer.ok) return answer.json() as Promise<Answer>;
    throw new Error(answer.status === 401 ? "Stripe does not know the secret key" : `Stripe answers ${answer.status}`);
  };
  try {
    const account = await ask<Account>("/v1/account");
    const country = await ask<CountrySpec>(`/v1/country_specs/${account.country}`);
    return [
      diagnoseAccount(account),
      ...endsOf(Object.entries(funnel.plans)).map(([id, plan]) => diagnosePlan(id, plan, funnel, account, country)),
    ];
  } catch (error) {
    const text = `not compared with Stripe: ${error instanceof Error ? error.message : error}`;
    return [{ about: "prices", state: "problem", text }];
  }
}

/** Of a plan that is sold in many numbers, `seat:1` to `seat:40`, the fewest alone, and the most with all extras. */
function endsOf<P>(plans: readonly (readonly [id: string, plan: P])[]): readonly (readonly [id: string, plan: P])[] {
  const named = (index: number) => plans[index]?.[0].split(":")[0];
  return plans.filter((_, index) => named(index) !== named(index - 1) || named(index) !== named(index + 1));
}

type Account = { readonly country: string; readonly default_currency: string; readonly charges_enabled: boolean };
type CountrySpec = { readonly supported_payment_currencies: readonly string[] };

function diagnoseAccount({ country, default_currency, charges_enabled }: Account): Diagnosis {
  const text = `Stripe account in ${country}, settles in ${default_currency.toUpperCase()}`;
  return charges_enabled
    ? { about: "account", state: "ok", text }
    : { about: "account", state: "problem", text: `${text}, may not charge yet: finish its activation at Stripe` };
}

function diagnosePlan(
  id: string,
  plan: Plan,
  funnel: ServerFunnel,
  { default_currency }: Account,
  country: CountrySpec,
): Diagnosis {
  const { currency, price, renews, parts } = plan;
  const about = `plan ${id}`;
  if (!country.supported_payment_currencies.includes(currency.toLowerCase()))
    return { about, state: "problem", text: `the account cannot charge in ${currency}` };
  const least = leastAmount[currency];
  // Nothing is charged for a first period that is free.
  const lowest = Math.min(...[price, renews?.price ?? 0].filter((amount) => amount > 0));
  if (least !== undefined && lowest < least)
    return {
      about,
      state: "problem",
      text: `${lowest} ${currency} is less than the least that Stripe charges, ${least} ${currency}`,
    };
  const { length } = planTerms(plan, funnel.terms, funnel, new Date(), (name) => funnel.fixed[name]);
  if (length > longestTerms)
    return {
      about,
      state: "problem",
      text: `its terms have ${length} characters, and Stripe opens no payment with more than ${longestTerms}: shorten texts.checkout.${termsKey(plan)}`,
    };
  const amounts = `${price} ${currency}${renews ? `, then ${renews.price} ${currency} every ${renews.every}` : ""}${parts ? `, ${parts.count} times every ${parts.every}` : ""}`;
  const converted =
    currency.toLowerCase() === default_currency ? "" : `; Stripe converts it to ${default_currency.toUpperCase()}`;
  return { about, state: "ok", text: `${amounts}, sent with each session${converted}` };
}

/** Of `custom_text.submit.message`: https://docs.stripe.com/api/checkout/sessions/create */
const longestTerms = 1200;

/** Minimum amount of a charge, as https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts lists them. */
const leastAmount: Readonly<Record<string, number>> = {
  AED: 2,
  AUD: 0.5,
  BRL: 0.5,
  CAD: 0.5,
  CHF: 0.5,
  CZK: 15,
  DKK: 2.5,
  EUR: 0.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  INR: 0.5,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  NZD: 0.5,
  PLN: 2,
  RON: 2,
  SEK: 3,
  SGD: 0.5,
  THB: 10,
  USD: 0.5,
};
