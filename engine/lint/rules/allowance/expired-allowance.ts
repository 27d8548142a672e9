import { isOver } from "../../allows.ts";
import type { Rule } from "../../rule.ts";

/** No allowance is used after its `until` day. */
export const expiredAllowance: Rule = {
  id: "expired-allowance",
  severity: "warning",
  why: "An entry that is signed until a day promises that the matter is settled by then. That day has passed: what was allowed is reported again, until somebody fixes it or signs again.",
  wrong:
    "lint:\n  allow:\n    - rule: unused-question\n      reason: We ask for it next month.\n      owner: A. Person\n      date: 2026-01-31\n      until: 2026-03-31",
  right: "# fixed by now",
  *check({ definition, today }) {
    for (const [index, allowance] of (definition.lint?.allow ?? []).entries())
      if (isOver(allowance, today))
        yield {
          message: `${allowance.owner} allowed ${allowance.rule} until ${allowance.until}, which has passed. Fix what is reported, or have it signed again.`,
          path: ["lint", "allow", index, "until"],
        };
  },
};
