import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { type FlowGraph, flowGraph, type PlacedAtom, placedAtoms, type StepFlows, stepFlows } from "../flow/index.ts";
import type { FindFile, OddText } from "../load/index.ts";
import type { Severity } from "../problem/index.ts";
import type { Translation } from "../translate/index.ts";
import { type CopyText, copyTexts } from "./copy-texts.ts";
import { type CopyUse, copyUses } from "./copy-uses.ts";

/** What a definition does not say of itself. */
export type Surroundings = {
  /** Looks for a file that the definition names; none where no disk is at hand. */
  readonly find?: FindFile;
  /** The day of the check, such as 2026-01-31; without it nothing is out of date. */
  readonly today?: string;
  /** What funnels are started from, by name; asked for before a release. */
  readonly templates?: ReadonlyMap<string, FunnelDefinition>;
  /** Texts that YAML may read otherwise than they were meant, in the file as written. */
  readonly oddTexts?: readonly OddText[];
  /** How far it is translated, where it was read through an overlay. */
  readonly translation?: Translation;
};

/** What rules look at; everything is computed once. */
export type LintContext = Surroundings & {
  readonly definition: FunnelDefinition;
  /** The same exits and options that the machine is compiled from. */
  readonly steps: StepFlows;
  readonly graph: FlowGraph;
  /** Every single question that a condition asks. */
  readonly atoms: readonly PlacedAtom[];
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
  const steps = stepFlows(definition);
  return {
    ...surroundings,
    definition,
    steps,
    graph: flowGraph(definition.start, steps),
    atoms: placedAtoms(definition, steps),
    copy: copyTexts(definition),
    uses: copyUses(definition),
    severities,
  };
}
