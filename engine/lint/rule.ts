import type { Allowance } from "../../schema/funnel.types.ts";
import type { Finding, Severity } from "../problem/index.ts";
import type { LintContext } from "./context.ts";

/** What a rule has found, and who answers for it where somebody does. */
export type LintFinding = Finding & {
  readonly rule: string;
  readonly severity: Severity;
  readonly allowed?: Allowance;
};

/** One thing that is held against a definition. */
export type Rule = {
  /** Also the name of the rule's file and of its example below tests/rules. */
  readonly id: string;
  /** An error keeps the funnel from working. A warning keeps it from going live, unless somebody signs for it. */
  readonly severity: Severity;
  /** Why it matters to whoever runs the funnel: one paragraph. */
  readonly why: string;
  /** A few lines out of the rule's example that are reported, and the same lines mended. */
  readonly wrong: string;
  readonly right: string;
  /**
   * Findings one by one: the linter stops asking when it has enough.
   *
   * @param found what the rules before this one have found
   */
  readonly check: (context: LintContext, found: readonly LintFinding[]) => Iterable<Finding>;
};
