/** The fewest walks that take every way of a funnel, and answers that lead to a step. */
export { coverFunnel } from "./cover-funnel.ts";
export { pathsJson, pathsTable } from "./paths-report.ts";
export { findVisit, quizAt } from "./quiz-at.ts";
