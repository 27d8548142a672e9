import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { FileExists } from "../ports.ts";
import { type ConditionAtom, conditionAtoms } from "./condition-atoms.ts";
import { type CopyUse, copyUses } from "./copy-uses.ts";
import { type FlowGraph, flowGraph } from "./flow-graph.ts";
import { type LintSteps, lintSteps } from "./lint-steps.ts";

/** What rules look at; everything is computed once. */
export type LintContext = {
  readonly definition: FunnelDefinition;
  /** The same exits and options that the machine is compiled from. */
  readonly steps: LintSteps;
  readonly graph: FlowGraph;
  /** Every single question that a condition asks. */
  readonly atoms: readonly ConditionAtom[];
  /** Every placeholder and link in a text. */
  readonly uses: readonly CopyUse[];
  /** Whether a file that the definition names is there; none where no disk is at hand. */
  readonly exists?: FileExists;
};

/** Reads out of a definition what the rules need. */
export function contextOf(definition: FunnelDefinition, exists?: FileExists): LintContext {
  const steps = lintSteps(definition);
  return {
    definition,
    steps,
    graph: flowGraph(definition.start, steps),
    atoms: conditionAtoms(definition, steps),
    uses: copyUses(definition),
    ...(exists && { exists }),
  };
}
