import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { fakeReceiver } from "../../../testing/fake-receiver.ts";
import { hour, outboxOf, settings, start } from "../../../testing/outbox-entries.ts";
import { outbox } from "../../../testing/rows.ts";
import { sayConsent } from "../../../testing/say-consent.ts";
import { testContext, trackingContext } from "../../../testing/test-context.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import type { Database } from "../database/index.ts";
import { deliverDue, dropEvents } from "./deliver.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const { put, deliverFor } = outboxOf(db);

describe("an event of a visitor who withdraws consent", () => {
  const visit = "8d2f0f0a-52a3-4d44-8bd1-7f8b7a3f1b11";
  const say = (isGiven: boolean, now = new Date(start)) =>
    sayConsent(visit, isGiven, testContext(db, { now: () => now }));
  const event = {
    kind: "video-social-event",
    payload: { event: "ViewContent", context: { user: {} } },
    visit,
  } as const;
  const dropped = { state: "dropped", last_problem: "consent withdrawn" };

  test("is not sent any more and is no failure; leads and mails are sent", async () => {
    await put("event", event);
    await put("lead");
    await put("mail", { kind: "mail", payload: { to: "a@b.c", subject: "s", text: "t" } });
    await say(false);
    const { fetch, received } = fakeReceiver(() => 200);
    const all = { ...trackingContext(db).settings, ...settings };
    const mail = { apiUrl: "https://mail.example", token: "token", from: "hello@funnel.example" };
    const context = trackingContext(db, {
      fetch,
      settings: { ...all, leadWebhookUrl: "https://automation.example", mail },
    });
    expect(await deliverDue(context)).toEqual({ delivered: 2, dropped: 1, dead: 0 });
    expect(received.map(({ key }) => key).sort()).toEqual(["lead", "mail"]);
    expect(await outbox(db)).toMatchObject([
      { key: "event", attempts: 0, ...dropped },
      { key: "lead", state: "delivered" },
      { key: "mail", state: "delivered" },
    ]);
  });

  test("is sent all the same if the no was to something else, or of somebody else", async () => {
    await put("event", event);
    await say(true);
    await say(false, new Date(start + 1000));
    await db.query("update funnel.consents set purpose = 'news' where not is_given");
    await sayConsent(crypto.randomUUID(), false, testContext(db, { now: () => new Date(start + 1000) }));
    const { fetch } = fakeReceiver(() => 200);
    expect(await deliverDue(trackingContext(db, { fetch }))).toEqual({ delivered: 1, dropped: 0, dead: 0 });
  });

  test("is dropped between two tries, and while nobody is there to get it", async () => {
    await put("event", event);
    const { fetch, received } = fakeReceiver(() => 503);
    await deliverDue(trackingContext(db, { fetch }));
    await say(false);
    expect(await deliverDue(testContext(db, { fetch }))).toEqual({ delivered: 0, dropped: 1, dead: 0 });
    await deliverFor(1, fetch);
    expect(received).toHaveLength(1);
    expect(await outbox(db)).toMatchObject([{ attempts: 1, ...dropped }]);
  });

  test("is not taken even where the no comes after the sender has looked for one", async () => {
    await put("event", event);
    const { fetch, received } = fakeReceiver(() => 200);
    const late: Database = {
      ...db,
      query: async (text, parameters) => {
        if (text.includes("due_at <=")) await say(false);
        return db.query(text, parameters);
      },
    };
    await deliverDue(trackingContext(late, { fetch }));
    expect(received).toEqual([]);
  });

  test("is dropped after seven days without a receiver, and counts as no failure; leads and mails wait on", async () => {
    const { visit: _, ...anonymous } = event;
    await put("event", anonymous);
    await put("conversion", { ...anonymous, kind: "facebook-conversion" });
    await put("lead");
    await put("mail", { kind: "mail", payload: { to: "a@b.c", subject: "s", text: "t" } });
    const lines: unknown[] = [];
    const unset = (days: number) =>
      testContext(db, { now: () => new Date(start + days * 24 * hour), log: (...line) => lines.push(line) });
    expect(await deliverDue(unset(7))).toMatchObject({ dropped: 0 });
    expect(await deliverDue(unset(7.1))).toEqual({ delivered: 0, dropped: 2, dead: 0 });
    expect(await deliverDue(unset(365))).toEqual({ delivered: 0, dropped: 0, dead: 0 });
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual([
      "info",
      "delivery-dropped",
      { kind: "video-social-event", key: "event", attempts: 0, reason: "too old" },
    ]);
    expect(await outbox(db)).toMatchObject([
      { key: "conversion", state: "dropped", last_problem: "too old" },
      { key: "event", state: "dropped", last_problem: "too old" },
      { key: "lead", state: "waiting" },
      { key: "mail", state: "waiting" },
    ]);
  });

  test("is sent where the visitor has agreed again", async () => {
    await put("event", event);
    await say(false);
    await say(true, new Date(start + 1));
    expect(await deliverDue(trackingContext(db, { fetch: fakeReceiver(() => 200).fetch }))).toMatchObject({
      delivered: 1,
    });
  });

  test.each([
    [200, { state: "delivered" }],
    [503, dropped],
  ])("while it is under way counts as what the answer %s makes of it", async (status, end) => {
    await put("event", event);
    const { fetch } = fakeReceiver(async () => {
      await say(false);
      await dropEvents("video-social-event", testContext(db));
      return new Response(null, { status });
    });
    await deliverDue(trackingContext(db, { fetch }));
    expect(await outbox(db)).toMatchObject([end]);
  });
});

test("all that is too old is dropped at once, however much it is, and no statement takes all of it", async () => {
  await db.query(
    `insert into funnel.outbox (kind, key, payload, created_at, due_at, funnel_id, funnel_version, funnel_hash)
     select 'video-social-event', number::text, '{}', '2026-01-01', '2026-01-01', 'f', 1, 'h'
     from generate_series(1, 5003) as number`,
  );
  let statements = 0;
  const counted: Database = {
    ...db,
    query: (text, parameters) => {
      statements += 1;
      return db.query(text, parameters);
    },
  };
  expect(await dropEvents("video-social-event", testContext(counted))).toBe(5003);
  expect(statements).toBe(2);
  expect(await db.query("select from funnel.outbox where state <> 'dropped'")).toEqual([]);
});
