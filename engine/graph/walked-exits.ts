import type { Exit } from "../compile/exits.ts";
import type { LintStep } from "../lint/lint-steps.ts";
import { takenExits } from "../lint/taken-exits.ts";

/**
 * The ways forward that visitors walk. Where the buttons of a page take a payment none leads past it, though the machine
 * would go there: a checkout beside an offer that sells by itself is only opened by its address.
 */
export function walkedExits(step: LintStep): readonly Exit[] {
  return takenExits(step).filter(({ kind }) => !step.sells || kind === "paid");
}
