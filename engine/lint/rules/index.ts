import type { Rule } from "../rule.ts";
import { deadEnd } from "./dead-end.ts";
import { duplicateOption } from "./duplicate-option.ts";
import { duplicatePath } from "./duplicate-path.ts";
import { duplicateRecord } from "./duplicate-record.ts";
import { endlessLoop } from "./endless-loop.ts";
import { guardBeforeAnswer } from "./guard-before-answer.ts";
import { missingAsset } from "./missing-asset.ts";
import { missingUnguardedTarget } from "./missing-unguarded-target.ts";
import { reservedName } from "./reserved-name.ts";
import { selectionBounds } from "./selection-bounds.ts";
import { unknownBackTarget } from "./unknown-back-target.ts";
import { unknownCondition } from "./unknown-condition.ts";
import { unknownFact } from "./unknown-fact.ts";
import { unknownLegalTab } from "./unknown-legal-tab.ts";
import { unknownPlaceholder } from "./unknown-placeholder.ts";
import { unknownPlan } from "./unknown-plan.ts";
import { unknownScoreScale } from "./unknown-score-scale.ts";
import { unknownSegment } from "./unknown-segment.ts";
import { unknownStart } from "./unknown-start.ts";
import { unknownTarget } from "./unknown-target.ts";
import { unknownTrackedStep } from "./unknown-tracked-step.ts";
import { unreachableStep } from "./unreachable-step.ts";
import { unsetPlaceholder } from "./unset-placeholder.ts";
import { wheelOdds } from "./wheel-odds.ts";
import { zeroDuration } from "./zero-duration.ts";

/** Every rule, in the order in which an author would want to read about them. */
export const rules: readonly Rule[] = [
  unknownStart,
  unknownTarget,
  unknownBackTarget,
  unreachableStep,
  deadEnd,
  endlessLoop,
  missingUnguardedTarget,
  duplicatePath,
  duplicateOption,
  duplicateRecord,
  selectionBounds,
  reservedName,
  unknownCondition,
  guardBeforeAnswer,
  unknownPlaceholder,
  unknownFact,
  unsetPlaceholder,
  unknownPlan,
  unknownScoreScale,
  unknownLegalTab,
  unknownTrackedStep,
  unknownSegment,
  wheelOdds,
  zeroDuration,
  missingAsset,
];
