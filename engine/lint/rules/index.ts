import type { Rule } from "../rule.ts";
import { backToLoading } from "./back-to-loading.ts";
import { bonusMismatch } from "./bonus-mismatch.ts";
import { brokenMarkup } from "./broken-markup.ts";
import { claimWithoutSource } from "./claim-without-source.ts";
import { contactWithoutPrivacyLink } from "./contact-without-privacy-link.ts";
import { contradictingFacts } from "./contradicting-facts.ts";
import { contrast } from "./contrast.ts";
import { currencyMismatch } from "./currency-mismatch.ts";
import { cutByComment } from "./cut-by-comment.ts";
import { deadEnd } from "./dead-end.ts";
import { dearestPlanPreselected } from "./dearest-plan-preselected.ts";
import { duplicateName } from "./duplicate-name.ts";
import { duplicateNumber } from "./duplicate-number.ts";
import { duplicateOption } from "./duplicate-option.ts";
import { duplicatePath } from "./duplicate-path.ts";
import { duplicateRecord } from "./duplicate-record.ts";
import { duplicateRename } from "./duplicate-rename.ts";
import { endlessLoop } from "./endless-loop.ts";
import { exampleAddress } from "./example-address.ts";
import { expiredAllowance } from "./expired-allowance.ts";
import { extendableTimer } from "./extendable-timer.ts";
import { fileAsText } from "./file-as-text.ts";
import { fixedPrize } from "./fixed-prize.ts";
import { guardBeforeAnswer } from "./guard-before-answer.ts";
import { idleCountdown } from "./idle-countdown.ts";
import { impossibleDate } from "./impossible-date.ts";
import { joinedLines } from "./joined-lines.ts";
import { longLoading } from "./long-loading.ts";
import { missingAsset } from "./missing-asset.ts";
import { missingLegalTerms } from "./missing-legal-terms.ts";
import { missingReceipt } from "./missing-receipt.ts";
import { missingRefundConditions } from "./missing-refund-conditions.ts";
import { missingTranslation } from "./missing-translation.ts";
import { missingUnguardedTarget } from "./missing-unguarded-target.ts";
import { noCancellation } from "./no-cancellation.ts";
import { numberOverTotal } from "./number-over-total.ts";
import { perDayWithoutTotal } from "./per-day-without-total.ts";
import { personalClaim } from "./personal-claim.ts";
import { placeholderMismatch } from "./placeholder-mismatch.ts";
import { priceInText } from "./price-in-text.ts";
import { purchaseBeforePayment } from "./purchase-before-payment.ts";
import { renewalMismatch } from "./renewal-mismatch.ts";
import { renewalTermsMissing } from "./renewal-terms-missing.ts";
import { reservedName } from "./reserved-name.ts";
import { reservedPath } from "./reserved-path.ts";
import { reviewWithoutProvenance } from "./review-without-provenance.ts";
import { sampleContent } from "./sample-content.ts";
import { selectionBounds } from "./selection-bounds.ts";
import { staleTranslation } from "./stale-translation.ts";
import { statedFigureDiffers } from "./stated-figure-differs.ts";
import { strayBrace } from "./stray-brace.ts";
import { totalMismatch } from "./total-mismatch.ts";
import { trackerWithoutConsent } from "./tracker-without-consent.ts";
import { translatedFigure } from "./translated-figure.ts";
import { unchargeablePrice } from "./unchargeable-price.ts";
import { unhonouredBonus } from "./unhonoured-bonus.ts";
import { unknownAllowance } from "./unknown-allowance.ts";
import { unknownBackTarget } from "./unknown-back-target.ts";
import { unknownCondition } from "./unknown-condition.ts";
import { unknownCountry } from "./unknown-country.ts";
import { unknownFact } from "./unknown-fact.ts";
import { unknownLegalTab } from "./unknown-legal-tab.ts";
import { unknownPlaceholder } from "./unknown-placeholder.ts";
import { unknownPlan } from "./unknown-plan.ts";
import { unknownScoreScale } from "./unknown-score-scale.ts";
import { unknownSegment } from "./unknown-segment.ts";
import { unknownStart } from "./unknown-start.ts";
import { unknownTarget } from "./unknown-target.ts";
import { unknownTrackedStep } from "./unknown-tracked-step.ts";
import { unpaidOriginalPrice } from "./unpaid-original-price.ts";
import { unprovenTrustMark } from "./unproven-trust-mark.ts";
import { unreachableStep } from "./unreachable-step.ts";
import { unsetPlaceholder } from "./unset-placeholder.ts";
import { unsetWhenOpened } from "./unset-when-opened.ts";
import { untriedWay } from "./untried-way.ts";
import { unusedAllowance } from "./unused-allowance.ts";
import { unusedExit } from "./unused-exit.ts";
import { unusedQuestion } from "./unused-question.ts";
import { unwinnableSegment } from "./unwinnable-segment.ts";
import { wheelOdds } from "./wheel-odds.ts";
import { zeroDuration } from "./zero-duration.ts";

/**
 * Every rule, in the order in which an author would want to read about them: the flow, then honesty and law, then the
 * look, and at the end what is said about the rules themselves.
 */
export const rules: readonly Rule[] = [
  unknownStart,
  unknownTarget,
  unknownBackTarget,
  backToLoading,
  unreachableStep,
  deadEnd,
  endlessLoop,
  missingUnguardedTarget,
  untriedWay,
  unusedExit,
  missingReceipt,
  duplicatePath,
  reservedPath,
  duplicateOption,
  duplicateName,
  duplicateRecord,
  duplicateRename,
  selectionBounds,
  reservedName,
  unknownCondition,
  guardBeforeAnswer,
  unknownPlaceholder,
  unknownFact,
  strayBrace,
  unsetPlaceholder,
  unsetWhenOpened,
  unknownPlan,
  unknownScoreScale,
  unknownLegalTab,
  unknownTrackedStep,
  unknownSegment,
  unknownCountry,
  wheelOdds,
  zeroDuration,
  longLoading,
  missingAsset,
  fileAsText,
  sampleContent,
  exampleAddress,
  reviewWithoutProvenance,
  contradictingFacts,
  claimWithoutSource,
  unprovenTrustMark,
  idleCountdown,
  extendableTimer,
  fixedPrize,
  unwinnableSegment,
  unhonouredBonus,
  bonusMismatch,
  priceInText,
  currencyMismatch,
  unchargeablePrice,
  statedFigureDiffers,
  perDayWithoutTotal,
  unpaidOriginalPrice,
  dearestPlanPreselected,
  renewalTermsMissing,
  renewalMismatch,
  noCancellation,
  missingLegalTerms,
  missingRefundConditions,
  contactWithoutPrivacyLink,
  trackerWithoutConsent,
  purchaseBeforePayment,
  unusedQuestion,
  personalClaim,
  contrast,
  duplicateNumber,
  numberOverTotal,
  totalMismatch,
  cutByComment,
  joinedLines,
  brokenMarkup,
  missingTranslation,
  staleTranslation,
  placeholderMismatch,
  translatedFigure,
  unknownAllowance,
  expiredAllowance,
  impossibleDate,
  unusedAllowance,
];
