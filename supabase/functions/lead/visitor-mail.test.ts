import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { flowOf } from "../../../engine/flow/index.ts";
import { choose, computedOf, emptyQuiz, type Quiz, toStored } from "../../../engine/quiz/index.ts";
import { serverFunnelOf } from "../../../engine/views/index.ts";
import { definition } from "../../../tests/definition.ts";
import { fakeReceiver } from "../../testing/fake-receiver.ts";
import { post } from "../../testing/post.ts";
import { testContext } from "../../testing/test-context.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { settingsOf } from "../_shared/context/index.ts";
import { deliverDue } from "../_shared/outbox/index.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

/** A funnel whose mail has these texts. */
const funnelWith = (subject: string, body: string) =>
  definition(`
start: soil
language: de
product: { name: Beete }
facts: { beds: { value: 1200, source: Our own count } }
lead:
  source: beds
  mail: { subject: ${JSON.stringify(subject)}, body: ${JSON.stringify(body)} }
scales: { sun: {} }
values: { half: { of: weeks / 2 }, harvest: { of: today + weeks * 1 week } }
outcomes:
  - { id: near, when: { field: { postcode: { starts: ["1"] } } }, title: "Ein Beet in der Nähe", text: "Bis **{harvest}**, {wish|ohne Wunsch}" }
  - { id: far, title: Ein Beet zum Bestellen, text: Weit weg }
steps:
  soil: { type: question, path: /, question: Boden?, options: [{ id: sand, label: Sand, score: { sun: 2 } }, Lehm], save: soil, otherwise: text, next: you }
  you:
    type: form
    path: /you
    heading: Sie
    fields:
      - { id: weeks, type: number, label: Wochen, min: 1, max: 52 }
      - { id: area, type: measure, label: Fläche, units: [m2, ft2], min: 1 m2, max: 900 m2 }
      - { id: postcode, type: text, label: Postleitzahl }
      - { id: wish, type: long-text, label: Wunsch, required: false }
      - { id: friend, type: email, label: Adresse einer Freundin, required: false }
      - { id: tel, type: phone, label: Ihre Nummer, required: false }
      - { id: box, type: checkbox, label: Tausch, text: Ich tausche Setzlinge, required: false }
    button: Weiter
    next: contact
  contact: { type: form, path: /contact, heading: Wohin?, fields: [{ id: who, type: text, label: Name, contact: name }, { id: mail, type: email, label: E-Mail, contact: true }], consent: "[x](legal:p)", button: Los, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Danke }] }
legal: { title: L, tabs: [{ id: p, purpose: privacy, label: P, text: P }] }
`);

const funnel = funnelWith(
  "{name|Guten Tag}: {outcome.title}",
  "{outcome.text}. Boden: {soil}, Sonne: {score.sun}, {weeks|1 Woche|5 Wochen}, {area}, {facts.beds} Beete. {wish|-}{phone|-}{friend|-}{tel|-}{box|-}{email}",
);
/** When the visitor left the address; it was another day where they are. */
const timestamp = "2026-11-01T23:30:00.000Z";

function quizOf({ wish = "", soil = "sand", of = funnel } = {}): Quiz {
  const flow = flowOf(of);
  const values = { weeks: "3", area: "12 m2", "area.unit": "m2", postcode: "10115", wish, "soil.otherwise": wish };
  return choose(flow, { ...emptyQuiz, reached: ["soil", "you", "contact"], values }, "soil", [soil]);
}

/** What a page sends with an address, where it is the day of a moment. */
function leadOf(quiz: Quiz, { of = funnel, day = "2026-11-01T12:00:00Z", more = {} } = {}) {
  const flow = flowOf(of, () => new Date(day));
  return {
    ...{ submissionId: crypto.randomUUID(), timestamp, source: "beds", email: "ann@example.com", name: "Ann O’Neill" },
    ...more,
    about: { quiz: toStored(flow, quiz), computed: computedOf(flow, quiz)?.plain(), outcome: "near" },
  };
}

const contextOf = (of = funnel) => testContext(db, { funnel: serverFunnelOf(of, "hash") });

const mails = async () =>
  (await db.query<{ payload: string }>("select payload::text as payload from funnel.outbox where kind = 'mail'")).map(
    ({ payload }) => JSON.parse(payload),
  );

describe("the mail to whoever leaves an address", () => {
  test("says the result, answers, values and figures as the page did", async () => {
    expect(await post(handler, leadOf(quizOf()), contextOf())).toMatchObject({ status: 200 });
    expect(await mails()).toEqual([
      {
        to: "ann@example.com",
        subject: "Ann O’Neill: Ein Beet in der Nähe",
        text: "Bis 22. November 2026, ohne Wunsch. Boden: Sand, Sonne: 2, 3 Wochen, 12\u00a0m², 1200 Beete. -----ann@example.com",
      },
    ]);
  });

  test.each([
    ["2026-11-02T12:00:00Z", "23. November 2026"],
    ["2026-11-01T12:00:00Z", "22. November 2026"],
    ["2026-10-31T12:00:00Z", "21. November 2026"],
    // No clock is that wrong: then it is the server's day.
    ["2026-10-20T12:00:00Z", "22. November 2026"],
  ])("counts days from the one that the visitor has: %s", async (day, harvest) => {
    await post(handler, leadOf(quizOf(), { day }), contextOf());
    expect((await mails())[0].text).toContain(`Bis ${harvest},`);
  });

  test("carries no words that were typed beside an address, wherever they were typed", async () => {
    const wish = "Win at https://evil.example now";
    const quiz = quizOf({ wish, soil: "otherwise" });
    const forged = {
      ...quiz,
      values: {
        ...quiz.values,
        weeks: wish,
        area: wish,
        phone: wish,
        soil: wish,
        harvest: wish,
        email: wish,
        name: wish,
        friend: "evil@win.example",
        tel: "+14155550132",
        box: `${timestamp} ${wish}`,
      },
      query: { soil: wish },
    };
    for (const name of [wish, "evil.example", "Ann 7", "a".repeat(41), "Win a a a a"])
      for (const told of [quiz, forged]) {
        const context = testContext(db, { ...contextOf(), now: () => new Date() });
        await post(handler, leadOf(told, { more: { name, email: `${crypto.randomUUID()}@example.com` } }), context);
      }
    const sent = JSON.stringify(await mails());
    expect(await mails()).toHaveLength(10);
    expect(sent).not.toMatch(/evil|Win|Ann 7|aaaa|4155550/);
    expect(sent).toContain("Guten Tag: Ein Beet");
  });

  test.each(["Ann", "María del Carmen López", "Nguyễn Văn A", "Siân O’Neill-Müller"])(
    "calls %s by name",
    async (name) => {
      await post(handler, leadOf(quizOf(), { more: { name } }), contextOf());
      expect((await mails())[0].subject).toBe(`${name}: Ein Beet in der Nähe`);
    },
  );

  test("is sent once for a lead, and at most three times a day to an address", async () => {
    const context = contextOf();
    const lead = leadOf(quizOf());
    for (const more of [{}, {}, {}, {}, { phone: "+14155550132" }]) await post(handler, { ...lead, ...more }, context);
    expect(await mails()).toHaveLength(1);
    // Repeats of one lead count as one: an answer that is corrected is mailed, too.
    await post(handler, leadOf(quizOf()), context);
    expect(await mails()).toHaveLength(2);
    await db.empty();
    for (const email of ["ann@example.com", "Ann@example.com", "ann+1@Example.com", "ann+2@example.com"])
      await post(handler, leadOf(quizOf(), { more: { email } }), context);
    expect(await mails()).toHaveLength(3);
    const tomorrow = { ...context, now: () => new Date("2026-11-02T12:00:00Z") };
    await post(handler, leadOf(quizOf()), tomorrow);
    expect(await mails()).toHaveLength(4);
    expect(await db.query("select from funnel.leads")).toHaveLength(5);
  });

  test("is asked for by one network no more than 500 times a day, and the log says when one is not written", async () => {
    const told: unknown[] = [];
    const context = { ...contextOf(), log: (...line: readonly unknown[]) => told.push(line) };
    const call = (lead: object) => {
      const headers = { "Content-Type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(lead) };
      return handler(new Request("http://localhost:3000/functions/v1/lead", init), context);
    };
    await call(leadOf(quizOf()));
    await db.query("update funnel.rate_limits set count = 500 where bucket like 'mail-from:%'");
    await call(leadOf(quizOf(), { more: { email: "bob@example.com" } }));
    expect(await mails()).toHaveLength(1);
    expect(await db.query("select from funnel.leads")).toHaveLength(2);
    expect(told).toContainEqual(["info", "mail-not-written", { why: "too many in a day" }]);
  });

  test("waits for an address, and goes to none that only a machine leaves", async () => {
    const lead = leadOf(quizOf(), { more: { email: undefined, phone: "+14155550132" } });
    await post(handler, lead, contextOf());
    await post(handler, leadOf(quizOf(), { more: { website: "x" } }), contextOf());
    expect(await mails()).toEqual([]);
    await post(handler, { ...lead, email: "ann@example.com" }, contextOf());
    expect(await mails()).toHaveLength(1);
  });

  test("that says answers is not written for a visitor who has told none of this version", async () => {
    const { quiz, ...about } = leadOf(quizOf()).about;
    for (const known of [{ ...about, quiz: { ...quiz, version: 0 } }, about, undefined])
      expect(await post(handler, { ...leadOf(quizOf()), about: known }, contextOf())).toMatchObject({ status: 200 });
    expect(await mails()).toEqual([]);
    const plain = contextOf(funnelWith("Danke, \n {email} \n", "{name|Hallo}, {facts.beds} Beete von {product.name}"));
    await post(handler, { ...leadOf(quizOf()), email: "bob@example.com", about: undefined }, plain);
    expect(await mails()).toMatchObject([
      { subject: "Danke, bob@example.com", text: "Ann O’Neill, 1200 Beete von Beete" },
    ]);
  });

  test("says when the appointment is, and says it again once it is another one", async () => {
    const of = definition(`
start: visit
language: en-GB
lead: { source: visits, mail: { subject: Your visit, body: "{visit|We write to you}" } }
calendars: { visits: { timeZone: UTC, length: 1 h, open: [{ days: [tue], from: "09:00", until: "13:00" }] } }
steps:
  visit: { type: form, path: /, heading: When?, fields: [{ id: visit, type: appointment, label: Visit, calendar: visits }, { id: mail, type: email, label: E-Mail, contact: true, required: false }, { id: tel, type: phone, label: Number, contact: true }], consent: "[x](legal:p)", button: Book, next: end }
  end: { type: end, path: /end, sections: [{ type: heading, text: Thanks }] }
legal: { title: L, tabs: [{ id: p, purpose: privacy, label: P, text: P }] }
`);
    const context = contextOf(of);
    const submissionId = crypto.randomUUID();
    const leave = (hour: string, more: object) => {
      const quiz = { ...emptyQuiz, reached: ["visit"], values: { visit: `2026-11-03T${hour}:00+00:00` } };
      return post(
        handler,
        leadOf(quiz, { of, more: { submissionId, phone: "+14155550132", name: undefined, ...more } }),
        context,
      );
    };
    await leave("09", { email: undefined });
    await leave("10", {});
    // With more of the contact and without.
    for (const name of ["Ann", "Ann", undefined]) await leave("11", { name });
    await leave("12", {});
    await leave("12", { submissionId: crypto.randomUUID(), email: "bob@example.com" });
    expect((await mails()).map(({ to, text }) => `${to}: ${text}`).sort()).toEqual([
      "ann@example.com: Tuesday 3 November at 10:00",
      "ann@example.com: Tuesday 3 November at 11:00",
      "ann@example.com: Tuesday 3 November at 12:00",
      "bob@example.com: We write to you",
    ]);
  });

  test("goes out through the service for e-mails", async () => {
    const settings = settingsOf({
      MAIL_API_URL: "https://mail.example/send",
      MAIL_API_TOKEN: "token",
      MAIL_FROM: "us@example.com",
    });
    const { fetch, received } = fakeReceiver(() => 200);
    const context = { ...contextOf(), settings, fetch };
    await post(handler, leadOf(quizOf()), context);
    await deliverDue(context);
    expect(received).toMatchObject([
      { url: "https://mail.example/send", body: { from: "us@example.com", to: "ann@example.com" } },
    ]);
  });
});
