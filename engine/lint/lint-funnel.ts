import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { byPath, type Finding } from "../problem/index.ts";
import { allows } from "./allows.ts";
import { contextOf, type LintContext, type Surroundings } from "./context.ts";
import type { LintFinding, Rule } from "./rule.ts";
import { rules } from "./rules/index.ts";

/**
 * Checks a definition, which must fit the schema and have its defaults.
 *
 * @param asked the rules it is checked against, in their order; others are not run
 */
export function lintFunnel(
  definition: FunnelDefinition,
  surroundings: Surroundings = {},
  asked: readonly Rule[] = rules,
): readonly LintFinding[] {
  const severities = new Map(rules.map(({ id, severity }) => [id, severity]));
  const context = contextOf(definition, severities, surroundings);
  const asWritten = inWidthsOf(context);
  const findings: LintFinding[] = [];
  for (const { id, severity, check } of asked) {
    let left = mostPerRule;
    const told = new Set<string>();
    for (const finding of check(context, findings)) {
      // A text that several steps show, such as a mail, is wrong at one place.
      const key = JSON.stringify(finding);
      if (told.has(key)) continue;
      told.add(key);
      const found = { ...asWritten(finding), rule: id, severity };
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

/**
 * Rules read digits and letters in half width. Their findings show what they found in the width of the file, where people
 * look for it.
 */
function inWidthsOf({ copy }: LintContext): (finding: Finding) => Finding {
  const wideAt = byPath(copy.filter(({ text, written }) => text !== written));
  return (finding) => {
    const { excerpt = "", message, path } = finding;
    const { text, written } = wideAt(path) ?? { text: "", written: "" };
    const at = excerpt === "" || written.includes(excerpt) ? -1 : text.indexOf(excerpt);
    if (at === -1) return finding;
    const own = written.slice(at, at + excerpt.length);
    return { ...finding, excerpt: own, message: message.replace(excerpt, () => own) };
  };
}
