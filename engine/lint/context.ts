import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import type { OddText } from "../load/odd-texts.ts";
import type { FindFile } from "../ports.ts";
import type { Severity } from "../report/problem.ts";
import type { Translation } from "../translate/translation.ts";
import { type ConditionAtom, conditionAtoms } from "./condition-atoms.ts";
import { type CopyText, copyTexts } from "./copy-texts.ts";
import { type CopyUse, copyUses } from "./copy-uses.ts";
import { type FlowGraph, flowGraph } from "./flow-graph.ts";
import { type LintSteps, lintSteps } from "./lint-steps.ts";

/** What a definition does not say of itself. */
export type Surroundings = {
  /** Looks for a file that the definition names; none where no disk is at hand. */
  readonly find?: FindFile;
  /** The day of the check, such as 2026-01-31; without it nothing is out of date. */
  readonly today?: string;
  /** Texts that YAML may read otherwise than they were meant, in the file as written. */
  readonly oddTexts?: readonly OddText[];
  /** How far it is translated, where it was read through an overlay. */
  readonly translation?: Translation;
};

/** What rules look at; everything is computed once. */
export type LintContext = Surroundings & {
  readonly definition: FunnelDefinition;
  /** The same exits and options that the machine is compiled from. */
  readonly steps: LintSteps;
  readonly graph: FlowGraph;
  /** Every single question that a condition asks. */
  readonly atoms: readonly ConditionAtom[];
  /** Every text that visitors read. */
  readonly copy: readonly CopyText[];
  /** Every placeholder and link in a text. */
  readonly uses: readonly CopyUse[];
  /** Every rule that there is. */
  readonly severities: ReadonlyMap<string, Severity>;
};

/** Reads out of a definition what the rules need. */
export function contextOf(
  definition: FunnelDefinition,
  severities: ReadonlyMap<string, Severity>,
  surroundings: Surroundings,
): LintContext {
  const steps = lintSteps(definition);
  return {
    ...surroundings,
    definition,
    steps,
    graph: flowGraph(definition.start, steps),
    atoms: conditionAtoms(definition, steps),
    copy: copyTexts(definition),
    uses: copyUses(definition),
    severities,
  };
}
