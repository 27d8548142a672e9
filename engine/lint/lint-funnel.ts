import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { FileExists } from "../ports.ts";
import type { Finding } from "../report/finding.ts";
import type { Severity } from "../report/problem.ts";
import { contextOf } from "./context.ts";
import { rules } from "./rules/index.ts";

/** What a rule has found. */
export type LintFinding = Finding & { readonly rule: string; readonly severity: Severity };

/**
 * Holds a definition that fits the schema, with its defaults, against every rule.
 *
 * @param exists says whether a file that the definition names is there; without it images are not looked for
 */
export function lintFunnel(definition: FunnelDefinition, exists?: FileExists): readonly LintFinding[] {
  const context = contextOf(definition, exists);
  const findings: LintFinding[] = [];
  for (const { id, severity, check } of rules) {
    let left = mostPerRule;
    for (const finding of check(context)) {
      findings.push({ ...finding, rule: id, severity });
      if (--left === 0) break;
    }
  }
  return findings;
}

/** One more than a report can hold, so that it still says that there are more. */
const mostPerRule = 101;
