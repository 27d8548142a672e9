import type { Plan } from "../../schema/funnel.types.ts";
import { periodOf } from "./period.ts";

const daysIn = { day: 1, week: 7, month: 30, year: 365 } as const;

/** What a plan costs a day in whole units of its currency: as stated, or its price shared out over its days. */
export function perDay({ perDay, price, period }: Plan): number {
  const { count, unit } = periodOf(period);
  return perDay ?? price / (count * daysIn[unit]);
}
