import type { Invoke } from "../invoke.ts";
import type { SendEvent } from "./tracked-event.ts";

type Pixel = ((...call: readonly unknown[]) => void) & {
  /** Set by the service's script, which then processes the queue. */
  callMethod?: (...call: readonly unknown[]) => void;
  readonly queue: unknown[];
  readonly loaded: true;
  readonly version: "2.0";
  /** Otherwise a change of address would count as a view. */
  readonly disablePushState: true;
};

/**
 * The social network's pixel, as its reference describes it
 * (https://developers.facebook.com/docs/meta-pixel/reference), fetched with the first event. It gets those events and
 * nothing else: no automatic events, no matching by personal data.
 *
 * @param id of the pixel
 * @param cleanAddress removes the query from the address, which the script reads
 */
export function facebookPixel(id: string, cleanAddress: () => Promise<void>): SendEvent {
  let loading: Promise<Pixel> | undefined;
  return async ({ event, eventId, value, currency, content, contentId }) => {
    await cleanAddress();
    loading ??= load(id);
    const pixel = await loading;
    const figures = {
      ...(value !== undefined && { value, currency }),
      ...(content && { content_name: content }),
      ...(contentId && { content_ids: [contentId], content_type: "product" }),
    };
    pixel("track", event, figures, { eventID: eventId });
  };
}

function load(id: string): Promise<Pixel> {
  const queue: unknown[] = [];
  const pixel: Pixel = Object.assign(
    (...call: readonly unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else pixel.queue.push(call);
    },
    { queue, loaded: true as const, version: "2.0" as const, disablePushState: true as const },
  );
  Object.assign(window, { fbq: pixel, _fbq: pixel });
  pixel("set", "autoConfig", false, id);
  pixel("init", id);
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.async = true;
    script.src = "https://connect.facebook.net/en_US/fbevents.js";
    script.onload = () => resolve(pixel);
    script.onerror = () => reject(new Error("The pixel's script did not come."));
    document.head.append(script);
  });
}

type Backend = {
  readonly invoke: Invoke;
  /** Settles when the backend has the visitor's consent, without which it forwards nothing. */
  readonly syncConsent: () => Promise<void>;
};

/**
 * Has our backend report a paid purchase to the social network. The backend also does so by itself once it has seen the
 * payment; both are the same outbox entry. The network merges it with the pixel's event by their common id.
 */
export function facebookConversion({ invoke, syncConsent }: Backend): SendEvent {
  return async ({ event, order, value, currency, eventId, url, at }) => {
    if (event !== "Purchase" || !order || value === undefined || currency === undefined) return undefined;
    await syncConsent();
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
