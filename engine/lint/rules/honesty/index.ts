import type { Rule } from "../../rule.ts";
import { bonusMismatch } from "./bonus-mismatch.ts";
import { claimWithoutSource } from "./claim-without-source.ts";
import { contradictingFacts } from "./contradicting-facts.ts";
import { differingStars } from "./differing-stars.ts";
import { exampleAddress } from "./example-address.ts";
import { extendableTimer } from "./extendable-timer.ts";
import { fixedPrize } from "./fixed-prize.ts";
import { idleCountdown } from "./idle-countdown.ts";
import { inventedWork } from "./invented-work.ts";
import { missingReviews } from "./missing-reviews.ts";
import { noSuchDay } from "./no-such-day.ts";
import { pastDate } from "./past-date.ts";
import { personalClaim } from "./personal-claim.ts";
import { promisedSuccess } from "./promised-success.ts";
import { reviewWithoutProvenance } from "./review-without-provenance.ts";
import { sampleContent } from "./sample-content.ts";
import { unhonouredBonus } from "./unhonoured-bonus.ts";
import { unprovenFavourite } from "./unproven-favourite.ts";
import { unprovenScarcity } from "./unproven-scarcity.ts";
import { unprovenTrustMark } from "./unproven-trust-mark.ts";
import { unwinnableSegment } from "./unwinnable-segment.ts";
import { wrongDuration } from "./wrong-duration.ts";
import { wrongMaximum } from "./wrong-maximum.ts";

/** Claims and promises to visitors: figures, reviews, urgency and prizes. */
export const honestyRules: readonly Rule[] = [
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
  personalClaim,
  promisedSuccess,
  wrongMaximum,
  wrongDuration,
  pastDate,
  noSuchDay,
  unprovenFavourite,
  unprovenScarcity,
  inventedWork,
  missingReviews,
  differingStars,
];
