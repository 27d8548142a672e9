import type { Allowance } from "../../schema/funnel.types.ts";
import type { Finding, Severity } from "../problem/index.ts";
import type { LintContext } from "./context.ts";

/** A finding of a rule, with the allowance that somebody signed for it, if any. */
export type LintFinding = Finding & {
  readonly rule: string;
  readonly severity: Severity;
  readonly allowed?: Allowance;
};

/** One check on a definition. */
export type Rule = {
  /** Also the name of the rule's file and of its example in tests/rules. */
  readonly id: string;
  /** An error keeps the funnel from working. A warning keeps it from going live unless somebody signs for it. */
  readonly severity: Severity;
  /** What it finds in a definition is so whatever else the definition had, but for the names that were taken from it. */
  readonly holdsInPart?: true;
  /** Why it matters to the people who run the funnel: one paragraph. */
  readonly why: string;
  /** A few lines of the rule's example that are reported, and the same lines corrected. */
  readonly wrong: string;
  readonly right: string;
  /**
   * Yields findings one by one: the linter stops when it has enough.
   *
   * @param found what the rules before this one found
   */
  readonly check: (context: LintContext, found: readonly LintFinding[]) => Iterable<Finding>;
};
