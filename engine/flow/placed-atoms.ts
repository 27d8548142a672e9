import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { sectionsOf } from "../traits/index.ts";
import { atomsIn, type ConditionAtom, type ConditionNode } from "./condition-node.ts";
import { parseCondition } from "./parse-condition.ts";
import type { StepFlows } from "./step-flow.ts";

/** One question of a condition, with its place in the definition and the moment it is asked. */
export type PlacedAtom = ConditionAtom & Pick<PlacedCondition, "step" | "asked">;

/** Every question in the conditions of a definition. */
export function placedAtoms(definition: FunnelDefinition, steps: StepFlows): readonly PlacedAtom[] {
  return placedConditions(definition, steps).flatMap(({ condition, step, asked }) =>
    atomsIn(condition).map((atom) => ({ ...atom, ...(step !== undefined && { step }), asked })),
  );
}

/** A condition and the moment it is evaluated. */
type PlacedCondition = {
  readonly condition: ConditionNode;
  /** The step it belongs to; undefined for an outcome. */
  readonly step?: string;
  /** `exit`: on leaving the step. `page`: while the step is shown. `outcome`: whenever the outcome is determined. */
  readonly asked: "exit" | "page" | "outcome";
};

/** Every condition of a definition: of exits, of sections and of outcomes. */
function placedConditions(definition: FunnelDefinition, steps: StepFlows): readonly PlacedCondition[] {
  const ofSteps = Object.entries(definition.steps).flatMap(([id, step]): PlacedCondition[] => {
    const { forward = [], back = [] } = steps[id]?.exits ?? {};
    const exits = [...forward, ...back];
    return [
      ...exits.flatMap(({ when }): PlacedCondition[] => (when ? [{ condition: when, step: id, asked: "exit" }] : [])),
      ...sectionsOf(step).flatMap(({ when }, index): PlacedCondition[] => {
        const path = ["steps", id, "sections", index, "when"];
        return when ? [{ condition: parseCondition(when, path), step: id, asked: "page" }] : [];
      }),
    ];
  });
  const ofOutcomes = definition.outcomes.flatMap(({ when }, index): PlacedCondition[] =>
    when ? [{ condition: parseCondition(when, ["outcomes", index, "when"]), asked: "outcome" }] : [],
  );
  return [...ofSteps, ...ofOutcomes];
}
