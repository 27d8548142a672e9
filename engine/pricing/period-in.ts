import { periodOf } from "./period.ts";

/**
 * A period as people of a language write it: `4 weeks`, `4 Wochen`.
 *
 * @param period as authors write it: a whole number and days, weeks, months or years
 * @param language BCP 47 tag
 */
export function periodIn(period: string, language: string): string {
  const { count, unit } = periodOf(period);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
