const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** How many days a period has: 28 for `4 weeks`. A month counts 30, a year 365. */
export function daysIn(period: string): number {
  const [, amount = "1", unit = "day"] = /^(\d+) ?(day|week|month|year)/.exec(period) ?? [];
  return Number(amount) * (daysOf[unit] ?? 1);
}
