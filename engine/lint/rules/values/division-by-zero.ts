import type { Rule } from "../../rule.ts";
import { valueFaults } from "../../value-findings.ts";

/** A value is a number for every visitor: nothing is divided by zero, and no root taken of what is negative. */
export const divisionByZero: Rule = {
  id: "division-by-zero",
  severity: "error",
  why: "For the visitor whose answers make the divisor zero there is no result: the sentence has a hole, and conditions with the value do not hold. What each part can be is worked out from the points of the options, the limits of fields and the expression itself.",
  wrong: "share: { of: 100 / score.risk }",
  right: "share: { of: '100 / max(1, score.risk)' }",
  check: (context) => valueFaults(context, "zero"),
};
