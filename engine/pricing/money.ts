/**
 * An amount as people of a language write it: `$12.50`, `12,50 €`.
 *
 * @param amount in whole units of the currency, not cents
 * @param currency ISO 4217 code
 * @param language BCP 47 tag
 */
export function money(amount: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: "currency", currency }).format(amount);
}
