/** Consent: whether advertising services may learn of a visit. */
export { forbidsTracking, latestChoice, mayTrack } from "./may-track.ts";
