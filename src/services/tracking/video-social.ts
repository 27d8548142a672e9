import type { Invoke } from "../backend.ts";
import type { SendEvent } from "./told-event.ts";

type World = {
  /** Id of the pixel. */
  readonly pixel: string;
  readonly invoke: Invoke;
  readonly visit: () => string;
  /** Settles when the backend knows of the visitor's consent, without which it sends nothing on. */
  readonly consentTold: () => Promise<void>;
};

/** Has our backend, which keeps the token, tell the video network. */
export function videoSocial({ pixel, invoke, visit, consentTold }: World): SendEvent {
  return async ({ event, eventId, content, contentId, value, currency, url, at }) => {
    await consentTold();
    const seconds = Math.floor(at / 1000);
    return invoke("track-event", {
      event,
      event_time: seconds,
      properties: {
        pixel_id: pixel,
        ...(content && { content_name: content }),
        ...(contentId && { content_id: contentId }),
        ...(value !== undefined && { value, currency }),
        timestamp: seconds,
        url,
        event_id: eventId,
      },
      context: { user: { user_agent: navigator.userAgent.slice(0, 512) } },
      visit_id: visit(),
    });
  };
}
