/** Consent: whether advertising services may be told of a visit. */
export { forbidsTracking, latestChoice, mayTrack } from "./may-track.ts";
