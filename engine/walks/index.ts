/** The fewest walks that take every way of a funnel, and answers that lead to a step. */
export { coverFunnel } from "./cover-funnel.ts";
export { pathsJson } from "./paths-json.ts";
export { pathsTable } from "./paths-table.ts";
export { quizAt } from "./quiz-at.ts";
