import type { FormAnswers } from "../compile/index.ts";
import type { Exit, StepFlows } from "../flow/index.ts";

/** One thing in a funnel that a test should do at least once. */
export type Target = {
  /** Unique among all targets of a funnel. */
  readonly key: string;
  readonly step: string;
} & (
  | { readonly kind: "way"; readonly exit: Exit; readonly to: string }
  | { readonly kind: "option"; readonly option: string }
  | { readonly kind: "back"; readonly to: string }
  /** Something to fill in right before or right behind a bound that a condition asks for. */
  | { readonly kind: "bound"; readonly field: string; readonly text: string }
);

/** A target that walks are planned for. What lies next to a bound is filled in on the way. */
export type PlannedTarget = Exclude<Target, { kind: "bound" }>;

/** What to fill in next to bounds, step by step. */
export const boundsOf = (forms: ReadonlyMap<string, FormAnswers>): readonly Target[] =>
  [...forms].flatMap(([step, { sides }]) =>
    sides.map((side): Target => ({ key: targetKey.bound(step, side.field, side.text), step, kind: "bound", ...side })),
  );

/** Every way forward, every option and every back link of a funnel, step by step. */
export function targetsOf(steps: StepFlows): readonly PlannedTarget[] {
  return Object.entries(steps).flatMap(([step, { exits, options }]): PlannedTarget[] => [
    ...exits.forward.map(
      (exit, index): PlannedTarget => ({ key: targetKey.way(step, index), step, kind: "way", exit, to: exit.to }),
    ),
    ...options.map(({ id }): PlannedTarget => ({ key: targetKey.option(step, id), step, kind: "option", option: id })),
    ...[...new Set(exits.back.map(({ to }) => to))].map(
      (to): PlannedTarget => ({ key: targetKey.back(step, to), step, kind: "back", to }),
    ),
  ]);
}

/** Keys of targets: a step's way forward by its number, an option, a value of a field, or the target of a back link. */
export const targetKey = {
  way: (step: string, index: number) => `way ${step} ${index}`,
  option: (step: string, option: string) => `option ${step} ${option}`,
  bound: (step: string, field: string, text: string) => `bound ${step} ${field} ${text}`,
  back: (step: string, to: string) => `back ${step} ${to}`,
} as const;
