import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { fillCopy, fixedValue } from "../copy/index.ts";
import {
  atomsAt,
  type ConditionNode,
  computedValues,
  type Experiments,
  experimentsOf,
  type FlowGraph,
  flowGraph,
  type PlacedAtom,
  type PlacedCondition,
  placedConditions,
  type StepFlows,
  speller,
  stepFlows,
} from "../flow/index.ts";
import type { FindFile, OddText } from "../load/index.ts";
import { byPath, type Severity } from "../problem/index.ts";
import type { Translation } from "../translate/index.ts";
import type { TypedValue } from "../values/index.ts";
import { type CopyText, copyTexts } from "./copy-texts.ts";
import { type CopyUse, copyUses } from "./copy-uses.ts";

/** What rules need beyond the definition itself. */
export type Surroundings = {
  /** Looks for a file that the definition names; undefined if there is no disk. */
  readonly find?: FindFile;
  /** The day of the check, such as 2026-01-31; without it nothing expires. */
  readonly today?: string;
  /** The templates that funnels are started from, by name; used before a release. */
  readonly templates?: ReadonlyMap<string, FunnelDefinition>;
  /** Texts that YAML may read differently from what was meant, in the file as written. */
  readonly oddTexts?: readonly OddText[];
  /** How far it is translated, if it was read through an overlay. */
  readonly translation?: Translation;
};

/** What rules look at. Everything is computed once. */
export type LintContext = Surroundings & {
  readonly definition: FunnelDefinition;
  /** The exits and options that the machine is compiled from. */
  readonly steps: StepFlows;
  readonly graph: FlowGraph;
  /** Every condition, whole. */
  readonly conditions: readonly PlacedCondition[];
  /** Every question in a condition. */
  readonly atoms: readonly PlacedAtom[];
  /** What a condition asks of visitors where it asks for outcomes. */
  readonly spelled: (condition: ConditionNode) => ConditionNode;
  /** The variants of each experiment. */
  readonly experiments: Experiments;
  /** Every computed value, and what is wrong with it. */
  readonly values: ReadonlyMap<string, TypedValue>;
  /** Every text that visitors read. */
  readonly copy: readonly CopyText[];
  /** Those of them that the author wrote. The engine's own, which are most of a short funnel's, hold no author's mistake. */
  readonly authored: readonly CopyText[];
  /** Every placeholder and link in a text. */
  readonly uses: readonly CopyUse[];
  /** A text with the facts that it shows, and without all else that would be filled in. */
  readonly withFacts: (text: string) => string;
  /** Every rule. */
  readonly severities: ReadonlyMap<string, Severity>;
};

/** Collects what the rules need from a definition. */
export function contextOf(
  definition: FunnelDefinition,
  severities: ReadonlyMap<string, Severity>,
  surroundings: Surroundings,
): LintContext {
  const steps = stepFlows(definition);
  const conditions = placedConditions(definition, steps);
  const copy = copyTexts(definition);
  // A placeholder that nothing fills is one mistake, whatever it names.
  const unfilledAt = byPath(copy.filter(({ fills }) => !fills));
  return {
    ...surroundings,
    definition,
    steps,
    graph: flowGraph(definition.start, steps),
    conditions,
    atoms: atomsAt(conditions),
    spelled: speller(definition),
    experiments: experimentsOf(definition),
    values: computedValues(definition, steps),
    copy,
    authored: copy.filter(({ isEngines }) => !isEngines),
    uses: copyUses(definition).filter(({ kind, path }) => kind !== "placeholder" || !unfilledAt(path)),
    withFacts: factsFilled(definition),
    severities,
  };
}

/** Fills facts into texts. Each is put into the form of its language once: to make that form takes longer than to look at a text. */
function factsFilled(definition: FunnelDefinition): LintContext["withFacts"] {
  const known = new Map<string, string | undefined>();
  return (text) =>
    fillCopy(text, (name) => {
      if (!name.startsWith("facts.")) return undefined;
      if (!known.has(name)) known.set(name, fixedValue(definition, name));
      return known.get(name);
    });
}
