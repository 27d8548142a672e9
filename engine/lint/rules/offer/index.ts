import type { Rule } from "../../rule.ts";
import { accountButton } from "./account-button.ts";
import { idleLook } from "./idle-look.ts";
import { idleStock } from "./idle-stock.ts";
import { offerWithoutPlan } from "./offer-without-plan.ts";
import { severalPlanLists } from "./several-plan-lists.ts";
import { soldAgain } from "./sold-again.ts";
import { soldOutEnd } from "./sold-out-end.ts";
import { stickyAlone } from "./sticky-alone.ts";
import { twoFavourites } from "./two-favourites.ts";
import { unknownPlan } from "./unknown-plan.ts";
import { unknownSegment } from "./unknown-segment.ts";
import { unknownStock } from "./unknown-stock.ts";
import { unofferedPlan } from "./unoffered-plan.ts";
import { unsoldPlan } from "./unsold-plan.ts";
import { wheelOdds } from "./wheel-odds.ts";
import { zeroDuration } from "./zero-duration.ts";

/** Plans and wheels that an offer names. */
export const offerRules: readonly Rule[] = [
  accountButton,
  offerWithoutPlan,
  stickyAlone,
  idleLook,
  unknownPlan,
  unknownStock,
  idleStock,
  unofferedPlan,
  unsoldPlan,
  twoFavourites,
  unknownSegment,
  wheelOdds,
  zeroDuration,
  severalPlanLists,
  soldAgain,
  soldOutEnd,
];
