import { maxLength, number, optional, pipe, regex, strictObject, string, url } from "valibot";
import { forbidsTracking } from "../_shared/consent/index.ts";
import { crowd, endpoint, HttpError } from "../_shared/http/index.ts";
import { reportPurchase, requirePaidOrder } from "../_shared/orders/index.ts";

const short = pipe(string(), maxLength(200));
/** Spelled as the funnel's specification has it. */
const body = strictObject({
  eventName: short,
  email: optional(short),
  value: number(),
  currency: short,
  contentType: short,
  customData: strictObject({ transaction_id: pipe(short, regex(/^\w+$/)), plan_name: short, platform: short }),
  eventId: short,
  sourceUrl: pipe(string(), maxLength(2000), url()),
  userAgent: pipe(string(), maxLength(512)),
  /** Unix time in seconds. */
  timestamp: number(),
});

/**
 * Reports a purchase to the social network, once. Whatever the page says, address, amount, currency and id are those of
 * the paid order.
 */
export const handler = endpoint(
  {
    name: "facebook-conversion",
    body,
    limit: crowd,
    perVisit: { limit: { calls: 20, seconds: 60 }, of: ({ customData }) => customData.transaction_id },
  },
  async ({ eventName, customData, userAgent }, context, { request }) => {
    const { pixels, events = [] } = context.funnel.tracking;
    const isNamed = events.some(({ event, to }) => to === "facebook" && event === "Purchase");
    if (eventName !== "Purchase" || !isNamed || !pixels?.facebook)
      throw new HttpError(400, "unknown-event", "This funnel reports no such event to the social network.");
    const order = await requirePaidOrder({ session: customData.transaction_id }, context);
    if (forbidsTracking(request)) return { accepted: false };
    return { accepted: await reportPurchase(order, "facebook-conversion", userAgent, context) };
  },
);
