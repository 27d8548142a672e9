import type { Rule } from "../../rule.ts";
import { valueFaults } from "../../value-findings.ts";

/** A comparison in a value can come out both ways. */
export const settledComparison: Rule = {
  id: "settled-comparison",
  severity: "error",
  why: "A comparison that is always true, or never, whatever is answered, has a case that no visitor gets: usually a limit is wrong, or two sides are swapped. Neither does anybody get what stands in for something that is never empty.",
  wrong: "level: { of: 'if(score.risk > 20, 2, 1)' }",
  right: "level: { of: 'if(score.risk > 2, 2, 1)' }",
  check: (context) => valueFaults(context, "range"),
};
