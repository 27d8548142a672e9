import type { Rule } from "../../rule.ts";
import { biasedJobAd } from "./biased-job-ad.ts";
import { contactWithoutPrivacyLink } from "./contact-without-privacy-link.ts";
import { contradictedDisclaimer } from "./contradicted-disclaimer.ts";
import { deniedKeeping } from "./denied-keeping.ts";
import { differingCancellation } from "./differing-cancellation.ts";
import { differingGuarantee } from "./differing-guarantee.ts";
import { differingRetention } from "./differing-retention.ts";
import { forcedConsent } from "./forced-consent.ts";
import { missingImprint } from "./missing-imprint.ts";
import { missingLegalTerms } from "./missing-legal-terms.ts";
import { missingRefundConditions } from "./missing-refund-conditions.ts";
import { noCancellation } from "./no-cancellation.ts";
import { otherSeller } from "./other-seller.ts";
import { renewalTermsMissing } from "./renewal-terms-missing.ts";
import { repealedLaw } from "./repealed-law.ts";
import { sharedContact } from "./shared-contact.ts";
import { shortenedGuarantee } from "./shortened-guarantee.ts";
import { trackerWithoutConsent } from "./tracker-without-consent.ts";

/** What the law requires before somebody pays or leaves an address. */
export const lawRules: readonly Rule[] = [
  renewalTermsMissing,
  noCancellation,
  differingCancellation,
  missingLegalTerms,
  missingImprint,
  missingRefundConditions,
  shortenedGuarantee,
  differingGuarantee,
  contactWithoutPrivacyLink,
  trackerWithoutConsent,
  forcedConsent,
  sharedContact,
  otherSeller,
  repealedLaw,
  deniedKeeping,
  contradictedDisclaimer,
  differingRetention,
  biasedJobAd,
];
