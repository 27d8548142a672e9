/** Formats problems for people, for programs, for pull requests and for code scanners. */

export { type SignedProblem, signed } from "./for-people.ts";
export type { Paint } from "./format.ts";
export { formatReport, type ReportFormat, reportFormats } from "./format-report.ts";
