import type { Plan } from "../../schema/funnel.types.ts";

const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** What a plan costs a day in whole units of its currency: as stated, or its price shared out over its days. */
export function perDay({ perDay, price, period }: Plan): number {
  const [, amount = "1", unit = "day"] = /^(\d+) ?(day|week|month|year)/.exec(period) ?? [];
  return perDay ?? price / (Number(amount) * (daysIn[unit] ?? 1));
}
