import {
  integer,
  maxLength,
  minValue,
  number,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  union,
  url,
  uuid,
} from "valibot";
import { eventCurrency } from "../../../engine/pricing/index.ts";
import type { TrackingEvent } from "../../../schema/funnel.types.ts";
import type { Context } from "../_shared/context.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { enqueue } from "../_shared/enqueue.ts";
import { mayTrack } from "../_shared/may-track.ts";
import { orderPaidFor } from "../_shared/order-paid-for.ts";
import { pageAddress } from "../_shared/page-address.ts";
import { videoSocialEvent } from "../_shared/receivers/video-social-event.ts";
import { Refusal } from "../_shared/refusal.ts";
import { reportPurchase } from "../_shared/report-purchase.ts";

const short = pipe(string(), maxLength(200));
const body = strictObject({
  event: short,
  event_time: pipe(number(), integer(), minValue(0)),
  properties: strictObject({
    pixel_id: short,
    content_name: optional(short),
    content_id: optional(short),
    value: optional(pipe(number(), minValue(0))),
    currency: optional(pipe(string(), regex(/^[A-Z]{3}$/))),
    timestamp: optional(union([short, number()])),
    url: pipe(string(), maxLength(2000), url()),
    event_id: pipe(string(), uuid()),
  }),
  context: strictObject({ user: strictObject({ user_agent: pipe(string(), maxLength(512)) }) }),
  visit_id: optional(pipe(string(), uuid())),
});

/**
 * Reports an event to the video network, whose token stays here. Only events that the definition names go out, in the
 * definition's words; a purchase only once it was paid, with the figures of the order.
 */
export const handler = endpoint(
  { name: "track-event", body, limit: { calls: 60, seconds: 60 } },
  async ({ event, event_time, properties, context: { user }, visit_id }, context, request) => {
    const named = namedEvent(event, properties, context);
    if (!named) throw new Refusal(400, "unknown-event", "This funnel reports no such event to the video network.");
    if (!(await mayTrack(request, visit_id, context))) return { accepted: false };
    if (named.event === "Purchase") {
      const order = await orderPaidFor({ eventId: properties.event_id }, context);
      return { accepted: await reportPurchase(order, "video-social-event", user.user_agent, context) };
    }
    if (!videoSocialEvent.isConfigured(context)) return { accepted: false };
    const { funnel, settings, db } = context;
    const { event_id, pixel_id, value } = properties;
    // A visitor's clock may be wrong; an event of the future would be turned down.
    const time = Math.min(event_time, Math.floor(context.now().getTime() / 1000));
    const payload = {
      event,
      event_time: time,
      properties: {
        pixel_id,
        ...(named.content && { content_name: named.content }),
        ...(named.contentId && { content_id: named.contentId }),
        ...(named.value && value !== undefined && { value, currency: eventCurrency(named) }),
        timestamp: time,
        url: pageAddress(properties.url, settings.publicUrl),
        event_id,
      },
      context: { user },
    };
    const delivery = { kind: "video-social-event", key: `${event}:${event_id}`, payload, visit: visit_id } as const;
    await enqueue(db, delivery, funnel, context.now());
    return { accepted: true };
  },
);

type Told = {
  readonly pixel_id: string;
  readonly content_name?: string | undefined;
  readonly content_id?: string | undefined;
  readonly value?: number | undefined;
};

/** The event of the definition that is meant; undefined if it has none like it. */
function namedEvent(event: string, told: Told, { funnel }: Context): TrackingEvent | undefined {
  const { pixels, events = [] } = funnel.tracking;
  if (told.pixel_id !== pixels?.["video-social"]) return undefined;
  const isPrice = Object.values(funnel.plans).some(
    ({ price, restored }) => told.value === price || told.value === restored?.price,
  );
  return events.find(
    (named) =>
      named.to === "video-social" &&
      named.event === event &&
      // What a purchase is about is read from its order.
      (event === "Purchase" ||
        ((told.content_name ?? named.content) === named.content &&
          (told.content_id ?? named.contentId) === named.contentId &&
          (told.value === undefined || isPrice))),
  );
}
