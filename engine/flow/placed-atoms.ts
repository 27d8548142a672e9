import type { Condition, FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import { type AtomKind, atomsIn, type ConditionAtom } from "./condition-node.ts";
import { parseCondition } from "./parse-condition.ts";
import type { StepFlows } from "./step-flow.ts";

/** One question of a condition with its place in the definition, and when it is asked. */
export type PlacedAtom<K extends AtomKind = AtomKind> = ConditionAtom<K> & Pick<PlacedCondition, "step" | "asked">;

/** Every question that the conditions of a definition ask. */
export function placedAtoms(definition: FunnelDefinition, steps: StepFlows): readonly PlacedAtom[] {
  return placedConditions(definition, steps).flatMap(({ condition, path, step, asked }) =>
    atomsIn(parseCondition(condition, path)).map((atom) => ({ ...atom, ...(step !== undefined && { step }), asked })),
  );
}

/** A condition with where it stands. */
type PlacedCondition = {
  readonly condition: Condition;
  readonly path: Path;
  /** The step it belongs to; none for an outcome. */
  readonly step?: string;
  /** `exit`: on leaving the step. `page`: while the step is shown. `outcome`: whenever the result is. */
  readonly asked: "exit" | "page" | "outcome";
};

/** Every condition of a definition: of exits, of sections and of outcomes. */
function placedConditions(definition: FunnelDefinition, steps: StepFlows): readonly PlacedCondition[] {
  const ofSteps = Object.entries(definition.steps).flatMap(([id, step]): PlacedCondition[] => {
    const exits = steps[id]?.exits.forward ?? [];
    const sections = "sections" in step && step.sections ? step.sections : [];
    return [
      ...exits.flatMap(({ when, at }): PlacedCondition[] =>
        when ? [{ condition: when, path: ["steps", id, ...at.slice(0, -1), "when"], step: id, asked: "exit" }] : [],
      ),
      ...sections.flatMap(({ when }, index): PlacedCondition[] =>
        when ? [{ condition: when, path: ["steps", id, "sections", index, "when"], step: id, asked: "page" }] : [],
      ),
    ];
  });
  const ofOutcomes = (definition.outcomes ?? []).flatMap(({ when }, index): PlacedCondition[] =>
    when ? [{ condition: when, path: ["outcomes", index, "when"], asked: "outcome" }] : [],
  );
  return [...ofSteps, ...ofOutcomes];
}
