import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { fakeReceiver } from "../../../testing/fake-receiver.ts";
import { outbox } from "../../../testing/rows.ts";
import { testContext, trackingContext } from "../../../testing/test-context.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import type { Context } from "../context/index.ts";
import { settingsOf } from "../context/index.ts";
import { deliverDue } from "./deliver.ts";
import { type Delivery, enqueue } from "./enqueue.ts";
import { isConfigured } from "./receivers.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const put = (delivery: Pick<Delivery, "kind" | "payload">) =>
  enqueue(db, { key: "one", ...delivery }, testContext(db).funnel, new Date("2026-11-01T12:00:00Z"));
const viewed = { event: "ViewContent", event_time: 1793534399, properties: {}, context: { user: {} } };

describe("what the receivers get", () => {
  const sent = async (delivery: Pick<Delivery, "kind" | "payload">, parts: Partial<Context> = {}) => {
    await put(delivery);
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue(trackingContext(db, { fetch, ...parts }));
    return received[0];
  };

  test("the social network: a server event with hashed identity, and the token in no address", async () => {
    const conversion = {
      eventName: "Purchase",
      email: " John_Smith@gmail.com ",
      phone: "+1 (650) 555-1212",
      value: 19.99,
      currency: "USD",
      contentType: "product",
      customData: { transaction_id: "cs_1", plan_name: "4-week", platform: "web" },
      eventId: "event-1",
      sourceUrl: "https://funnel.example/payment-success",
      userAgent: "Browser/1.0",
      timestamp: 1793534340,
    };
    const got = await sent({ kind: "facebook-conversion", payload: conversion });
    expect(got?.url).toBe("https://graph.facebook.com/v25.0/1234567890/events");
    expect(got?.body).toEqual({
      data: [
        {
          event_name: "Purchase",
          event_time: 1793534340,
          event_id: "event-1",
          action_source: "website",
          event_source_url: "https://funnel.example/payment-success",
          user_data: {
            // The examples of the network's reference, "Customer information parameters".
            em: ["62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f"],
            ph: ["e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176"],
            client_user_agent: "Browser/1.0",
          },
          custom_data: {
            value: 19.99,
            currency: "USD",
            content_type: "product",
            content_name: "4-week",
            // The session's own id would show the network the buyer's address.
            order_id: "df49cb665346890a99e6cbda11993715",
          },
        },
      ],
      access_token: "facebook-token",
    });
  });

  test("the video network: the body of the specification, and the token in the header", async () => {
    const event = {
      event: "ViewContent",
      event_time: 1793534399,
      properties: { pixel_id: "CPIXEL", content_name: "Our content", event_id: "event-2" },
      context: { user: { user_agent: "Browser/1.0" } },
    };
    const got = await sent({ kind: "video-social-event", payload: event });
    expect(got?.url).toBe("https://video.example/events");
    expect(got?.headers.get("Access-Token")).toBe("video-token");
    expect(got?.body).toEqual(event);
  });

  describe("whoever is told of leads by e-mail", () => {
    const byMail = {
      LEAD_MAIL_TO: "office@garden.example",
      MAIL_API_URL: "https://mail.example/send",
      MAIL_API_TOKEN: "mail-token",
      MAIL_FROM: "quiz@garden.example",
    };
    const lead = {
      kind: "lead-webhook",
      payload: {
        answers: {
          "How large is it?": "200 m²",
          "Anything else?": "Two trees\nemail: false@garden.example",
          "Wish\nname": "A pond\u2028name: Another Hall",
        },
        email: "ann@home.example",
        name: "Ann Hall",
        ...{ outcome: "large", source: "spring", submission_id: "one", timestamp: "2026-11-01T12:00:00.000Z" },
      },
    } as const;
    const { leadWebhook: _, ...funnel } = testContext(db).funnel;

    test("gets what a webhook would, a line each, and who it is in the subject", async () => {
      const got = await sent(lead, { funnel, settings: settingsOf(byMail) });
      expect(got?.url).toBe("https://mail.example/send");
      expect(got?.headers.get("Authorization")).toBe("Bearer mail-token");
      expect(got?.body).toEqual({
        from: "quiz@garden.example",
        to: "office@garden.example",
        subject: "New lead: Ann Hall",
        text: `email: ann@home.example
name: Ann Hall
answers:
  Wish name: A pond
    name: Another Hall
  Anything else?: Two trees
    email: false@garden.example
  How large is it?: 200 m²
outcome: large

timestamp: 2026-11-01T12:00:00.000Z
source: spring
submission_id: one`,
      });
    });

    test("is named in the subject by what there is", async () => {
      const payload = { phone: "+441632960000", source: "spring" };
      const got = await sent({ kind: "lead-webhook", payload }, { funnel, settings: settingsOf(byMail) });
      expect(got?.body).toMatchObject({ subject: "New lead: +441632960000" });
    });

    test.each([
      ["the operator's", { LEAD_WEBHOOK_URL: "https://automation.example/in" }, funnel],
      ["the definition's", {}, { ...funnel, leadWebhook: "https://automation.example/in" }],
    ])("gets nothing where there is a webhook, %s", async (_, webhook, named) => {
      const got = await sent(lead, { funnel: named, settings: settingsOf({ ...byMail, ...webhook }) });
      expect(got?.url).toBe("https://automation.example/in");
    });

    test("is told later where nothing sends e-mails yet: the lead waits", async () => {
      const { MAIL_API_TOKEN: _, ...unfinished } = byMail;
      expect(await sent(lead, { funnel, settings: settingsOf(unfinished) })).toBeUndefined();
      expect(await outbox(db)).toMatchObject([{ state: "waiting", attempts: 0 }]);
    });
  });

  test.each([
    [{ code: 40001, message: "Ann is no advertiser" }, "dead", "refused (HTTP 200, code 40001)"],
    [{ code: 0, message: "OK" }, "delivered", null],
    [{ code: "7" }, "delivered", null],
    ["fine", "delivered", null],
    [null, "delivered", null],
  ])("the video network, which answers 200 with %j: %s", async (answer, state, last_problem) => {
    await put({ kind: "video-social-event", payload: viewed });
    const { fetch } = fakeReceiver(async () => Response.json(answer));
    await deliverDue(trackingContext(db, { fetch }));
    expect(await outbox(db)).toMatchObject([{ state, last_problem }]);
  });

  test.each(["<html>", "x".repeat(100_000)])(
    "the video network, whose 200 is no JSON or endless, has it",
    async (text) => {
      await put({ kind: "video-social-event", payload: viewed });
      const { fetch } = fakeReceiver(async () => new Response(text));
      await deliverDue(trackingContext(db, { fetch }));
      expect(await outbox(db)).toMatchObject([{ state: "delivered" }]);
    },
  );

  test("the video network gets nothing while it has no address: none is assumed", async () => {
    await put({ kind: "video-social-event", payload: viewed });
    const { fetch, received } = fakeReceiver(() => 200);
    const settings = settingsOf({ VIDEO_SOCIAL_ACCESS_TOKEN: "video-token" });
    await deliverDue(trackingContext(db, { fetch, settings }));
    expect(received).toEqual([]);
    expect(await outbox(db)).toMatchObject([{ state: "waiting", attempts: 0 }]);
  });

  test.each([
    ["mail", "an address", { MAIL_API_TOKEN: "token", MAIL_FROM: "hello@funnel.example" }],
    ["mail", "a token", { MAIL_API_URL: "https://mail.example", MAIL_FROM: "hello@funnel.example" }],
    ["mail", "a sender", { MAIL_API_URL: "https://mail.example", MAIL_API_TOKEN: "token" }],
    ["facebook-conversion", "a pixel", { FACEBOOK_ACCESS_TOKEN: "token" }],
    [
      "video-social-event",
      "a pixel",
      { VIDEO_SOCIAL_ACCESS_TOKEN: "token", VIDEO_SOCIAL_API_URL: "https://v.example" },
    ],
  ] as const)("%s waits for a receiver while it has not %s", (kind, _, set) => {
    const { funnel } = testContext(db);
    const { pixels, ...tracking } = funnel.tracking;
    expect(isConfigured(kind, { settings: settingsOf(set), funnel: { ...funnel, tracking } })).toBe(false);
  });

  test("the mail service: sender, receiver, subject and text", async () => {
    const got = await sent(
      { kind: "mail", payload: { to: "ann@example.com", subject: "Welcome", text: "Hello" } },
      {
        settings: settingsOf({
          MAIL_API_URL: "https://mail.example/send",
          MAIL_API_TOKEN: "mail-token",
          MAIL_FROM: "hello@funnel.example",
        }),
      },
    );
    expect(got?.url).toBe("https://mail.example/send");
    expect(got?.headers.get("Authorization")).toBe("Bearer mail-token");
    expect(got?.key).toBe("one");
    expect(got?.body).toEqual({
      from: "hello@funnel.example",
      to: "ann@example.com",
      subject: "Welcome",
      text: "Hello",
    });
  });
});
