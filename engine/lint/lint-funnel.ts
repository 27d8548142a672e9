import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { allows } from "./allows.ts";
import { contextOf, type Surroundings } from "./context.ts";
import type { LintFinding } from "./rule.ts";
import { rules } from "./rules/index.ts";

/** Checks a definition against every rule. It must fit the schema and have its defaults. */
export function lintFunnel(definition: FunnelDefinition, surroundings: Surroundings = {}): readonly LintFinding[] {
  const severities = new Map(rules.map(({ id, severity }) => [id, severity]));
  const context = contextOf(definition, severities, surroundings);
  const findings: LintFinding[] = [];
  for (const { id, severity, check } of rules) {
    let left = mostPerRule;
    for (const finding of check(context, findings)) {
      const found = { ...finding, rule: id, severity };
      const allowed = definition.lint?.allow.find((allowance) =>
        allows(allowance, found, definition, surroundings.today),
      );
      findings.push(allowed ? { ...found, allowed } : found);
      if (--left === 0) break;
    }
  }
  return findings;
}

/** One more than a report can hold, so that the report can say that there are more. */
const mostPerRule = 101;
