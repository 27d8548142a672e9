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
);

/** Every way forward, every option and every back link of a funnel, step by step. */
export function targetsOf(steps: StepFlows): readonly Target[] {
  return Object.entries(steps).flatMap(([step, { exits, options }]): Target[] => [
    ...exits.forward.map(
      (exit, index): Target => ({ key: targetKey.way(step, index), step, kind: "way", exit, to: exit.to }),
    ),
    ...options.map(({ id }): Target => ({ key: targetKey.option(step, id), step, kind: "option", option: id })),
    ...[...new Set(exits.back.map(({ to }) => to))].map(
      (to): Target => ({ key: targetKey.back(step, to), step, kind: "back", to }),
    ),
  ]);
}

/** Keys of targets: a step's way forward by its number, an option, or the target of a back link. */
export const targetKey = {
  way: (step: string, index: number) => `way ${step} ${index}`,
  option: (step: string, option: string) => `option ${step} ${option}`,
  back: (step: string, to: string) => `back ${step} ${to}`,
} as const;
