import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addOrder, order } from "../../testing/add-order.ts";
import { badRequests, refusals } from "../../testing/bad-requests.ts";
import { fakeReceiver } from "../../testing/fake-receiver.ts";
import { restoringFunnel } from "../../testing/funnels/funnels.ts";
import { post } from "../../testing/post.ts";
import { outbox } from "../../testing/rows.ts";
import { sayConsent } from "../../testing/say-consent.ts";
import { testContext, trackingContext } from "../../testing/test-context.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { settingsOf } from "../_shared/context/index.ts";
import { deliverDue } from "../_shared/outbox/index.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
const json = { "Content-Type": "application/json" };
beforeEach(() => db.empty());
afterAll(() => db.close());

const visit = "8d2f0f0a-52a3-4d44-8bd1-7f8b7a3f1b11";
const properties = {
  pixel_id: "CPIXEL",
  content_name: "Our content",
  content_id: "our-id",
  timestamp: "2026-11-01T11:59:59.000Z",
  url: "https://funnel.example/info-3?token=secret#x",
  event_id: "3d0b3a53-7a51-4f0e-8f0c-4be1a4fbb2f4",
};
const good = {
  event: "ViewContent",
  event_time: 1793534399,
  properties,
  context: { user: { user_agent: "Browser/1.0" } },
  visitId: visit,
};
const agree = (isGiven: boolean, at = "2026-11-01T11:00:00Z") =>
  sayConsent(visit, isGiven, trackingContext(db, { now: () => new Date(at) }));

describe("track-event", () => {
  test("has an event of the definition sent, in the body of the specification, without what follows the path", async () => {
    await agree(true);
    expect(await post(handler, good, trackingContext(db))).toMatchObject({ status: 200, body: { accepted: true } });
    expect(await outbox(db)).toMatchObject([
      {
        kind: "video-social-event",
        key: `ViewContent:${properties.event_id}`,
        payload: {
          event: "ViewContent",
          event_time: good.event_time,
          properties: { ...properties, timestamp: good.event_time, url: "https://funnel.example/info-3" },
          context: good.context,
        },
      },
    ]);
  });

  test("has the same event sent once, however often it is told", async () => {
    await agree(true);
    await Promise.all([1, 2, 3].map(() => post(handler, good, trackingContext(db))));
    expect(await outbox(db)).toHaveLength(1);
  });

  test("takes currency from the definition, and a value only if it is a price", async () => {
    await agree(true);
    const checkout = { pixel_id: "CPIXEL", url: properties.url, event_id: properties.event_id };
    const tell = (value: number) =>
      post(
        handler,
        {
          ...good,
          event: "InitiateCheckout",
          properties: { ...checkout, value, currency: "JPY" },
        },
        trackingContext(db),
      );
    expect(await tell(13.86)).toMatchObject({ status: 400, body: { error: { code: "unknown-event" } } });
    expect(await tell(1)).toMatchObject({ status: 400, body: { error: { code: "unknown-event" } } });
    expect(await tell(19.99)).toMatchObject({ body: { accepted: true } });
    expect(await outbox(db)).toMatchObject([{ payload: { properties: { value: 19.99, currency: "EUR" } } }]);
  });

  test("takes the original price for a price where a countdown restores it", async () => {
    await agree(true);
    const context = trackingContext(db);
    const funnel = { ...restoringFunnel(), tracking: context.funnel.tracking };
    const told = { pixel_id: "CPIXEL", url: properties.url, event_id: properties.event_id, value: 13.86 };
    const body = { ...good, event: "InitiateCheckout", properties: told };
    expect(await post(handler, body, { ...context, funnel })).toMatchObject({ body: { accepted: true } });
    expect(await outbox(db)).toMatchObject([{ payload: { properties: { value: 13.86, currency: "EUR" } } }]);
  });

  test("takes euros where the definition names no currency, as the page does", async () => {
    await agree(true);
    const { funnel } = trackingContext(db);
    const event = { event: "InitiateCheckout", to: "video-social", step: "b", value: "plan-price" } as const;
    const context = trackingContext(db, { funnel: { ...funnel, tracking: { ...funnel.tracking, events: [event] } } });
    const { content_name: _, content_id: __, ...bare } = properties;
    await post(handler, { ...good, event: "InitiateCheckout", properties: { ...bare, value: 19.99 } }, context);
    expect(await outbox(db)).toMatchObject([{ payload: { properties: { value: 19.99, currency: "EUR" } } }]);
  });

  test("dates no event into the future", async () => {
    await agree(true);
    await post(handler, { ...good, event_time: 4_000_000_000 }, trackingContext(db));
    expect(await outbox(db)).toMatchObject([{ payload: { event_time: 1793534400 } }]);
  });

  test.each([
    ["an event that the definition does not name", { event: "AddToCart" }],
    ["another pixel", { properties: { ...properties, pixel_id: "OTHER" } }],
    ["content in other words", { properties: { ...properties, content_name: "My answer is 25-34" } }],
    ["another content id", { properties: { ...properties, content_id: "25-34" } }],
  ])("turns down %s", async (_, wrong) => {
    await agree(true);
    const answer = await post(handler, { ...good, ...wrong }, trackingContext(db));
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "unknown-event" } } });
    expect(await outbox(db)).toEqual([]);
  });

  test("turns everything down where the definition names no pixel", async () => {
    const answer = await post(handler, good, testContext(db));
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "unknown-event" } } });
  });

  test.each(["VIDEO_SOCIAL_API_URL", "VIDEO_SOCIAL_ACCESS_TOKEN"])(
    "waits where only %s is set, and is sent once all is",
    async (name) => {
      await agree(true);
      const context = trackingContext(db, { settings: settingsOf({ [name]: "https://video.example" }) });
      expect(await post(handler, good, context)).toMatchObject({ status: 200, body: { accepted: true } });
      expect(await deliverDue(context)).toMatchObject({ delivered: 0 });
      const { fetch } = fakeReceiver(() => 200);
      expect(await deliverDue(trackingContext(db, { fetch }))).toMatchObject({ delivered: 1 });
    },
  );

  test("turns down every bad request with its code", async () => {
    await agree(true);
    expect(await badRequests(handler, good, trackingContext(db))).toEqual(refusals);
    expect(await outbox(db)).toEqual([]);
  });
});

describe("track-event without consent", () => {
  const isAccepted = async (parts = {}, headers = {}) => {
    const { status, body } = await post(handler, good, trackingContext(db, parts), { ...json, ...headers });
    expect(status).toBe(200);
    expect(await outbox(db)).toHaveLength(body.accepted ? 1 : 0);
    return body.accepted;
  };

  test("sends nothing for a visit that has said nothing", async () => {
    expect(await isAccepted()).toBe(false);
  });

  test("sends nothing for a visit that declined, or agreed and took it back", async () => {
    await agree(false);
    expect(await isAccepted()).toBe(false);
    await agree(true, "2026-11-01T11:01:00Z");
    await agree(false, "2026-11-01T11:02:00Z");
    expect(await isAccepted()).toBe(false);
  });

  test("takes a yes and a no at the same instant for a no", async () => {
    await agree(false);
    await agree(true);
    expect(await isAccepted()).toBe(false);
  });

  test("sends nothing for a visit that takes its yes back before the event is sent", async () => {
    await agree(true);
    expect(await isAccepted()).toBe(true);
    await agree(false, "2026-11-01T11:59:00Z");
    const { fetch, received } = fakeReceiver(() => 200);
    expect(await deliverDue(trackingContext(db, { fetch }))).toEqual({ delivered: 0, dropped: 1, dead: 0 });
    expect(received).toEqual([]);
  });

  test("sends nothing for a page that names no visit", async () => {
    await agree(true);
    const { visitId: _, ...nameless } = good;
    const { body } = await post(handler, nameless, trackingContext(db));
    expect(body).toEqual({ accepted: false });
  });

  test("sends nothing where Global Privacy Control is set, whatever was agreed to", async () => {
    await agree(true);
    expect(await isAccepted({}, { "Sec-GPC": "1" })).toBe(false);
    expect(await isAccepted()).toBe(true);
  });

  test("sends at once where the definition does not require consent", async () => {
    const { funnel } = trackingContext(db);
    const free = { ...funnel, tracking: { ...funnel.tracking, consent: "not-required" } };
    expect(await isAccepted({ funnel: free })).toBe(true);
  });
});

describe("track-event of a purchase", () => {
  const purchase = { ...good, event: "Purchase", properties: { ...properties, event_id: order.eventId, value: 0.01 } };
  beforeEach(() => agree(true));

  test("has the figures of the order, not those of the page, and is sent once", async () => {
    await addOrder(db);
    for (let time = 0; time < 3; time++)
      expect(await post(handler, purchase, trackingContext(db))).toMatchObject({ body: { accepted: true } });
    expect(await outbox(db)).toMatchObject([
      {
        key: `video-social-event:${order.session}`,
        payload: {
          event: "Purchase",
          properties: { value: 19.99, currency: "USD", event_id: order.eventId, content_id: "plan2" },
          context: good.context,
        },
      },
    ]);
  });

  test("is turned down for what was not paid, and for what never was", async () => {
    expect(await post(handler, purchase, trackingContext(db))).toMatchObject({ status: 404 });
    await addOrder(db, { isPaid: false });
    const answer = await post(handler, purchase, trackingContext(db));
    expect(answer).toMatchObject({ status: 402, body: { error: { code: "not-paid" } } });
    expect(await outbox(db)).toEqual([]);
  });
});

test("an address that only looks like a path of ours is told as one of ours", async () => {
  await agree(true);
  const url = "https://evil.example//evil.example/x";
  await post(handler, { ...good, properties: { ...properties, url } }, trackingContext(db));
  const [sent] = await outbox(db);
  expect(sent).toMatchObject({ payload: { properties: { url: "https://funnel.example//evil.example/x" } } });
});
