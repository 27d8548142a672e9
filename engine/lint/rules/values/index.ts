import type { Rule } from "../../rule.ts";
import { bareSum } from "./bare-sum.ts";
import { circularValue } from "./circular-value.ts";
import { copiedFormula } from "./copied-formula.ts";
import { differingDay } from "./differing-day.ts";
import { divisionByZero } from "./division-by-zero.ts";
import { doubledUnit } from "./doubled-unit.ts";
import { emptyAddend } from "./empty-addend.ts";
import { impossibleBound } from "./impossible-bound.ts";
import { impossiblePercentage } from "./impossible-percentage.ts";
import { mixedUnits } from "./mixed-units.ts";
import { negativeSum } from "./negative-sum.ts";
import { numberForms } from "./number-forms.ts";
import { percentAsFactor } from "./percent-as-factor.ts";
import { reversedRange } from "./reversed-range.ts";
import { scaleWithoutPoints } from "./scale-without-points.ts";
import { settledComparison } from "./settled-comparison.ts";
import { typedFact } from "./typed-fact.ts";
import { unfittingBound } from "./unfitting-bound.ts";
import { unknownName } from "./unknown-name.ts";
import { unreadableValue } from "./unreadable-value.ts";
import { unusedFact } from "./unused-fact.ts";
import { wrongBmi } from "./wrong-bmi.ts";
import { wrongSign } from "./wrong-sign.ts";

/** What is computed: expressions, their units, and what they can be. */
export const valueRules: readonly Rule[] = [
  unreadableValue,
  unknownName,
  mixedUnits,
  circularValue,
  divisionByZero,
  numberForms,
  settledComparison,
  unfittingBound,
  impossibleBound,
  doubledUnit,
  bareSum,
  negativeSum,
  differingDay,
  typedFact,
  unusedFact,
  scaleWithoutPoints,
  wrongBmi,
  wrongSign,
  reversedRange,
  copiedFormula,
  impossiblePercentage,
  percentAsFactor,
  emptyAddend,
];
