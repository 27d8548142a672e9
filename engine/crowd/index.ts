/** Many simulated visitors: how far they get, and how long it takes them. */
export { crowdProblem } from "./crowd-problem.ts";
export { type Crowd, simulateVisitors } from "./simulate-visitors.ts";
export { simulationJson } from "./simulation-json.ts";
export { simulationTable } from "./simulation-table.ts";
