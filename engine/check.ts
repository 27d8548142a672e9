/** The engine's door for the build and the command line. ajv and yaml live behind it, and nowhere else. */
export { contractOf } from "./contract/contract-of.ts";
export { typesOf } from "./contract/types-of.ts";
export { diffFunnels } from "./diff/diff-funnels.ts";
export { type DiffFormat, diffFormats, formatDiff } from "./diff/format-diff.ts";
export { lintFunnel } from "./lint/lint-funnel.ts";
export type { LintFinding, Rule } from "./lint/rule.ts";
export { rules } from "./lint/rules/index.ts";
export { formRules } from "./load/form-rules.ts";
export { limits } from "./load/limits.ts";
export { type LoadResult, loadFunnel } from "./load/load-funnel.ts";
export type { Beside, FindFile, ReadResult, ReadText } from "./ports.ts";
export { formatReport, type ReportFormat, reportFormats } from "./report/format-report.ts";
export type { Paint } from "./report/paint.ts";
export type { Path, Problem, Severity } from "./report/problem.ts";
export { signed } from "./report/signed.ts";
export { sourceTexts } from "./translate/source-texts.ts";
export { type UpdatedOverlay, updateOverlay } from "./translate/update-overlay.ts";
