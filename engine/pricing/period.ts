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
  const days = daysIn[unit];
  if (days) return new Date(from.getTime() + count * days * 86_400_000);
  const months = unit === "year" ? 12 * count : count;
  const target = new Date(from);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return target;
}

const daysIn: Readonly<Partial<Record<Period["unit"], number>>> = { day: 1, week: 7 };
