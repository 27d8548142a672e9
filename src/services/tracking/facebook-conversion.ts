import type { Invoke } from "../backend.ts";
import type { SendEvent } from "./told-event.ts";

type World = {
  readonly invoke: Invoke;
  /** Settles when the backend knows of the visitor's consent, without which it sends nothing on. */
  readonly consentTold: () => Promise<void>;
};

/**
 * Has our backend report a paid purchase to the social network. The backend also does so by itself once it has seen the
 * payment; both are one entry of its outbox, and the network knows it and the pixel's event by their id as one.
 */
export function facebookConversion({ invoke, consentTold }: World): SendEvent {
  return async ({ event, order, value, currency, eventId, url, at }) => {
    if (event !== "Purchase" || !order || value === undefined) return undefined;
    await consentTold();
    return invoke("facebook-conversion", {
      eventName: event,
      email: order.email,
      value,
      currency,
      contentType: "product",
      customData: { transaction_id: order.session, plan_name: order.plan, platform: "web" },
      eventId,
      sourceUrl: url,
      userAgent: navigator.userAgent.slice(0, 512),
      timestamp: Math.floor(at / 1000),
    });
  };
}
