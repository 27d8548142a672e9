import type { Step } from "../../schema/funnel.types.ts";

/** Whether a step has a countdown at whose end plans cost their original price. */
export const restoresPrices = (step: Step): boolean =>
  "countdown" in step && step.countdown?.onExpire === "restore-price";
