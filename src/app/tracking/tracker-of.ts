import type { TrackingView } from "../../../engine/views/index.ts";
import { visitId } from "../../services/ids.ts";
import {
  createTracker,
  facebookConversion,
  facebookPixel,
  type Tracker,
  videoSocial,
} from "../../services/tracking/index.ts";
import type { App } from "../app.ts";
import { type Services, stepAt, takeToken } from "../visit/index.ts";
import { priceAt } from "./price-at.ts";

/** The dispatcher of this page: the definition's events, this visitor's plan and consent, and the receivers. */
export function trackerOf(app: App, services: Services, tracking: TrackingView): Tracker {
  const { site, flow, quiz, storage } = app;
  const { consent, paid, invoke } = services;
  const { pixels, events } = tracking;
  const backend = { invoke, syncConsent: consent.sync };
  return createTracker({
    name: site.id,
    events,
    storage,
    mayTrack: consent.mayTrack,
    priceAt: (step) => priceAt(step, tracking, { flow, quiz: quiz.getSnapshot().context, storage }),
    paid,
    receivers: {
      facebook: pixels.facebook
        ? [facebookPixel(pixels.facebook, () => cleanAddress(app, services)), facebookConversion(backend)]
        : [],
      "video-social": pixels["video-social"]
        ? [videoSocial({ pixel: pixels["video-social"], visitId: () => visitId(storage), ...backend })]
        : [],
    },
    address: () => location.origin + location.pathname,
    now: Date.now,
  });
}

/**
 * Removes the query from the address, because an advertising service's script reads the address. Parameters that the
 * page needs are read first; those that the definition asks about were stored when the page started.
 */
async function cleanAddress({ flow, quiz }: App, { checkoutAt, takeConfirmation }: Services): Promise<void> {
  if (!location.search) return;
  await takeToken((email) => quiz.send({ type: "save", values: { email } }));
  const step = stepAt(flow, location.pathname) ?? "";
  if (flow.steps[step]?.isReceipt) checkoutAt(step).arrive();
  if (flow.steps[step]?.isMailed) takeConfirmation();
  history.replaceState(history.state, "", location.pathname + location.hash);
}
