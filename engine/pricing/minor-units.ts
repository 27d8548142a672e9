/**
 * An amount in the smallest unit of its currency, as the payment provider counts: 12.34 USD is 1234, 500 JPY is 500.
 *
 * @param amount in whole units of the currency
 * @param currency ISO 4217 code
 */
export function minorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** unitDigits(currency));
}

/**
 * Never asked of the platform: some have no decimals for HUF, COP or IDR, which the provider counts in hundredths, and a
 * shop would be paid a hundredth of its prices there. ISK and UGX have none anywhere, and are counted in hundredths all
 * the same.
 *
 * @see https://docs.stripe.com/currencies#zero-decimal
 * @see https://docs.stripe.com/currencies#special-cases
 */
function unitDigits(currency: string): number {
  if (countedWhole.has(currency)) return 0;
  return countedInThousandths.has(currency) ? 3 : 2;
}

const countedWhole: ReadonlySet<string> = new Set(
  "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "),
);

const countedInThousandths: ReadonlySet<string> = new Set("BHD JOD KWD OMR TND".split(" "));

/**
 * Most decimals of a price that is charged as it is shown. The provider takes no third one, and no fractions of what is
 * written without decimals.
 */
export const chargedDigits = (currency: string): number => Math.min(fractionDigits(currency), unitDigits(currency), 2);

/**
 * Decimals that amounts of a currency are written with: 2 for USD, none for JPY.
 *
 * @param currency ISO 4217 code
 */
export function fractionDigits(currency: string): number {
  if (withCents.has(currency)) return 2;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return maximumFractionDigits;
}

/** The most common currencies: checking those does not need Intl, which takes ten milliseconds to load. */
const withCents: ReadonlySet<string> = new Set(
  "AUD BRL CAD CHF CNY CZK DKK EUR GBP INR MXN NOK NZD PLN SEK TRY USD ZAR".split(" "),
);

/**
 * An amount in whole units of its currency, from the smallest unit as the payment provider counts: 1234 USD is 12.34.
 *
 * @param amount in the smallest unit of the currency
 * @param currency ISO 4217 code
 */
export function wholeUnits(amount: number, currency: string): number {
  return amount / 10 ** unitDigits(currency);
}

/**
 * What every way to pay takes, in the provider's units; cards would take more.
 *
 * @see https://docs.stripe.com/currencies#maximum-charge-amounts
 */
export const mostCharged = (currency: string): number => higherMost[currency] ?? 99_999_999;

/** Of IDR and COP the provider would take more than a column of the database holds. */
const higherMost: Readonly<Record<string, number>> = { INR: 999_999_999, COP: 2_147_483_647, IDR: 2_147_483_647 };
