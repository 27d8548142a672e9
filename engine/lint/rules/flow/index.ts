import type { Rule } from "../../rule.ts";
import { backToLoading } from "./back-to-loading.ts";
import { counterBackwards } from "./counter-backwards.ts";
import { deadEnd } from "./dead-end.ts";
import { duplicateNumber } from "./duplicate-number.ts";
import { duplicatePath } from "./duplicate-path.ts";
import { endLeadsOn } from "./end-leads-on.ts";
import { endlessLoop } from "./endless-loop.ts";
import { guardBeforeAnswer } from "./guard-before-answer.ts";
import { longLoading } from "./long-loading.ts";
import { missingReceipt } from "./missing-receipt.ts";
import { missingUnguardedTarget } from "./missing-unguarded-target.ts";
import { numberOverTotal } from "./number-over-total.ts";
import { receiptButton } from "./receipt-button.ts";
import { reservedPath } from "./reserved-path.ts";
import { selectionBounds } from "./selection-bounds.ts";
import { totalMismatch } from "./total-mismatch.ts";
import { unknownBackTarget } from "./unknown-back-target.ts";
import { unknownCondition } from "./unknown-condition.ts";
import { unknownStart } from "./unknown-start.ts";
import { unknownTarget } from "./unknown-target.ts";
import { unreachableStep } from "./unreachable-step.ts";
import { unusedExit } from "./unused-exit.ts";
import { unusedQuestion } from "./unused-question.ts";

/** Ways through the funnel: where steps lead, and whether every visitor can go on. */
export const flowRules: readonly Rule[] = [
  unknownStart,
  unknownTarget,
  unknownBackTarget,
  backToLoading,
  unreachableStep,
  deadEnd,
  endLeadsOn,
  endlessLoop,
  missingUnguardedTarget,
  unusedExit,
  missingReceipt,
  receiptButton,
  duplicatePath,
  reservedPath,
  selectionBounds,
  unknownCondition,
  guardBeforeAnswer,
  longLoading,
  unusedQuestion,
  duplicateNumber,
  counterBackwards,
  numberOverTotal,
  totalMismatch,
];
