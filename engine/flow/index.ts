/** The one model of a step: its exits, options and conditions, and the graph that they make. */
export { componentsOf } from "./components.ts";
export { type ConditionAtom, conditionAtoms } from "./condition-atoms.ts";
export { conditionWords, type Facts, holds } from "./conditions.ts";
export { type Position, positionOf } from "./counter.ts";
export { milliseconds } from "./duration.ts";
export { type Exit, exitsOf } from "./exits.ts";
export { type Flow, type FlowExit, type FlowOption, type FlowStep, flowOf } from "./flow.ts";
export { type FlowGraph, flowGraph } from "./flow-graph.ts";
export { optionsOf, type ResolvedOption } from "./options.ts";
export { type StepFlow, type StepFlows, stepFlows } from "./step-flow.ts";
export { walkedExits } from "./taken-exits.ts";
export { wayLabels } from "./way-labels.ts";
