/**
 * An amount in the smallest unit of its currency, as payment providers count: 12.34 USD is 1234, 500 JPY is 500.
 *
 * @param amount in whole units of the currency
 * @param currency ISO 4217 code
 */
export function minorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** fractionDigits(currency));
}

/**
 * Decimals that amounts of a currency have: 2 for USD, none for JPY.
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
 * An amount in whole units of its currency, from the smallest unit as payment providers count: 1234 USD is 12.34.
 *
 * @param amount in the smallest unit of the currency
 * @param currency ISO 4217 code
 */
export function wholeUnits(amount: number, currency: string): number {
  return amount / 10 ** fractionDigits(currency);
}
