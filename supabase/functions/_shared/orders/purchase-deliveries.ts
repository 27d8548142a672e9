import { fillCopy, planValue } from "../../../../engine/copy/index.ts";
import { wholeUnits } from "../../../../engine/pricing/index.ts";
import type { Context } from "../context/index.ts";
import { type Delivery, enqueue, longestWait } from "../outbox/index.ts";
import type { PaidOrder } from "./paid-order.ts";
import { receiptUrl } from "./receipt-url.ts";

/**
 * The deliveries for an order: an e-mail to the buyer and, if the visitor may be tracked, an event to each advertising
 * service for which the definition names a pixel and a Purchase event. Deliveries without a configured receiver wait.
 */
export function purchaseDeliveries(
  order: PaidOrder,
  context: Pick<Context, "funnel" | "settings">,
): readonly Delivery[] {
  return [mailOf(order, context), ...(order.mayTrack ? conversionsOf(order, context) : [])];
}

/**
 * Enqueues the purchase event of a paid order for one service: only once, however often this is called, and not if it
 * is too old.
 *
 * @param userAgent the browser's user agent; used if the checkout did not record it
 * @returns whether there is such an event
 */
export async function reportPurchase(
  order: PaidOrder,
  kind: Delivery["kind"],
  userAgent: string,
  context: Context,
): Promise<boolean> {
  const reported = { ...order, userAgent: order.userAgent ?? userAgent };
  const delivery = purchaseDeliveries(reported, context).find((one) => one.kind === kind);
  // Sent deliveries are deleted after a while; opening the receipt again after that must not send the event again.
  const isTaken = context.now().getTime() - order.paidAt.getTime() < longestWait * 86_400_000;
  if (delivery && isTaken) await enqueue(context.db, delivery, context.funnel, context.now());
  return delivery !== undefined;
}

function mailOf(
  { session, email, sold, terms }: PaidOrder,
  { funnel }: Pick<Context, "funnel" | "settings">,
): Delivery {
  const filled = (copy: string) =>
    fillCopy(copy, (name) => (sold && planValue(sold, name, funnel)) ?? funnel.fixed[name]);
  const payload = { to: email, subject: filled(funnel.mail.subject), text: `${filled(funnel.mail.body)}\n\n${terms}` };
  return { kind: "mail", key: `mail:${session}`, payload };
}

function conversionsOf(order: PaidOrder, context: Pick<Context, "funnel" | "settings">): readonly Delivery[] {
  const { funnel } = context;
  const { pixels = {}, events = [] } = funnel.tracking;
  const isWanted = (to: "facebook" | "video-social") =>
    events.some((event) => event.event === "Purchase" && event.to === to);
  const deliveries: Delivery[] = [];
  const ofVisit = order.visitId === null ? {} : { visit: order.visitId };
  const facts = factsOf(order);
  const url = receiptUrl(order.receipt, context);
  if (pixels.facebook && isWanted("facebook")) {
    const payload = facebookBody(facts, url);
    deliveries.push({ kind: "facebook-conversion", key: `facebook-conversion:${order.session}`, payload, ...ofVisit });
  }
  const pixel = pixels["video-social"];
  if (pixel && isWanted("video-social")) {
    const payload = videoSocialBody(facts, url, pixel);
    deliveries.push({ kind: "video-social-event", key: `video-social-event:${order.session}`, payload, ...ofVisit });
  }
  return deliveries;
}

const factsOf = ({ amount, currency, paidAt, sold, planId, ...rest }: PaidOrder) => ({
  ...rest,
  planId,
  plan: sold?.name ?? planId,
  value: wholeUnits(amount, currency),
  currency,
  seconds: Math.floor(paidAt.getTime() / 1000),
});

type Facts = ReturnType<typeof factsOf>;

const facebookBody = (
  { email, value, currency, session, plan, eventId, userAgent, seconds }: Facts,
  sourceUrl: string,
) => ({
  eventName: "Purchase",
  email,
  value,
  currency,
  contentType: "product",
  customData: { transaction_id: session, plan_name: plan, platform: "web" },
  eventId,
  sourceUrl,
  ...(userAgent && { userAgent }),
  timestamp: seconds,
});

const videoSocialBody = (
  { value, currency, plan, planId, eventId, userAgent, seconds }: Facts,
  url: string,
  pixel: string,
) => ({
  event: "Purchase",
  event_time: seconds,
  properties: {
    pixel_id: pixel,
    content_name: plan,
    content_id: planId,
    value,
    currency,
    timestamp: seconds,
    url,
    event_id: eventId,
  },
  context: { user: userAgent ? { user_agent: userAgent } : {} },
});
