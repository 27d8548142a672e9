import type { Period } from "./period.ts";

/**
 * The moment a period after another one, in UTC. A month or year that lacks the day ends on its last day: a month after
 * 31 January is 28 or 29 February.
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
