/**
 * Decimals that amounts of a currency have: 2 for USD, none for JPY.
 *
 * @param currency ISO 4217 code
 */
export function fractionDigits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return maximumFractionDigits;
}
