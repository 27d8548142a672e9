import type { TrackingEvent } from "../../schema/funnel.types.ts";
import { isKeyOf } from "../services/tracking/index.ts";
import type { Tracked } from "./use-shown-app.ts";

/** What became of an event: as the tracker wrote down, or what it would do with it. */
export type EventState = "sent" | "held" | "to come" | "not sent";

/**
 * What became of an event of the definition. One that tells of several orders is held as long as one of them is.
 *
 * @param hasPixel whether there is anybody to tell
 */
export function eventState(event: TrackingEvent, hasPixel: boolean, { states, mayTrack }: Tracked): EventState {
  const written = [...states].flatMap(([key, state]) => (isKeyOf(key, event) ? [state] : []));
  if (written.length > 0) return written.includes("held") ? "held" : "sent";
  return hasPixel && mayTrack !== false ? "to come" : "not sent";
}
