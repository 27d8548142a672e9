import { expect, test } from "vitest";
import { shippedFunnel } from "../../../testing/funnels/funnels.ts";
import type { Context } from "../context/index.ts";
import { settingsOf } from "../context/index.ts";
import type { PaidOrder } from "./paid-order.ts";
import { purchaseDeliveries } from "./purchase-deliveries.ts";

const order: PaidOrder = {
  session: "cs_test_1",
  accountExisted: false,
  email: "ada@example.com",
  planId: "plan2",
  sold: shippedFunnel().plans.plan2 ?? null,
  amount: 1999,
  currency: "USD",
  terms: "The terms.",
  eventId: "0b0c2f6e-6f0a-4f6f-9c39-0a2c1b9f5d11",
  paidAt: new Date("2026-11-01T12:00:00Z"),
  visitId: null,
  receipt: null,
  userAgent: null,
  mayTrack: true,
};
const tokens = {
  FACEBOOK_ACCESS_TOKEN: "token",
  VIDEO_SOCIAL_ACCESS_TOKEN: "token",
  VIDEO_SOCIAL_API_URL: "https://video.example/events",
};
const purchase = (to: "facebook" | "video-social") => ({ event: "Purchase" as const, to, step: "payment-success" });

function worldOf(tracking: Context["funnel"]["tracking"], environment: Record<string, string> = tokens) {
  return { funnel: { ...shippedFunnel(), tracking }, settings: settingsOf(environment) };
}
const pixels = { facebook: "11", "video-social": "22" };
const both = { pixels, events: [purchase("facebook"), purchase("video-social")] };
const kinds = (...parameters: Parameters<typeof purchaseDeliveries>) =>
  purchaseDeliveries(...parameters).map(({ kind }) => kind);

test("the buyer is sent a mail with the plan and the terms", () => {
  const [mail] = purchaseDeliveries(order, worldOf({}));
  expect(mail).toMatchObject({ kind: "mail", key: "mail:cs_test_1" });
  expect(mail?.payload).toMatchObject({ to: "ada@example.com", subject: "Your order: 4-WEEK PLAN" });
  expect(mail?.payload.text).toMatch(/^Thank you for choosing 4-WEEK PLAN from Bellmorrow\..*\n\nThe terms\.$/s);
});

test("both advertising providers are told with the event id that the browser uses", () => {
  const [, facebook, videoSocial] = purchaseDeliveries(order, worldOf(both));
  expect(facebook).toMatchObject({
    key: "facebook-conversion:cs_test_1",
    payload: { eventName: "Purchase", value: 19.99, currency: "USD", eventId: order.eventId, timestamp: 1793534400 },
  });
  expect(videoSocial).toMatchObject({
    key: "video-social-event:cs_test_1",
    payload: { event: "Purchase", properties: { pixel_id: "22", value: 19.99, event_id: order.eventId } },
  });
});

test("nobody is told of a visitor who may not be tracked", () => {
  expect(kinds({ ...order, mayTrack: false }, worldOf(both))).toEqual(["mail"]);
});

test("a provider without a pixel or a Purchase event is told nothing; one without a token is told once there is one", () => {
  expect(kinds(order, worldOf({ ...both, pixels: { facebook: "11" } }))).toEqual(["mail", "facebook-conversion"]);
  expect(kinds(order, worldOf(both, {}))).toEqual(["mail", "facebook-conversion", "video-social-event"]);
  expect(kinds(order, worldOf({ pixels, events: [purchase("facebook")] }))).toEqual(["mail", "facebook-conversion"]);
  const video = ["mail", "video-social-event"];
  expect(kinds(order, worldOf({ ...both, pixels: { "video-social": "22" } }))).toEqual(video);
  expect(kinds(order, worldOf({ pixels, events: [purchase("video-social")] }))).toEqual(video);
  expect(kinds(order, worldOf({}))).toEqual(["mail"]);
  const others = { pixels, events: [{ ...purchase("facebook"), event: "ViewContent" as const }] };
  expect(kinds(order, worldOf(others))).toEqual(["mail"]);
});

test("what advertising is told belongs to its visit, if there is one, and names the plan, though nobody knows it any more", () => {
  const visitId = "5f0c2f6e-6f0a-4f6f-9c39-0a2c1b9f5d22";
  for (const delivery of purchaseDeliveries({ ...order, visitId }, worldOf(both)).slice(1))
    expect(delivery.visit).toBe(visitId);
  for (const delivery of purchaseDeliveries({ ...order, planId: "gone", sold: null }, worldOf(both)).slice(1)) {
    expect(delivery).not.toHaveProperty("visit");
    expect(JSON.stringify(delivery.payload)).toContain("gone");
  }
});

test("an event names the receipt of its order as the page", () => {
  const { funnel, settings } = worldOf(both);
  const world = { settings, funnel: { ...funnel, furtherReceipts: { again: { path: "/again", sellingPath: "/" } } } };
  const pages = [null, "again", "gone"].map((receipt) => {
    const [, facebook] = purchaseDeliveries({ ...order, receipt }, world);
    return String(facebook?.payload.sourceUrl).replace(settings.publicUrl, "");
  });
  expect(pages).toEqual(["/payment-success", "/again", "/payment-success"]);
});
