import { type Context, settingsOf } from "../functions/_shared/context/index.ts";
import type { Database } from "../functions/_shared/database/index.ts";
import { shippedFunnel } from "./funnels/funnels.ts";

/**
 * A function's context in a test: a real database, the shipped funnel, no network, and a stopped clock.
 *
 * @param parts parts that differ for this test
 */
export function testContext(db: Database, parts: Partial<Context> = {}): Context {
  return {
    funnel: shippedFunnel(),
    db,
    settings: settingsOf({}),
    fetch: () => Promise.reject(new Error("This test lets nothing out")),
    now: () => new Date("2026-11-01T12:00:00Z"),
    log: () => undefined,
    requestId: "test-request",
    clientAddress: "192.0.2.1",
    ...parts,
  };
}

/** A context whose funnel reports to both advertising services, which are configured. */
export function trackingContext(db: Database, parts: Partial<Context> = {}): Context {
  const context = testContext(db);
  return {
    ...context,
    funnel: {
      ...context.funnel,
      tracking: {
        consent: "required",
        pixels: { facebook: "1234567890", "video-social": "CPIXEL" },
        events: [
          { event: "ViewContent", to: "video-social", step: "a", content: "Our content", contentId: "our-id" },
          { event: "InitiateCheckout", to: "video-social", step: "b", value: "plan-price", currency: "EUR" },
          { event: "Purchase", to: "video-social", step: "c", value: "amount-paid" },
          { event: "Purchase", to: "facebook", step: "c", value: "amount-paid" },
        ],
      },
    },
    settings: settingsOf({
      PUBLIC_URL: "https://funnel.example",
      ALLOWED_ORIGINS: "http://localhost:3000",
      FACEBOOK_ACCESS_TOKEN: "facebook-token",
      VIDEO_SOCIAL_ACCESS_TOKEN: "video-token",
      VIDEO_SOCIAL_API_URL: "https://video.example/events",
    }),
    ...parts,
  };
}
