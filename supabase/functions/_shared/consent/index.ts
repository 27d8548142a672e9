/** Consent: whether a visit may be reported to advertising services. */
export { forbidsTracking, latestChoice, mayTrack } from "./may-track.ts";
