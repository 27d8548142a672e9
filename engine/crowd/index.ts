/** Simulates many visitors: how far they get, and how long it takes them. */
export { crowdProblem } from "./crowd-problem.ts";
export { type Crowd, simulateVisitors } from "./simulate-visitors.ts";
export { simulationJson, simulationTable } from "./simulation-report.ts";
