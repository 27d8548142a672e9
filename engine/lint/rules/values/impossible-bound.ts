import { settledConditions } from "../../reach/settled-conditions.ts";
import type { Rule } from "../../rule.ts";
import { boundFindings } from "../../value-findings.ts";

/** What a condition asks of a value, a field, a score, a count or an answer can be, and need not be. */
export const impossibleBound: Rule = {
  id: "impossible-bound",
  severity: "error",
  why: "A bound that no visitor meets closes a way for ever, and one that everybody meets decides nothing. What a value can be follows from the points of options and the limits of fields, and what a visitor can have answered from the ways that lead there: usually a limit is wrong, two bounds are swapped, or two answers are asked of which one is given.",
  wrong: "- when: { value: { doubled: { min: 20 } } }\n  go: end",
  right: "- when: { value: { doubled: { min: 2 } } }\n  go: end",
  check: (context) => [...boundFindings(context, "range"), ...settledConditions(context)],
};
