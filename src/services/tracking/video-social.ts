import type { Invoke } from "../invoke.ts";
import type { SendEvent } from "./tracked-event.ts";

type Options = {
  /** Id of the pixel. */
  readonly pixel: string;
  readonly invoke: Invoke;
  readonly visitId: () => string;
  /** Settles when the backend has the visitor's consent, without which it forwards nothing. */
  readonly syncConsent: () => Promise<void>;
};

/** Has our backend, which holds the token, report to the video network. */
export function videoSocial({ pixel, invoke, visitId, syncConsent }: Options): SendEvent {
  return async ({ event, eventId, content, contentId, value, currency, url, at }) => {
    await syncConsent();
    const seconds = Math.floor(at / 1000);
    return invoke("track-event", {
      event,
      event_time: seconds,
      properties: {
        pixel_id: pixel,
        ...(content && { content_name: content }),
        ...(contentId && { content_id: contentId }),
        ...(value !== undefined && { value }),
        ...(currency !== undefined && { currency }),
        timestamp: seconds,
        url,
        event_id: eventId,
      },
      context: { user: { user_agent: navigator.userAgent.slice(0, 512) } },
      visitId: visitId(),
    });
  };
}
