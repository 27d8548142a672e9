import { afterAll, beforeEach, expect, test } from "vitest";
import { addOrder, order } from "../../testing/add-order.ts";
import { badRequests, refusals } from "../../testing/bad-requests.ts";
import { post } from "../../testing/post.ts";
import { outbox } from "../../testing/rows.ts";
import { testContext, trackingContext } from "../../testing/test-context.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { settingsOf } from "../_shared/context/index.ts";
import { handler as consent } from "../consent/handler.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
const json = { "Content-Type": "application/json" };
beforeEach(() => db.empty());
afterAll(() => db.close());

const good = {
  eventName: "Purchase",
  email: "mallory@evil.example",
  value: 1_000_000,
  currency: "EUR",
  contentType: "product",
  customData: { transaction_id: order.session, plan_name: "Free", platform: "web" },
  eventId: "made-up",
  sourceUrl: "https://evil.example/?email=x",
  userAgent: "Browser/1.0",
  timestamp: 1,
};

test("has the purchase sent with what the order says, whatever the page says", async () => {
  await addOrder(db);
  const context = trackingContext(db);
  expect(await post(handler, good, context)).toMatchObject({ status: 200, body: { accepted: true } });
  const plan = context.funnel.plans.plan2?.name;
  expect(await outbox(db)).toMatchObject([
    {
      kind: "facebook-conversion",
      key: `facebook-conversion:${order.session}`,
      payload: {
        eventName: "Purchase",
        email: order.email,
        value: 19.99,
        currency: "USD",
        contentType: "product",
        customData: { transaction_id: order.session, plan_name: plan, platform: "web" },
        eventId: order.eventId,
        sourceUrl: `https://funnel.example${context.funnel.receiptPath}`,
        userAgent: "Browser/1.0",
        timestamp: Date.parse("2026-11-01T11:59:00Z") / 1000,
      },
    },
  ]);
});

test("has a purchase sent once, however often and by whomever it is told", async () => {
  await addOrder(db);
  await Promise.all([1, 2, 3, 4].map(() => post(handler, good, trackingContext(db))));
  await db.query("update funnel.outbox set state = 'delivered', attempts = 1");
  expect(await post(handler, good, trackingContext(db))).toMatchObject({ body: { accepted: true } });
  expect(await outbox(db)).toMatchObject([{ state: "delivered" }]);
});

test("has a purchase sent within the week that the service takes it, and no later, when it may be forgotten that it was", async () => {
  await addOrder(db);
  const at = (time: string) => trackingContext(db, { now: () => new Date(time) });
  expect(await post(handler, good, at("2026-11-08T12:00:00Z"))).toMatchObject({
    status: 200,
    body: { accepted: true },
  });
  expect(await outbox(db)).toEqual([]);
  await post(handler, good, at("2026-11-08T11:58:00Z"));
  expect(await outbox(db)).toHaveLength(1);
});

test("is turned down for a session that was not paid, and for an unknown one", async () => {
  expect(await post(handler, good, trackingContext(db))).toMatchObject({
    status: 404,
    body: { error: { code: "unknown-session", message: "There is no such purchase." } },
  });
  await addOrder(db, { isPaid: false });
  expect(await post(handler, good, trackingContext(db))).toMatchObject({
    status: 402,
    body: { error: { code: "not-paid", message: "This purchase has not been paid." } },
  });
  expect(await outbox(db)).toEqual([]);
});

test("sends nothing for a buyer who may not be tracked, or whose browser forbids it", async () => {
  await addOrder(db, { mayTrack: false });
  expect(await post(handler, good, trackingContext(db))).toMatchObject({ body: { accepted: false } });
  await db.empty();
  await addOrder(db);
  const forbidden = await post(handler, good, trackingContext(db), { ...json, "Sec-GPC": "1" });
  expect(forbidden).toMatchObject({ status: 200, body: { accepted: false } });
  expect(await outbox(db)).toEqual([]);
});

test("sends nothing on the page's word alone: where consent is required the buyer must have given it", async () => {
  await addOrder(db, { hasAgreed: false });
  const context = trackingContext(db);
  expect(await post(handler, good, context)).toMatchObject({ status: 200, body: { accepted: false } });
  expect(await outbox(db)).toEqual([]);
  const { funnel } = context;
  const free = { ...funnel, tracking: { ...funnel.tracking, consent: "not-required" as const } };
  expect(await post(handler, good, { ...context, funnel: free })).toMatchObject({ body: { accepted: true } });
});

test("waits where no token is set", async () => {
  await addOrder(db);
  const context = trackingContext(db, { settings: settingsOf({}) });
  expect(await post(handler, good, context)).toMatchObject({ body: { accepted: true } });
  expect(await outbox(db)).toMatchObject([{ kind: "facebook-conversion", state: "waiting" }]);
});

test("turns down events and pixels that the definition does not name", async () => {
  await addOrder(db);
  const unknown = { status: 400, body: { error: { code: "unknown-event" } } };
  expect(await post(handler, { ...good, eventName: "Lead" }, trackingContext(db))).toMatchObject(unknown);
  expect(await post(handler, good, testContext(db))).toMatchObject(unknown);
  expect(await outbox(db)).toEqual([]);
});

test("turns down every bad request with its code, and keeps no row", async () => {
  await addOrder(db);
  expect(await badRequests(handler, good, trackingContext(db))).toEqual(refusals);
  expect(await outbox(db)).toEqual([]);
});

test("sends nothing for a buyer who has said no since the checkout was opened, even where they agreed in between", async () => {
  await addOrder(db);
  const say = (isGiven: boolean, at: string) =>
    post(
      consent,
      { visitId: order.visit, purpose: "tracking", isGiven, wording: "May we?" },
      trackingContext(db, { now: () => new Date(at) }),
    );
  await say(true, "2026-11-01T11:00:00Z");
  await say(false, "2026-11-01T11:30:00Z");
  expect(await post(handler, good, trackingContext(db))).toMatchObject({ body: { accepted: false } });
  expect(await outbox(db)).toEqual([]);
  await say(true, "2026-11-01T11:45:00Z");
  expect(await post(handler, good, trackingContext(db))).toMatchObject({ body: { accepted: true } });
});

test.each([
  ["a transaction that is no id", { customData: { ...good.customData, transaction_id: "\u0000" } }],
  ["half a character", { userAgent: "\ud800" }],
])("%s is a bad request, not a failure of ours", async (_, wrong) => {
  await addOrder(db);
  expect(await post(handler, { ...good, ...wrong }, trackingContext(db))).toMatchObject({ status: 400 });
});
