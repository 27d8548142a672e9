import type { Rule } from "../../rule.ts";
import { idleExclusive } from "./idle-exclusive.ts";
import { missingExclusive } from "./missing-exclusive.ts";
import { missingPhone } from "./missing-phone.ts";
import { oddPoints } from "./odd-points.ts";
import { repeatedQuestion } from "./repeated-question.ts";
import { singleOption } from "./single-option.ts";
import { statedChoices } from "./stated-choices.ts";
import { statedNumber } from "./stated-number.ts";
import { statedPoints } from "./stated-points.ts";
import { statedQuestions } from "./stated-questions.ts";
import { unevenAnswers } from "./uneven-answers.ts";
import { unevenScale } from "./uneven-scale.ts";

/** Questions: what a step asks, and how it can be answered. */
export const questionRules: readonly Rule[] = [
  singleOption,
  idleExclusive,
  missingExclusive,
  missingPhone,
  statedChoices,
  statedNumber,
  statedQuestions,
  unevenAnswers,
  oddPoints,
  statedPoints,
  repeatedQuestion,
  unevenScale,
];
