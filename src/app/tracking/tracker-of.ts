import { site } from "virtual:funnel";
import tracking from "virtual:funnel/tracking";
import { isCountdownOver } from "../../../engine/clock/index.ts";
import { visitId } from "../../services/ids.ts";
import {
  createTracker,
  facebookConversion,
  facebookPixel,
  type Tracker,
  videoSocial,
} from "../../services/tracking/index.ts";
import type { App } from "../app-context.ts";
import type { Outside } from "../outside.ts";
import { cleanAddress } from "./clean-address.ts";

/** The dispatcher of this page: the definition's events, this visitor's plan and consent, and who is told. */
export function trackerOf(app: App, outside: Outside): Tracker {
  const { quiz, storage } = app;
  const { consent, paid, invoke } = outside;
  const { pixels, plans, plan, events } = tracking;
  const backend = { invoke, syncConsent: consent.sync };
  return createTracker({
    name: site.id,
    events,
    storage,
    mayTrack: consent.mayTrack,
    priceAt: (step) => {
      const picked = quiz.getSnapshot().context.values.plan;
      const priced = plans[picked ?? ""] ?? plans[plan[step] ?? ""];
      if (!priced) return undefined;
      const { price, restored = price } = priced;
      return isCountdownOver(storage.read, Date.now()) ? restored : price;
    },
    paid,
    receivers: {
      facebook: pixels.facebook
        ? [facebookPixel(pixels.facebook, () => cleanAddress(app, outside)), facebookConversion(backend)]
        : [],
      "video-social": pixels["video-social"]
        ? [videoSocial({ pixel: pixels["video-social"], visitId: () => visitId(storage), ...backend })]
        : [],
    },
    address: () => location.origin + location.pathname,
    now: Date.now,
  });
}
