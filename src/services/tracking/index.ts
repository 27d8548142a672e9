/** Tracking: what advertising services may learn of a visit, fetched only where a definition names some. */
export { facebookConversion, facebookPixel } from "./facebook.ts";
export { createLedger, type Ledger } from "./ledger.ts";
export { isKeyOf } from "./tracked-event.ts";
export { createTracker, type Tracker } from "./tracker.ts";
export { videoSocial } from "./video-social.ts";
