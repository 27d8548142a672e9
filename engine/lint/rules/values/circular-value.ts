import type { Rule } from "../../rule.ts";
import { valueFaults } from "../../value-findings.ts";

/** No value is computed from itself. */
export const circularValue: Rule = {
  id: "circular-value",
  severity: "error",
  why: "A value that needs itself can never be computed, however many other values are in between. Compute one of them without the others.",
  wrong: "first: { of: second + 1 }",
  right: "first: { of: score.risk + 1 }",
  check: (context) => valueFaults(context, "circle"),
};
