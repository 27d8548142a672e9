/** The fewest walks that take every way of a funnel, and answers that lead to a step. */
export { asTyped } from "./as-typed.ts";
export { type Cover, coverFunnel, longestSearchInWords } from "./cover-funnel.ts";
export { actionWords, pathsJson, pathsTable } from "./paths-report.ts";
export { findVisit, quizAt } from "./quiz-at.ts";
export type { Move, Position, Walk } from "./walker.ts";
