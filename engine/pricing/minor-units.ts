import { fractionDigits } from "./fraction-digits.ts";

/**
 * An amount in the smallest unit of its currency, as payment providers count: 12.34 USD is 1234, 500 JPY is 500.
 *
 * @param amount in whole units of the currency
 * @param currency ISO 4217 code
 */
export function minorUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** fractionDigits(currency));
}
