import type { Rule } from "../../rule.ts";
import { boundFindings } from "../../value-findings.ts";

/** What a condition asks of a value or a field can be, and need not be. */
export const impossibleBound: Rule = {
  id: "impossible-bound",
  severity: "error",
  why: "A bound that no visitor meets closes a way for ever, and one that everybody meets decides nothing. What a value can be follows from the points of options and the limits of fields: usually a limit is wrong, or two bounds are swapped.",
  wrong: "- when: { value: { doubled: { min: 20 } } }\n  go: end",
  right: "- when: { value: { doubled: { min: 2 } } }\n  go: end",
  check: (context) => boundFindings(context, "range"),
};
