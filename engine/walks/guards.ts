import {
  type ConditionAtom,
  type ConditionNode,
  type Facts,
  holds,
  type PlacedAtom,
  type StepFlows,
} from "../flow/index.ts";
import { distanceTo } from "./distance-to.ts";
import type { Target } from "./targets.ts";

/** What walks need to know about a funnel's conditions. */
export type Guards = {
  /** Whether a way forward depends on conditions. */
  readonly isGuarded: (target: Target) => boolean;
  /** Whether they allow it now. */
  readonly isOpen: (target: Target, facts: Facts) => boolean;
  /** How far they are from allowing it, as a number that says nothing but which of two visitors is nearer. */
  readonly distance: (target: Target, facts: Facts) => number;
  /** What the ways out of a step ask. */
  readonly askedAt: (step: string) => readonly ConditionAtom[];
  /** What all ways on ask. */
  readonly asked: readonly ConditionAtom[];
  /** What they can tell of a total: all totals above the highest bound are the same to them, if none falls again. */
  readonly toldOf: (scale: string, total: number) => number;
};

/** Collects the conditions of all ways forward. A way is open if its own condition holds and none above it does. */
export function guardsOf(steps: StepFlows, asked: readonly PlacedAtom[]): Guards {
  const conditions = (target: Target): { own?: ConditionNode; above: readonly ConditionNode[] } => {
    if (target.kind !== "way") return { above: [] };
    const { exit, step } = target;
    const list =
      steps[step]?.exits.forward.filter(({ kind, option }) => kind === exit.kind && option === exit.option) ?? [];
    const above = list.slice(0, list.indexOf(exit)).flatMap(({ when }) => (when ? [when] : []));
    return { above, ...(exit.when && { own: exit.when }) };
  };
  const told = highestTold(steps, asked);
  const at = new Map(Object.keys(steps).map((id) => [id, asked.filter(({ step }) => step === id)]));
  return {
    isGuarded: (target) => {
      const { own, above } = conditions(target);
      return own !== undefined || above.length > 0;
    },
    isOpen: (target, facts) => {
      const { own, above } = conditions(target);
      return holds(own, facts) && !above.some((condition) => holds(condition, facts));
    },
    distance: (target, facts) => {
      const { own, above } = conditions(target);
      const closed = above.map((node) => distanceTo(false, node, facts));
      return closed.reduce((sum, far) => sum + far, own ? distanceTo(true, own, facts) : 0);
    },
    askedAt: (step) => at.get(step) ?? [],
    asked,
    toldOf: (scale, total) =>
      total > (told.get(scale) ?? Number.POSITIVE_INFINITY) ? Number.POSITIVE_INFINITY : total,
  };
}

/** The highest bound of each scale on which no option takes points away. */
function highestTold(steps: StepFlows, asked: readonly ConditionAtom[]): ReadonlyMap<string, number> {
  const falling = new Set(
    Object.values(steps)
      .flatMap(({ options }) => options)
      .flatMap(({ score = {} }) => Object.keys(score).filter((scale) => (score[scale] ?? 0) < 0)),
  );
  const told = new Map<string, number>();
  for (const atom of asked) {
    if (atom.kind !== "score" || falling.has(atom.name)) continue;
    const { min = 0, max = 0 } = atom.range;
    told.set(atom.name, Math.max(min, max, told.get(atom.name) ?? 0));
  }
  return told;
}
