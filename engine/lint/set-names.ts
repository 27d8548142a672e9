import type { Step } from "../../schema/funnel.types.ts";
import type { StepFlow } from "../flow/index.ts";

/** Names that certainly have a value once a visitor has gone on from a step. */
export function setNames(id: string, step: Step, { save, min, options }: StepFlow): readonly string[] {
  const answered = options.length > 0 && min > 0;
  const typed = ["email", "phone"].filter((field) => field in step);
  return [
    ...(answered ? [`answer.${id}`] : []),
    ...(answered && save !== undefined ? [save] : []),
    // Asked for one of two, a visitor gives one of two.
    ...(typed.length === 1 ? typed : []),
  ];
}
