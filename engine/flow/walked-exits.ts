import type { Exit } from "./exits.ts";
import type { StepFlow } from "./step-flow.ts";
import { takenExits } from "./taken-exits.ts";

/**
 * The ways forward that visitors walk. Where the buttons of a page take a payment none leads past it, though the machine
 * would go there: a checkout beside an offer that sells by itself is only opened by its address.
 */
export function walkedExits(step: StepFlow): readonly Exit[] {
  return takenExits(step).filter(({ kind }) => !step.sells || kind === "paid");
}
