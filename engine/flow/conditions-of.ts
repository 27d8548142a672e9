import type { Condition, FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import type { StepFlows } from "./step-flow.ts";

/** A condition with where it stands and when it is asked. */
export type PlacedCondition = {
  readonly condition: Condition;
  readonly path: Path;
  /** The step it belongs to; none for an outcome. */
  readonly step?: string;
  /** `exit`: on leaving the step. `page`: while the step is shown. `outcome`: whenever the result is. */
  readonly asked: "exit" | "page" | "outcome";
};

/** Every condition of a definition: of exits, of sections and of outcomes. */
export function conditionsOf(definition: FunnelDefinition, steps: StepFlows): readonly PlacedCondition[] {
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
