import type { Condition, FunnelDefinition } from "../../schema/funnel.types.ts";
import type { Path } from "../problem/index.ts";
import { conditionWords } from "./conditions.ts";
import type { StepFlows } from "./step-flow.ts";

/** One question of a condition: what kind, about which name, and for a chosen option about which options. */
export type ConditionAtom = Pick<PlacedCondition, "step" | "asked"> & {
  readonly kind: "chosen" | "has" | "score" | "count" | "query";
  readonly name: string;
  readonly options: readonly { readonly id: string; readonly path: Path }[];
  readonly path: Path;
  /** What to point at: the key, or the value where the name stands in it. */
  readonly on: "key" | "value";
};

/** Takes every condition of a definition apart, through `all`, `any` and `not`. */
export function conditionAtoms(definition: FunnelDefinition, steps: StepFlows): readonly ConditionAtom[] {
  return conditionsOf(definition, steps).flatMap((placed) => atoms(placed.condition, placed.path, placed));
}

function atoms(condition: Condition, path: Path, placed: PlacedCondition): readonly ConditionAtom[] {
  const { step, asked } = placed;
  const where = { ...(step !== undefined && { step }), asked, options: [] };
  return Object.entries(condition).flatMap(([word, operand]): readonly ConditionAtom[] => {
    const at = [...path, word];
    // The schema has checked each operand against its word.
    if (word === "not") return atoms(operand as Condition, at, placed);
    if (word === "all" || word === "any")
      return (operand as Condition[]).flatMap((part, index) => atoms(part, [...at, index], placed));
    const names = (typeof operand === "string" ? [operand] : Object.values(operand ?? {})) as string[];
    const valuePath = (index: number) => (typeof operand === "string" ? at : [...at, index]);
    if (word === "has")
      return names.map((name, index) => ({ ...where, kind: "has", name, path: valuePath(index), on: "value" }));
    const kind = (conditionWords as readonly string[]).includes(word)
      ? (word as "score" | "count" | "query")
      : "chosen";
    if (kind === "chosen") {
      const options = names.map((id, index) => ({ id, path: valuePath(index) }));
      return [{ ...where, kind, name: word, options, path: at, on: "key" }];
    }
    return Object.keys(operand as object).map((name) => ({ ...where, kind, name, path: [...at, name], on: "key" }));
  });
}

/** A condition with where it stands and when it is asked. */
type PlacedCondition = {
  readonly condition: Condition;
  readonly path: Path;
  /** The step it belongs to; none for an outcome. */
  readonly step?: string;
  /** `exit`: on leaving the step. `page`: while the step is shown. `outcome`: whenever the result is. */
  readonly asked: "exit" | "page" | "outcome";
};

/** Every condition of a definition: of exits, of sections and of outcomes. */
function conditionsOf(definition: FunnelDefinition, steps: StepFlows): readonly PlacedCondition[] {
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
