/** The rules that a definition is checked against, and what they look at. */
export type { Surroundings } from "./context.ts";
export { lintFunnel } from "./lint-funnel.ts";
export type { LintFinding, Rule } from "./rule.ts";
export { rules } from "./rules/index.ts";
