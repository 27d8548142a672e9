import { money } from "../../../pricing/index.ts";
import { daysIn } from "../../amounts-in.ts";
import type { Rule } from "../../rule.ts";

/** A plan renews for periods as long as the first, named correctly, at the price that it states. */
export const renewalMismatch: Rule = {
  id: "renewal-mismatch",
  severity: "warning",
  why: "People who buy a week expect to buy another week. A plan that goes on for longer periods, an interval that is called a month and is charged every four weeks, or a stated renewal price that differs from what is charged: each is a charge that the buyer did not see coming. Make the terms and the plan say the same, in one rhythm.",
  wrong: "renews: { price: 20, every: 4 weeks }",
  right: "renews: { price: 5, every: 1 week }",
  *check({ definition }) {
    for (const [id, { period, interval = "", renews, currency }] of Object.entries(definition.plans)) {
      if (!renews) continue;
      const said = (value: string | number | undefined) =>
        typeof value === "number" ? money(value, currency, definition.language) : value;
      const { every } = renews;
      for (const [stated, charged] of statements)
        if (renews[stated] !== undefined && renews[stated] !== renews[charged])
          yield {
            message: `Plan "${id}" states ${said(renews[stated])} for its renewal, but what is charged is ${said(renews[charged])}. Remove "${stated}".`,
            path: ["plans", id, "renews", stated],
          };
      if (daysIn(period) !== daysIn(every))
        yield {
          message: `Plan "${id}" is bought for ${period}, but goes on for ${every} at a time. Set "every" below "renews" to ${period}.`,
          path: ["plans", id, "renews", "every"],
        };
      const named = intervals[interval.toLowerCase()];
      if (named !== undefined && !named.includes(period.replace(/s$/, "")))
        yield {
          message: `Plan "${id}" calls its interval "${interval}", but runs for ${period}. Call it by the period that is charged.`,
          path: ["plans", id, "interval"],
        };
    }
  },
};

/** What an order summary can state, and what it is compared with. */
const statements = [
  ["statedPrice", "price"],
  ["statedEvery", "every"],
] as const;

/** The periods that an interval can mean. */
const intervals: Readonly<Record<string, readonly string[]>> = {
  day: ["1 day"],
  week: ["1 week", "7 day"],
  month: ["1 month"],
  quarter: ["3 month"],
  year: ["1 year", "12 month"],
};
