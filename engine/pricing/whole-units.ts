import { fractionDigits } from "./fraction-digits.ts";

/**
 * An amount in whole units of its currency, from the smallest unit as payment providers count: 1234 USD is 12.34.
 *
 * @param amount in the smallest unit of the currency
 * @param currency ISO 4217 code
 */
export function wholeUnits(amount: number, currency: string): number {
  return amount / 10 ** fractionDigits(currency);
}
