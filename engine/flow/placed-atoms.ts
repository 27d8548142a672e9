import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { sectionPlaces } from "../traits/index.ts";
import { atomsIn, type ConditionAtom, type ConditionNode } from "./condition-node.ts";
import type { Exits } from "./exits.ts";
import { parseCondition } from "./parse-condition.ts";
import type { StepFlows } from "./step-flow.ts";

/** One question of a condition, with its place in the definition and the moment it is asked. */
export type PlacedAtom = ConditionAtom & Pick<PlacedCondition, "step" | "field" | "asked">;

/** Every question in the conditions of a definition. */
export const placedAtoms = (definition: FunnelDefinition, steps: StepFlows): readonly PlacedAtom[] =>
  atomsAt(placedConditions(definition, steps));

/** Every question in some conditions. */
export const atomsAt = (conditions: readonly PlacedCondition[]): readonly PlacedAtom[] =>
  conditions.flatMap(({ condition, step, field, asked }) =>
    atomsIn(condition).map((atom) => ({
      ...atom,
      ...(step !== undefined && { step }),
      ...(field !== undefined && { field }),
      asked,
    })),
  );

/** A condition and the moment it is evaluated. */
export type PlacedCondition = {
  readonly condition: ConditionNode;
  /** The step it belongs to; undefined for an outcome. */
  readonly step?: string;
  /** The field of the step that it belongs to, if it is that of a field. */
  readonly field?: string;
  /** `exit`: on leaving the step. `page`: while the step is shown. `outcome`: whenever the outcome is determined. */
  readonly asked: "exit" | "page" | "outcome";
};

const none: Exits = { forward: [], back: [] };

/** Every condition of a definition: of exits, of fields, of sections and of outcomes. */
export function placedConditions(definition: FunnelDefinition, steps: StepFlows): readonly PlacedCondition[] {
  const ofSteps = Object.entries(definition.steps).flatMap(([id, step]): PlacedCondition[] => {
    const { exits: { forward, back } = none, fields = [] } = steps[id] ?? {};
    const exits = [...forward, ...back];
    return [
      ...exits.flatMap(({ when }): PlacedCondition[] => (when ? [{ condition: when, step: id, asked: "exit" }] : [])),
      ...fields.flatMap(({ id: field, when }): PlacedCondition[] =>
        when ? [{ condition: when, step: id, field, asked: "page" }] : [],
      ),
      ...sectionPlaces(step).flatMap(({ section: { when }, at }): PlacedCondition[] => {
        const path = ["steps", id, ...at, "when"];
        return when ? [{ condition: parseCondition(when, path), step: id, asked: "page" }] : [];
      }),
    ];
  });
  const ofOutcomes = definition.outcomes.flatMap(({ when }, index): PlacedCondition[] =>
    when ? [{ condition: parseCondition(when, ["outcomes", index, "when"]), asked: "outcome" }] : [],
  );
  return [...ofSteps, ...ofOutcomes];
}
