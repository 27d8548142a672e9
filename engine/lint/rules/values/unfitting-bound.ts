import type { Rule } from "../../rule.ts";
import { boundFindings } from "../../value-findings.ts";

/** The bounds in a condition are of the same kind as what they are asked of. */
export const unfittingBound: Rule = {
  id: "unfitting-bound",
  severity: "error",
  why: "A weight cannot be compared with a day, nor with a bare number, because nobody knows whether pounds or kilograms are meant. Such a condition never holds, and the way behind it is never taken.",
  wrong: "- when: { field: { weight: { min: 90 } } }\n  go: end",
  right: "- when: { field: { weight: { min: 90 kg } } }\n  go: end",
  check: (context) => boundFindings(context, "fit"),
};
