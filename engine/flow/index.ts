/** The single model of a step: its exits, options and conditions, and the graph that they form. */

export { addressesAsked, type Query, searchOf, stockWords } from "./addresses-asked.ts";
export { computedValues, planPrices, readableNames } from "./computed-values.ts";
export {
  type AtomKind,
  atomsIn,
  type BareCondition,
  type ByKind,
  bareCondition,
  byKind,
  type ConditionAtom,
  type ConditionKind,
  type ConditionNode,
  type Placed,
} from "./condition-node.ts";
export { counterOf, type Position, positionOf, type Totalled } from "./counter.ts";
export { milliseconds } from "./duration.ts";
export { type Exit, exitsOf, previous, waitedPart } from "./exits.ts";
export { controlsOf, drawVariant, type Experiments, experimentsOf } from "./experiments.ts";
export {
  type Flow,
  type FlowBack,
  type FlowExit,
  type FlowOption,
  type FlowOutcome,
  type FlowStep,
  flowOf,
  type PlainFlow,
} from "./flow.ts";
export { componentsOf, type FlowGraph, flowGraph, foldWays } from "./flow-graph.ts";
export { type Facts, holds, holdsOnceChosen, isAbout } from "./holds.ts";
export {
  optionsOf,
  ownAnswer,
  ownAnswerName,
  type ResolvedOption,
  recordedLabel,
  resolvedOptions,
} from "./options.ts";
export { leftToSell, spelledOut, spelledSteps, speller, triedOutcomes } from "./outcomes.ts";
export { conditionWords, parseCondition, whenShown } from "./parse-condition.ts";
export { keepsPick, pickedBefore, picksAt, saysPick } from "./picks-at.ts";
export {
  atomsAt,
  type PlacedAtom,
  type PlacedCondition,
  placedAtoms,
  placedConditions,
} from "./placed-atoms.ts";
export { sayCondition, wayLabels } from "./say-condition.ts";
export { type AskedField, isSelling, type StepFlow, type StepFlows, stepFlows } from "./step-flow.ts";
export { walkedExits } from "./taken-exits.ts";
