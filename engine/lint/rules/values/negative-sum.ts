import { money } from "../../../pricing/index.ts";
import type { Rule } from "../../rule.ts";

/** A sum of money that pages show can be more than nothing. */
export const negativeSum: Rule = {
  id: "negative-sum",
  severity: "warning",
  why: "A sum that is below nothing whatever is answered, such as “−£1,271 a month”, is a slip of the formula: two sides of a minus are swapped, or a share in percent is taken off without being divided by 100. Visitors believe no other figure of that page either.",
  wrong: "left: { of: price * (1 - facts.share), currency: GBP }",
  right: "left: { of: price * (1 - facts.share / 100), currency: GBP }",
  *check({ definition, values, uses }) {
    const shown = new Set(uses.map(({ name }) => name));
    for (const [name, { compiled, range }] of values) {
      const { currency } = compiled ?? {};
      if (currency === undefined || range.high >= 0 || !shown.has(name)) continue;
      yield {
        message: `Value "${name}" is never above ${money(range.high, currency, definition.language)}, whatever is answered. Swap the sides of its minus, or divide a share in percent by 100, as in 1 - share / 100.`,
        path: ["values", name, "of"],
      };
    }
  },
};
