/** The engine's door for the build and the command line. ajv and yaml live behind it, and nowhere else. */
export { type LintFinding, lintFunnel } from "./lint/lint-funnel.ts";
export type { Rule } from "./lint/rule.ts";
export { rules } from "./lint/rules/index.ts";
export { limits } from "./load/limits.ts";
export { type LoadResult, loadFunnel } from "./load/load-funnel.ts";
export type { FileExists, ReadResult, ReadText } from "./ports.ts";
export { formatReport, type ReportFormat, reportFormats } from "./report/format-report.ts";
export type { Paint } from "./report/paint.ts";
export type { Path, Problem, Severity } from "./report/problem.ts";
