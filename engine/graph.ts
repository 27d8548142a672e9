/** The engine's door for pictures and walks of a funnel. dagre lives behind it, so a page loads it only when asked. */
export { coverFunnel } from "./graph/cover-funnel.ts";
export { crowdProblem } from "./graph/crowd-problem.ts";
export { drawFunnel } from "./graph/draw-funnel.ts";
export { layOutFunnel } from "./graph/lay-out-funnel.ts";
export { mermaidOf } from "./graph/mermaid-of.ts";
export { pathsJson } from "./graph/paths-json.ts";
export { pathsTable } from "./graph/paths-table.ts";
export { quizAt } from "./graph/quiz-at.ts";
export { type Crowd, simulateVisitors } from "./graph/simulate-visitors.ts";
export { simulationJson } from "./graph/simulation-json.ts";
export { simulationTable } from "./graph/simulation-table.ts";
