import {
  type ConditionAtom,
  type ConditionNode,
  type Facts,
  holds,
  type PlacedAtom,
  type StepFlows,
} from "../flow/index.ts";
import { distanceOver, distanceTo } from "./distance-to.ts";
import { pointsAhead } from "./points-ahead.ts";
import type { Target } from "./targets.ts";
import { type Told, totalsTold } from "./totals-told.ts";

/** What walks need to know about a funnel's conditions. */
export type Guards = {
  /** Whether a way forward depends on conditions. */
  readonly isGuarded: (target: Target) => boolean;
  /** Whether they allow it now. */
  readonly isOpen: (target: Target, facts: Facts) => boolean;
  /** How far a visitor at a step is from it, as a number that says nothing but which of two is nearer. */
  readonly distance: (target: Target, at: string, facts: Facts) => number;
  /** What the ways out of a step ask. */
  readonly askedAt: (step: string) => readonly ConditionAtom[];
  /** What all ways on ask. */
  readonly asked: readonly ConditionAtom[];
  readonly toldOf: Told;
};

/** How far it is to a step, and what can be added before it. */
type Leaning = {
  readonly distance: ReturnType<typeof distanceTo>;
  readonly ahead: ReturnType<typeof pointsAhead>;
};

/** The condition of a way, and those of the ways above it. */
type Conditions = { readonly own?: ConditionNode; readonly above: readonly ConditionNode[] };

/** Collects the conditions of all ways forward. A way is open if its own condition holds and none above it does. */
export function guardsOf(steps: StepFlows, asked: readonly PlacedAtom[]): Guards {
  const known = new Map<Target, Conditions>();
  const conditions = (target: Target): Conditions => {
    const found = known.get(target) ?? conditionsOf(target);
    known.set(target, found);
    return found;
  };
  const conditionsOf = (target: Target): Conditions => {
    if (target.kind !== "way") return { above: [] };
    const { exit, step } = target;
    const list =
      steps[step]?.exits.forward.filter(({ kind, option }) => kind === exit.kind && option === exit.option) ?? [];
    const above = list.slice(0, list.indexOf(exit)).flatMap(({ when }) => (when ? [when] : []));
    return { above, ...(exit.when && { own: exit.when }) };
  };
  const forward = Object.fromEntries(Object.entries(steps).map(([id, { exits }]) => [id, exits.forward]));
  const leanings = new Map<string, Leaning>();
  const leaningTo = (step: string): Leaning => {
    const leaning = leanings.get(step) ?? {
      distance: distanceTo(step, forward),
      ahead: pointsAhead(step, steps, forward),
    };
    leanings.set(step, leaning);
    return leaning;
  };
  const toldOf = totalsTold(Object.values(steps), asked);
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
    distance: (target, at, now) => {
      // A link back to where somebody came from is there for those who took that way.
      const cameBy = target.kind === "back" ? (forward[target.to] ?? []).filter(({ to }) => to === target.step) : [];
      if (target.kind === "back" && (at === target.step || cameBy.length === 0))
        return leaningTo(target.step).distance(at, now);
      const from = target.kind === "back" ? target.to : target.step;
      const { distance, ahead } = leaningTo(from);
      const facts = { ...now, ahead: (scale: string) => ahead(at, scale) };
      const far = distance(at, facts);
      const ways = target.kind === "way" ? [target.exit] : cameBy;
      if (ways.length === 0) return far;
      const over = ways.map((way) =>
        distanceOver(way, forward[from]?.filter(({ kind }) => kind === way.kind) ?? [], facts),
      );
      return far + Math.min(...over);
    },
    askedAt: (step) => at.get(step) ?? [],
    asked,
    toldOf,
  };
}
