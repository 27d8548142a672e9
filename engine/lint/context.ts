import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { type Flow, flowOf } from "../compile/flow.ts";
import { type ConditionAtom, conditionAtoms } from "./condition-atoms.ts";
import { type CopyUse, copyUses } from "./copy-uses.ts";
import { type FlowGraph, flowGraph } from "./flow-graph.ts";

/** What rules look at; everything is computed once. */
export type LintContext = {
  readonly definition: FunnelDefinition;
  /** The same flow that the machine is compiled from. */
  readonly flow: Flow;
  readonly graph: FlowGraph;
  /** Every single question that a condition asks. */
  readonly atoms: readonly ConditionAtom[];
  /** Every placeholder and link in a text. */
  readonly uses: readonly CopyUse[];
};

/** Reads out of a definition what the rules need. */
export function contextOf(definition: FunnelDefinition): LintContext {
  const flow = flowOf(definition);
  return {
    definition,
    flow,
    graph: flowGraph(flow),
    atoms: conditionAtoms(definition, flow),
    uses: copyUses(definition),
  };
}
