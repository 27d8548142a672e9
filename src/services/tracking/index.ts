/** Tracking: reports to advertising services. The code is fetched only if a definition names one. */
export { facebookConversion, facebookPixel } from "./facebook.ts";
export { createLedger, type Ledger } from "./ledger.ts";
export { isKeyOf } from "./tracked-event.ts";
export { createTracker, type Tracker } from "./tracker.ts";
export { videoSocial } from "./video-social.ts";
