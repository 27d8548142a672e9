import type { Rule } from "../../rule.ts";
import { chargedFree } from "./charged-free.ts";
import { contradictingTax } from "./contradicting-tax.ts";
import { currencyMismatch } from "./currency-mismatch.ts";
import { dearestPlanPreselected } from "./dearest-plan-preselected.ts";
import { deniedCharge } from "./denied-charge.ts";
import { foreignSum } from "./foreign-sum.ts";
import { longTerms } from "./long-terms.ts";
import { mixedPlans } from "./mixed-plans.ts";
import { oddPrice } from "./odd-price.ts";
import { perDayWithoutTotal } from "./per-day-without-total.ts";
import { priceInText } from "./price-in-text.ts";
import { purchaseBeforePayment } from "./purchase-before-payment.ts";
import { renewalMismatch } from "./renewal-mismatch.ts";
import { statedFigureDiffers } from "./stated-figure-differs.ts";
import { typedPrice } from "./typed-price.ts";
import { unchargeablePrice } from "./unchargeable-price.ts";
import { unfitExtra } from "./unfit-extra.ts";
import { unfitQuantity } from "./unfit-quantity.ts";
import { unpaidOriginalPrice } from "./unpaid-original-price.ts";
import { unpayableParts } from "./unpayable-parts.ts";
import { wrongShare } from "./wrong-share.ts";

/** Prices, and statements about them. */
export const moneyRules: readonly Rule[] = [
  priceInText,
  currencyMismatch,
  foreignSum,
  typedPrice,
  unchargeablePrice,
  unpayableParts,
  unfitQuantity,
  unfitExtra,
  longTerms,
  statedFigureDiffers,
  perDayWithoutTotal,
  deniedCharge,
  contradictingTax,
  chargedFree,
  unpaidOriginalPrice,
  oddPrice,
  dearestPlanPreselected,
  renewalMismatch,
  mixedPlans,
  purchaseBeforePayment,
  wrongShare,
];
