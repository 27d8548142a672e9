import {
  type InferOutput,
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
import { mayTrack } from "../_shared/consent/index.ts";
import type { Context } from "../_shared/context/index.ts";
import { crowd, endpoint, HttpError } from "../_shared/http/index.ts";
import { reportPurchase, requirePaidOrder } from "../_shared/orders/index.ts";
import { enqueue } from "../_shared/outbox/index.ts";

const short = pipe(string(), maxLength(200));
const properties = strictObject({
  pixel_id: short,
  content_name: optional(short),
  content_id: optional(short),
  value: optional(pipe(number(), minValue(0))),
  currency: optional(pipe(string(), regex(/^[A-Z]{3}$/))),
  timestamp: optional(union([short, number()])),
  url: pipe(string(), maxLength(2000), url()),
  event_id: pipe(string(), uuid()),
});
/** The event has the network's field names; the visit is only for us. */
const body = strictObject({
  event: short,
  /** Unix time in seconds. */
  event_time: pipe(number(), integer(), minValue(0)),
  properties,
  context: strictObject({ user: strictObject({ user_agent: pipe(string(), maxLength(512)) }) }),
  visitId: optional(pipe(string(), uuid())),
});

/**
 * Reports an event to the video network, whose token stays on the server. Only events in the definition are sent, with
 * the definition's names; a purchase only once it is paid, with the figures of the order.
 */
export const handler = endpoint(
  {
    name: "track-event",
    body,
    // A visitor sends several.
    limit: { calls: 4 * crowd.calls, seconds: crowd.seconds },
    perVisit: { limit: { calls: 60, seconds: 60 }, of: ({ visitId }) => visitId },
  },
  async ({ event, event_time, properties, context: { user }, visitId }, context, { request }) => {
    const named = namedEvent(event, properties, context);
    if (!named) throw new HttpError(400, "unknown-event", "This funnel reports no such event to the video network.");
    if (!(await mayTrack(request, visitId, context))) return { accepted: false };
    if (named.event === "Purchase") {
      const order = await requirePaidOrder({ eventId: properties.event_id }, context);
      return { accepted: await reportPurchase(order, "video-social-event", user.user_agent, context) };
    }
    const { funnel, settings, db } = context;
    const { event_id, pixel_id, value } = properties;
    // A visitor's clock may be wrong, and an event from the future would be refused.
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
    const delivery = { kind: "video-social-event", key: `${event}:${event_id}`, payload, visit: visitId } as const;
    await enqueue(db, delivery, funnel, context.now());
    return { accepted: true };
  },
);

type Properties = Pick<InferOutput<typeof properties>, "pixel_id" | "content_name" | "content_id" | "value">;

/** The matching event of the definition; undefined if there is none. */
function namedEvent(event: string, properties: Properties, { funnel }: Context): TrackingEvent | undefined {
  const { pixels, events = [] } = funnel.tracking;
  if (properties.pixel_id !== pixels?.["video-social"]) return undefined;
  const isPrice = Object.values(funnel.plans).some(
    ({ price, restored }) => properties.value === price || properties.value === restored?.price,
  );
  return events.find(
    (named) =>
      named.to === "video-social" &&
      named.event === event &&
      // The content of a purchase is read from its order.
      (event === "Purchase" ||
        ((properties.content_name ?? named.content) === named.content &&
          (properties.content_id ?? named.contentId) === named.contentId &&
          (properties.value === undefined || isPrice))),
  );
}

/** Address of one of our pages for other services: our origin and the path. The rest can contain personal data. */
function pageAddress(url: string, publicUrl: string): string {
  const page = new URL(publicUrl);
  page.pathname = new URL(url).pathname;
  return page.href;
}
