import { sayUnit } from "../fields/index.ts";

const units = ["day", "week", "month", "year"] as const;

/** A calendar period: a number of units. */
export type Period = { readonly count: number; readonly unit: (typeof units)[number] };

/**
 * A calendar period as authors write it.
 *
 * @param text a whole number and a unit: `1 week`, `12 weeks`, `3 months`; the schema allows nothing else
 * @throws Error if the text is not of that form
 */
export function periodOf(text: string): Period {
  const [, count, word] = /^([1-9]\d*) ?([a-z]+?)s?$/.exec(text) ?? [];
  const unit = units.find((unit) => unit === word);
  if (!count || !unit) throw new Error(`"${text}" is not a period; write a number and days, weeks, months or years`);
  return { count: Number(count), unit };
}

/**
 * A period formatted for a language: `4 weeks`, `4 Wochen`.
 *
 * @param period as authors write it: a whole number and days, weeks, months or years
 * @param language BCP 47 tag
 */
export function periodIn(period: string, language: string): string {
  const { count, unit } = periodOf(period);
  return sayUnit(count, language, { unit, unitDisplay: "long" });
}

/**
 * Adds a period to a moment, in UTC. If the resulting month lacks the day, its last day is used: a month after 31
 * January is 28 or 29 February.
 */
export function afterPeriod(from: Date, { count, unit }: Period): Date {
  if (unit === "day" || unit === "week") return new Date(from.getTime() + count * daysOf[unit] * 86_400_000);
  const months = unit === "year" ? 12 * count : count;
  const target = new Date(from);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return target;
}

/**
 * How long a plan runs at first, as authors write it: if nothing is written, as long as after each renewal; undefined for
 * what is bought once and for all.
 */
export function firstPeriod(plan: Runs & { readonly renews: { readonly every: string } }): string;
export function firstPeriod(plan: Runs): string | undefined;
export function firstPeriod({ period, renews }: Runs): string | undefined {
  return period ?? renews?.every;
}

type Runs = { readonly period?: string | undefined; readonly renews?: { readonly every: string } | undefined };

/** Number of days in a period as authors write it: 28 for `4 weeks`. A month counts as 30, a year as 365. */
export function daysIn(period: string): number {
  const { count, unit } = periodOf(period);
  return count * daysOf[unit];
}

const daysOf = { day: 1, week: 7, month: 30, year: 365 } as const;
