// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { trackedFunnel } from "../../tests/tracked-funnel.ts";
import type { ConfirmedOrder } from "../services/purchase/index.ts";
import { browserStorage } from "../services/storage.ts";
import { createLedger, createTracker } from "../services/tracking/index.ts";
import { eventState } from "./events-card.tsx";

const events =
  trackedFunnel(`
  pixels: { video-social: V }
  events:
    - { event: ViewContent, to: video-social, step: look, content: A course }
    - { event: ViewContent, to: video-social, step: look, content: A course, contentId: course }
    - { event: InitiateCheckout, to: video-social, step: pay }
    - { event: Purchase, to: video-social, step: thanks, value: amount-paid }
`)?.events ?? [];

const storage = browserStorage("f");
beforeEach(() => localStorage.clear());

/** The states of all events after a visit by the real tracker. */
async function statesAfter(steps: readonly string[], choice?: boolean, paid: readonly ConfirmedOrder[] = []) {
  let mayTrack = choice === false ? false : undefined;
  for (const order of paid.length ? paid : [undefined]) {
    const tracker = createTracker({
      name: "f",
      events,
      storage,
      mayTrack: () => mayTrack,
      priceAt: () => undefined,
      paid: order ? Promise.resolve(order) : new Promise(() => undefined),
      receivers: { facebook: [], "video-social": [async () => undefined] },
      address: () => "https://funnel.example/",
      now: () => 1_000_000,
    });
    for (const step of steps) tracker.enter(step);
    await settle();
    mayTrack = choice;
    if (choice !== undefined) tracker.decide();
    await settle();
  }
  const tracked = { states: createLedger(storage).states(), mayTrack };
  return events.map((event) => eventState(event, true, tracked));
}

/** Lets all pending promises settle. */
const settle = () => new Promise((done) => setTimeout(done));

test("before the visitor was asked, what happened is held and the rest is to come", async () => {
  expect(await statesAfter(["look"])).toEqual(["held", "held", "to come", "to come"]);
});

test("what was held is sent when the visitor agrees", async () => {
  expect(await statesAfter(["look"], true)).toEqual(["sent", "sent", "to come", "to come"]);
});

test("after a no nothing is sent, wherever the visitor goes", async () => {
  expect(await statesAfter(["look", "pay"], false)).toEqual(["not sent", "not sent", "not sent", "not sent"]);
});

test("a step that was only shown tells nothing of a payment; each order is told under the same event", async () => {
  expect(await statesAfter(["thanks"], true)).toEqual(["to come", "to come", "to come", "to come"]);
  const order = (eventId: string): ConfirmedOrder => ({
    ...{ status: "complete", paid: true, amount: 1, currency: "USD", plan: "Plan", planId: "plan" },
    ...{ email: "ann@example.com", sessionId: eventId, eventId },
  });
  expect((await statesAfter(["thanks"], true, [order("a"), order("b")])).at(-1)).toBe("sent");
});

test("an event that nobody is there for is not sent", () => {
  const [event] = events;
  if (!event) throw new Error("The definition above has events.");
  expect(eventState(event, false, { states: new Map(), mayTrack: true })).toBe("not sent");
});
