import type { FunnelDefinition } from "../../../../schema/funnel.types.ts";
import { money } from "../../../pricing/index.ts";
import { fieldWith } from "../../../traits/index.ts";
import { placedFields } from "../../placed-fields.ts";
import type { Rule } from "../../rule.ts";

/** A sum of money that pages show can be more than nothing, and so can the time between today and another day. */
export const negativeSum: Rule = {
  id: "negative-sum",
  severity: "warning",
  why: "A sum that is below nothing whatever is answered, such as “−£1,271 a month”, is a slip of the formula: two sides of a minus are swapped, or a share in percent is taken off without being divided by 100. Visitors believe no other figure of that page either. So it is with “−12 weeks until the wedding”, and with all that is reckoned from it.",
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
    // What is only asked about may well be days that are over.
    const read = new Set([...values.values()].flatMap(({ reads }) => reads));
    const days = dayFields(definition);
    for (const name of values.keys()) {
      const [, later = "", earlier = ""] = apart.exec(String(definition.values[name]?.of ?? "")) ?? [];
      const isTurned =
        (later === "today" && days.get(earlier) === "to come") || (earlier === "today" && days.get(later) === "past");
      if (!isTurned || !(shown.has(name) || read.has(name))) continue;
      yield {
        message: `Value "${name}" is below nought for everybody: "${later}" is the earlier of the two days. Write "${earlier} - ${later}".`,
        path: ["values", name, "of"],
      };
    }
  },
};

/** The fields that ask for a day to come, or for one that is past, by id. */
function dayFields(definition: FunnelDefinition): ReadonlyMap<string, "to come" | "past"> {
  return new Map(
    placedFields(definition).flatMap(({ field }) => {
      const { min = "", max = "" } = fieldWith("givesDate", field) ?? {};
      const kind = /^in \d/.test(min) ? "to come" : / ago$/.test(max) ? "past" : undefined;
      return kind ? [[field.id, kind] as const] : [];
    }),
  );
}

/** The difference of two days. */
const apart = /^\s*([\w-]+) - ([\w-]+)\s*$/;
