// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accepting } from "../testing/fake-backend.ts";
import { facebookConversion, facebookPixel } from "./facebook.ts";
import type { TrackedEvent } from "./tracked-event.ts";
import { videoSocial } from "./video-social.ts";

const purchase: TrackedEvent = {
  event: "Purchase",
  to: "facebook",
  eventId: "5c2c1a7e-5b0c-4b43-9a53-5a1a3f3f9a11",
  value: 19.99,
  currency: "USD",
  url: "https://funnel.example/thanks",
  at: 1_700_000_000_123,
  order: { session: "cs_1", plan: "4-WEEK PLAN", email: "ada@example.com" },
};

/** Answers the pixel's script tag, which no test may really fetch. */
const answered: HTMLScriptElement[] = [];
let answer: "load" | "error" = "load";
beforeEach(() => {
  answered.length = 0;
  answer = "load";
  vi.spyOn(document.head, "append").mockImplementation((node) => {
    const script = node as HTMLScriptElement;
    answered.push(script);
    queueMicrotask(() => script.dispatchEvent(new Event(answer)));
  });
});
afterEach(() => vi.restoreAllMocks());

const queue = () => (window as unknown as { fbq: { queue: unknown[][] } }).fbq.queue;

test("the pixel is told of the event and its id, after the address is clean, and of nothing automatic or personal", async () => {
  const cleanAddress = vi.fn(async () => expect(answered).toHaveLength(0));
  const send = facebookPixel("42", cleanAddress);
  expect(answered).toHaveLength(0);
  await send(purchase);
  expect(answered.map(({ src }) => src)).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]);
  expect(queue()).toEqual([
    ["set", "autoConfig", false, "42"],
    ["init", "42"],
    ["track", "Purchase", { value: 19.99, currency: "USD" }, { eventID: purchase.eventId }],
  ]);
  expect(cleanAddress).toHaveBeenCalledOnce();
});

test("the pixel's script is fetched once, and names content as the definition does", async () => {
  const send = facebookPixel("42", async () => undefined);
  await send(purchase);
  const { value: _, currency: __, order: ___, ...view } = purchase;
  await send({ ...view, event: "ViewContent", content: "A course", contentId: "course" });
  expect(answered).toHaveLength(1);
  expect(queue().at(-1)?.slice(0, 3)).toEqual([
    "track",
    "ViewContent",
    { content_name: "A course", content_ids: ["course"], content_type: "product" },
  ]);
});

test("a pixel whose script is blocked rejects, and is not asked for again", async () => {
  answer = "error";
  const send = facebookPixel("42", async () => undefined);
  await expect(send(purchase)).rejects.toThrow();
  await expect(send(purchase)).rejects.toThrow();
  expect(answered).toHaveLength(1);
});

test("the backend is asked to report a paid purchase with the body of the specification, once it knows of the consent", async () => {
  const invoke = accepting();
  const syncConsent = vi.fn(async () => expect(invoke).not.toHaveBeenCalled());
  await facebookConversion({ invoke, syncConsent })(purchase);
  expect(syncConsent).toHaveBeenCalledOnce();
  expect(invoke.mock.calls).toEqual([
    [
      "facebook-conversion",
      {
        eventName: "Purchase",
        email: "ada@example.com",
        value: 19.99,
        currency: "USD",
        contentType: "product",
        customData: { transaction_id: "cs_1", plan_name: "4-WEEK PLAN", platform: "web" },
        eventId: purchase.eventId,
        sourceUrl: "https://funnel.example/thanks",
        userAgent: navigator.userAgent,
        timestamp: 1_700_000_000,
      },
    ],
  ]);
});

test("the backend is not asked to report what was not paid, or is no purchase", async () => {
  const invoke = accepting();
  const { order: _, ...unpaid } = purchase;
  const send = facebookConversion({ invoke, syncConsent: async () => undefined });
  await send(unpaid);
  await send({ ...purchase, event: "ViewContent" });
  expect(invoke).not.toHaveBeenCalled();
});

test("the video network is told by the backend, once that knows of the consent, and of no address or order", async () => {
  const invoke = accepting();
  const syncConsent = vi.fn(async () => expect(invoke).not.toHaveBeenCalled());
  const send = videoSocial({ pixel: "V", invoke, visitId: () => "visit", syncConsent });
  await send({ ...purchase, to: "video-social", content: "A course", contentId: "course" });
  expect(syncConsent).toHaveBeenCalledOnce();
  expect(invoke.mock.calls).toEqual([
    [
      "track-event",
      {
        event: "Purchase",
        event_time: 1_700_000_000,
        properties: {
          pixel_id: "V",
          content_name: "A course",
          content_id: "course",
          value: 19.99,
          currency: "USD",
          timestamp: 1_700_000_000,
          url: "https://funnel.example/thanks",
          event_id: purchase.eventId,
        },
        context: { user: { user_agent: navigator.userAgent } },
        visitId: "visit",
      },
    ],
  ]);
});
