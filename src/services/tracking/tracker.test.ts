// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { TrackingEvent } from "../../../schema/funnel.types.ts";
import { trackedFunnel } from "../../../tests/tracked-funnel.ts";
import { attemptFor } from "../purchase/attempt.ts";
import type { ConfirmedOrder } from "../purchase/index.ts";
import { browserStorage, type FunnelStorage } from "../storage.ts";
import type { SendEvent } from "./tracked-event.ts";
import { createTracker } from "./tracker.ts";

const tracking = trackedFunnel(`
  pixels: { facebook: "1", video-social: V }
  events:
    - { event: ViewContent, to: video-social, step: look, content: A course, contentId: course }
    - { event: ViewContent, to: facebook, step: look, id: view }
    - { event: InitiateCheckout, to: facebook, step: pay, id: view }
    - { event: Purchase, to: facebook, step: pay, id: bought, value: plan-price, currency: EUR }
    - { event: Purchase, to: facebook, step: thanks, id: bought, value: amount-paid, currency: EUR }
`);

let now = 1_000_000;
beforeEach(() => {
  localStorage.clear();
  now = 1_000_000;
});
const storage = browserStorage("f");
const order: ConfirmedOrder = {
  status: "complete",
  paid: true,
  planId: "plan",
  amount: 19.99,
  currency: "USD",
  plan: "Plan",
  sessionId: "cs_1",
  email: "ada@example.com",
  eventId: "of-order",
};

/** A tab: its dispatcher, what it sent, and the visitor's controls. */
function tab(
  changes: {
    mayTrack?: boolean | undefined;
    storage?: FunnelStorage;
    fails?: boolean;
    events?: readonly TrackingEvent[];
  } = {},
) {
  const state = { mayTrack: "mayTrack" in changes ? changes.mayTrack : true };
  const receiver = () => vi.fn<SendEvent>(async () => (changes.fails ? Promise.reject(new TypeError()) : undefined));
  const [facebook, video] = [receiver(), receiver()];
  let pay: (order: ConfirmedOrder) => void = () => undefined;
  const paid = new Promise<ConfirmedOrder>((resolve) => {
    pay = resolve;
  });
  const tracker = createTracker({
    name: "f",
    events: changes.events ?? tracking?.events ?? [],
    storage: changes.storage ?? storage,
    mayTrack: () => state.mayTrack,
    priceAt: () => 19.99,
    paid,
    receivers: { facebook: [facebook], "video-social": [video] },
    address: () => "https://funnel.example/page",
    now: () => now,
  });
  const sent = () => [...facebook.mock.calls, ...video.mock.calls].map(([event]) => event);
  return { ...tracker, pay, state, sent };
}

/** Lets all pending promises settle. */
const settle = () => new Promise((done) => setTimeout(done));

test("a step's events go out with the definition's words, the address and the time", async () => {
  const { enter, sent } = tab();
  enter("look");
  await settle();
  expect(sent()).toEqual([
    { event: "ViewContent", to: "facebook", eventId: expect.any(String), url: "https://funnel.example/page", at: now },
    {
      event: "ViewContent",
      to: "video-social",
      content: "A course",
      contentId: "course",
      eventId: expect.any(String),
      url: "https://funnel.example/page",
      at: now,
    },
  ]);
});

test("each event goes out once: on the step again, after a reload, in another tab, at the same time", async () => {
  const [first, second] = [tab(), tab()];
  first.enter("look");
  second.enter("look");
  first.enter("look");
  await settle();
  const reloaded = tab();
  reloaded.enter("look");
  await settle();
  expect([...first.sent(), ...second.sent()]).toHaveLength(2);
  expect(reloaded.sent()).toEqual([]);
});

test("each event goes out once where the browser keeps nothing, as long as the page", async () => {
  const nowhere: FunnelStorage = { read: () => undefined, write: () => undefined, onOtherTab: () => () => undefined };
  const { enter, sent } = tab({ storage: nowhere });
  enter("look");
  await settle();
  enter("look");
  await settle();
  expect(sent()).toHaveLength(2);
});

test("events that share an id are told under one", async () => {
  const { enter, sent } = tab();
  enter("look");
  await settle();
  enter("pay");
  await settle();
  const ids = sent().flatMap(({ to, event, eventId }) => (to === "facebook" && event !== "Purchase" ? eventId : []));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test.each(["x", "", 7, null, {}])("stored ids of %j are none: events are told under proper ones", async (nonsense) => {
  storage.write("event-ids", { view: nonsense });
  storage.write("purchase", { attempt: nonsense, eventId: nonsense });
  const { enter, sent } = tab();
  enter("look");
  enter("pay");
  await settle();
  const eventId = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(sent()).toMatchObject(Array(4).fill({ eventId }));
});

test("a purchase has the id of the attempt to buy, whichever of both comes first; another attempt has another", async () => {
  const { enter, sent } = tab();
  enter("pay");
  await settle();
  const { eventId } = sent().find(({ event }) => event === "Purchase") ?? {};
  const purchase = { plan: "plan", email: "ada@example.com", isHosted: false };
  const attempt = attemptFor(storage, purchase, now);
  const another = attemptFor(storage, { ...purchase, email: "bob@example.com" }, now);
  expect(attempt.eventId).toBe(eventId);
  expect(another.attempt).not.toBe(attempt.attempt);
  expect(another.eventId).not.toBe(eventId);
  localStorage.removeItem("f:tracked");
  const later = tab();
  later.enter("pay");
  await settle();
  expect(later.sent().find(({ event }) => event === "Purchase")?.eventId).toBe(another.eventId);
});

test("the plan's price is told in euros where the event names no currency, as the backend tells it", async () => {
  const events = [{ event: "InitiateCheckout", to: "facebook", step: "pay", value: "plan-price" } as const];
  const { enter, sent } = tab({ events });
  enter("pay");
  await settle();
  expect(sent()).toMatchObject([{ value: 19.99, currency: "EUR" }]);
});

test("a page before the payment tells the plan's price in the currency that is named for it", async () => {
  const { enter, sent } = tab();
  enter("pay");
  await settle();
  expect(sent().find(({ event }) => event === "Purchase")).toMatchObject({ value: 19.99, currency: "EUR" });
});

test("what was paid is told once the backend has seen it, in figures and under the id of the order", async () => {
  const { enter, pay, sent } = tab();
  enter("thanks");
  await settle();
  expect(sent()).toEqual([]);
  pay(order);
  await settle();
  expect(sent()).toMatchObject([
    {
      event: "Purchase",
      value: 19.99,
      currency: "USD",
      eventId: "of-order",
      order: { session: "cs_1", plan: "Plan", email: "ada@example.com" },
    },
  ]);
  const reloaded = tab();
  reloaded.enter("thanks");
  reloaded.pay(order);
  const later = tab();
  later.enter("thanks");
  later.pay({ ...order, eventId: "of-another" });
  await settle();
  expect(reloaded.sent()).toEqual([]);
  expect(later.sent()).toMatchObject([{ eventId: "of-another" }]);
});

test("before the visitor agrees nothing goes out; then what happened in this visit does, with its own time", async () => {
  const asked = tab({ mayTrack: undefined });
  asked.enter("look");
  await settle();
  const next = tab({ mayTrack: undefined });
  now += 60_000;
  next.enter("pay");
  await settle();
  expect([...asked.sent(), ...next.sent()]).toEqual([]);
  next.state.mayTrack = true;
  next.decide();
  asked.state.mayTrack = true;
  asked.decide();
  await settle();
  const sent = [...asked.sent(), ...next.sent()];
  expect(sent.map(({ event }) => event).sort()).toEqual(["InitiateCheckout", "Purchase", "ViewContent", "ViewContent"]);
  expect(sent.find(({ event }) => event === "ViewContent")?.at).toBe(1_000_000);
});

test("what was held from a visit of another day is forgotten", async () => {
  const asked = tab({ mayTrack: undefined });
  asked.enter("look");
  await settle();
  now += 25 * 3_600_000;
  asked.state.mayTrack = true;
  asked.decide();
  await settle();
  expect(asked.sent()).toEqual([]);
});

test("a visitor who declines has what was held forgotten, and is told of no more", async () => {
  const asked = tab({ mayTrack: undefined });
  asked.enter("look");
  await settle();
  asked.state.mayTrack = false;
  asked.decide();
  asked.enter("pay");
  await settle();
  asked.state.mayTrack = true;
  asked.decide();
  await settle();
  expect(asked.sent()).toEqual([]);
});

test("services that cannot be reached are one quiet line, with nothing of the event in it", async () => {
  const log = vi.spyOn(console, "debug").mockImplementation(() => undefined);
  const { enter, sent } = tab({ fails: true });
  enter("look");
  enter("pay");
  await settle();
  expect(sent()).toHaveLength(4);
  expect(log.mock.calls).toEqual([["An event could not be sent.", "TypeError"]]);
});

test.each(["nonsense", [1, 2], { a: 1, b: null }])("a ledger of %j is survived", async (kept) => {
  storage.write("tracked", kept);
  storage.write("event-ids", kept);
  storage.write("purchase", kept);
  const { enter, decide, sent } = tab();
  enter("look");
  decide();
  await settle();
  expect(sent()).toHaveLength(2);
});

test("what was held goes out beside something whose time is no number", async () => {
  storage.write("tracked", { a: { eventId: "x", at: { toString: 1, valueOf: 1 } } });
  const asked = tab({ mayTrack: undefined });
  asked.enter("look");
  await settle();
  asked.state.mayTrack = true;
  asked.decide();
  await settle();
  expect(asked.sent()).toHaveLength(2);
});
