import type { ConditionAtom, StepFlow } from "../flow/index.ts";

/**
 * Whether it matters for the ways on what is answered at a step.
 *
 * @param id of the step
 * @param asked what the conditions of ways on ask
 */
export function isDeciding(id: string, { exits, options, save }: StepFlow, asked: readonly ConditionAtom[]): boolean {
  return (
    exits.forward.some(({ option }) => option !== undefined) ||
    asked.some(({ kind, name }) =>
      kind === "score"
        ? options.some(({ score = {} }) => score[name])
        : kind === "has"
          ? name === save
          : kind !== "query" && name === id,
    )
  );
}
