import type { Rule } from "../../rule.ts";
import { valueFaults } from "../../value-findings.ts";

/** A value only puts together what fits together, and is shown in a unit that it has. */
export const mixedUnits: Rule = {
  id: "mixed-units",
  severity: "error",
  why: "Kilograms added to days, or a date times two, are a number that means nothing, and yet it would be printed. Each part of an expression has its unit, and the check follows them to the result. `in: [kg, m]` reads measures as plain numbers, for formulas such as 10 × weight + 6.25 × height.",
  wrong: "load: { of: 5 kg + 3 days }",
  right: "load: { of: 5 kg + 300 g }",
  check: (context) => valueFaults(context, "unit"),
};
