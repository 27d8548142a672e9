import type { Finding } from "../report/finding.ts";
import type { Severity } from "../report/problem.ts";
import type { LintContext } from "./context.ts";

/** One thing that is held against a definition. */
export type Rule = {
  /** Also the name of the rule's file and of its example below tests/rules. */
  readonly id: string;
  readonly severity: Severity;
  /** Why it matters to whoever runs the funnel. */
  readonly why: string;
  /** Findings one by one: the linter stops asking when it has enough. */
  readonly check: (context: LintContext) => Iterable<Finding>;
};
