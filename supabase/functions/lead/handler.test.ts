import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { badRequests, refusals } from "../../testing/bad-requests.ts";
import { fakeReceiver } from "../../testing/fake-receiver.ts";
import { shareOf } from "../../testing/interleaved.ts";
import { post } from "../../testing/post.ts";
import { testContext } from "../../testing/test-context.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { atEachStep, faults, withFault } from "../../testing/with-fault.ts";
import { settingsOf } from "../_shared/context/index.ts";
import { deliverDue } from "../_shared/outbox/index.ts";
import { handler } from "./handler.ts";

const db = await testDatabase();
const json = { "Content-Type": "application/json" };
beforeEach(() => db.empty());
afterAll(() => db.close());

const good = {
  submissionId: "5f0c3a52-8a7e-4a52-9d35-0d1a3ce5c1a1",
  timestamp: "2026-11-01T11:59:58.123Z",
  source: "trading_quiz",
  email: "ann@example.com",
};
const byPhone = { ...good, email: undefined, phone: "+14155550132" };
const withWebhook = { settings: settingsOf({ LEAD_WEBHOOK_URL: "https://automation.example/leads" }) };
const leads = () => db.query<{ suspicion: string | null }>("select * from funnel.leads");
const outbox = () =>
  db.query<{ key: string; kind: string; payload: string }>(
    "select kind, key, payload::text as payload from funnel.outbox",
  );

describe("lead", () => {
  test("keeps an e-mail address with the definition that was live", async () => {
    const context = testContext(db);
    expect(await post(handler, good, context)).toMatchObject({ status: 200, body: { accepted: true } });
    expect(await leads()).toMatchObject([
      {
        submission_id: good.submissionId,
        email: good.email,
        phone: null,
        source: "trading_quiz",
        suspicion: null,
        submitted_at: new Date(good.timestamp),
        received_at: context.now(),
        funnel_id: context.funnel.id,
        funnel_version: context.funnel.version,
        funnel_hash: "test-hash",
      },
    ]);
  });

  test("keeps what the page knows of the visitor, and passes on what the definition names of it", async () => {
    const quiz = { version: 1, answers: { Goal: "Run" }, goal: "Run", quiz: { values: { email: good.email } } };
    const about = { quiz, scores: { fit: 4 }, outcome: "runner", touches: { first: { utm_source: "news" }, last: {} } };
    const context = testContext(db, withWebhook);
    const sends = { ...context, funnel: { ...context.funnel, leadParts: ["answers", "touches"] as const } };
    expect(await post(handler, { ...good, about }, sends)).toMatchObject({ status: 200 });
    expect(await leads()).toMatchObject([{ about }]);
    expect(JSON.parse((await outbox())[0]?.payload ?? "")).toEqual({
      ...{ answers: { Goal: "Run" }, touches: about.touches },
      ...{ email: good.email, timestamp: good.timestamp, source: good.source, submission_id: good.submissionId },
    });
  });

  test.each([
    ["no object", 7],
    ["scores that are no numbers", { scores: { fit: "many" } }],
    ["touches that are none", { touches: { first: { deep: {} }, last: {} } }],
    ["characters that no database keeps", { quiz: { answers: { Goal: "a\u0000b" } } }],
    ["a pit of brackets", { quiz: JSON.parse(`{"a":${"[".repeat(90)}${"]".repeat(90)}}`) }],
  ])("%s beside a contact costs nobody the contact", async (_, about) => {
    const context = testContext(db, withWebhook);
    const sends = { ...context, funnel: { ...context.funnel, leadParts: ["answers", "values", "scores"] as const } };
    expect(await post(handler, { ...good, about }, sends)).toMatchObject({ status: 200 });
    expect(await leads()).toMatchObject([{ email: good.email }]);
    expect(JSON.parse((await outbox())[0]?.payload ?? "")).not.toHaveProperty("scores");
  });

  test("touches that are none cost nobody the answers beside them", async () => {
    const quiz = { answers: { Goal: "Run" } };
    const about = { quiz, outcome: "runner", touches: { first: { utm_source: "x".repeat(10_000) }, last: {} } };
    expect(await post(handler, { ...good, about }, testContext(db))).toMatchObject({ status: 200 });
    expect(await leads()).toMatchObject([{ about: { quiz, outcome: "runner" } }]);
    expect(JSON.stringify(await leads())).not.toContain("xxx");
  });

  test("one text of a touch that is none costs nobody the others, nor more of them than are kept", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`utm_${"x".repeat(1 + (at % 30))}${"y".repeat(at / 30)}`, "a"]),
    );
    const odd = { utm_source: "news", utm_term: "\ud83d", utm_id: 7, "utm source": "b", utm_content: "x".repeat(301) };
    const about = { touches: { first: odd, last: { at: "2026-11-01T11:59:58.123Z", ...many } } };
    expect(await post(handler, { ...good, about }, testContext(db))).toMatchObject({ status: 200 });
    const [{ about: kept } = { about: { touches: { first: {}, last: {} } } }] = await db.query<{ about: typeof about }>(
      "select about from funnel.leads",
    );
    expect(kept.touches.first).toEqual({ utm_source: "news" });
    expect(kept.touches.last).toHaveProperty("at");
    expect(Object.keys(kept.touches.last)).toHaveLength(40);
  });

  test("what no page of ours says is neither stored nor sent, and costs nothing of what stands beside it", async () => {
    const odd = ["a\u202eb", "\u2066a", "a\u0000b", "a\ud800b", "\u0007", "\ufeffx", "x".repeat(6_001)];
    const texts = Object.fromEntries(odd.map((text, at) => [`odd${at}`, text]));
    const named = Object.fromEntries(odd.map((text) => [text, "named"]));
    const kept = {
      answers: { Wish: "Über\n👩‍👩‍👧 <b>5" },
      goal: "Run",
      quiz: { values: { wish: "a\tb" }, choices: { goal: ["run"] } },
    };
    const quiz = {
      ...{ version: 1, ...texts, goal: kept.goal },
      answers: { ...texts, ...named, ...kept.answers },
      quiz: { values: { ...texts, ...kept.quiz.values }, choices: { goal: ["run", ...odd] }, reached: [...odd, 7] },
    };
    const about = {
      quiz,
      computed: { ...texts, left: 3, race: "2027-02-31", day: "2027-02-28", "a b": 1 },
      scores: { fit: 4, "<svg onload>": 1, many: "9" },
      outcome: "a\u202eb",
    };
    const parts = ["answers", "values", "computed", "scores", "outcome"] as const;
    const context = testContext(db, withWebhook);
    const body = JSON.stringify({ ...good, about })
      // Written as no page can write them: a number without end, and a name that objects have already.
      .replace('"left":3', '"left":3,"big":9e999')
      .replace('"fit":4', '"fit":4,"__proto__":5')
      .replace('"goal":"Run"', '"goal":"Run","__proto__":{"admin":true}');
    const sends = { ...context, funnel: { ...context.funnel, leadParts: parts } };
    expect(await post(handler, body, sends)).toMatchObject({ status: 200 });
    expect(await db.query("select about from funnel.leads")).toEqual([
      {
        about: {
          quiz: { version: 1, ...kept, quiz: { ...kept.quiz, reached: [7] } },
          computed: { left: 3, day: "2027-02-28" },
          scores: { fit: 4 },
        },
      },
    ]);
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue({ ...sends, fetch });
    expect(received[0]?.body).toMatchObject({
      answers: kept.answers,
      values: { goal: "Run", wish: "a\tb" },
      computed: { left: 3, day: "2027-02-28" },
      scores: { fit: 4 },
    });
    expect(JSON.stringify(received)).not.toMatch(/odd|xxx|admin|[\u202e\u2066]/);
  });

  test("a day that no calendar has is no time: nothing of it is stored or sent", async () => {
    for (const timestamp of ["2026-02-31T12:00:00.000Z", "2025-02-29T12:00:00Z", "2026-13-01T12:00:00Z"])
      expect(await post(handler, { ...good, timestamp }, testContext(db))).toMatchObject({ status: 400 });
    expect([await leads(), await outbox()]).toEqual([[], []]);
  });

  test("a time before 1970 is none, and the first one of 1970 is taken", async () => {
    const at = (timestamp: string) => post(handler, { ...good, timestamp }, testContext(db));
    expect(await at("1969-12-31T23:59:59.999Z")).toMatchObject({ status: 400 });
    expect(await leads()).toEqual([]);
    expect(await at("1970-01-01T00:00:00.000Z")).toMatchObject({ status: 200 });
    expect(await leads()).toMatchObject([{ submitted_at: new Date(0) }]);
  });

  test.each(["ann\u202e@example.com", "ann@exa\u2066mple.com", "ann@example.com\ud800", "a\u0000n@example.com"])(
    "%j is no address: nothing of it is stored or sent",
    async (email) => {
      expect(await post(handler, { ...good, email }, testContext(db, withWebhook))).toMatchObject({ status: 400 });
      expect([await leads(), await outbox()]).toEqual([[], []]);
    },
  );

  test("a fuller repeat whose answers are none takes nothing away, neither from the row nor from the receiver", async () => {
    const about = { quiz: { answers: { Goal: "Run" } }, outcome: "runner" };
    const context = testContext(db, withWebhook);
    const sends = { ...context, funnel: { ...context.funnel, leadParts: ["answers", "outcome"] as const } };
    await post(handler, { ...good, about }, sends);
    await post(handler, { ...good, phone: byPhone.phone, about: { outcome: 7 } }, sends);
    expect(await leads()).toMatchObject([{ phone: byPhone.phone, about }]);
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue({ ...sends, fetch });
    expect(received.at(-1)?.body).toMatchObject({ phone: byPhone.phone, answers: { Goal: "Run" }, outcome: "runner" });
  });

  test("keeps a phone number", async () => {
    expect(await post(handler, byPhone, testContext(db))).toMatchObject({ status: 200 });
    expect(await leads()).toMatchObject([{ email: null, phone: "+14155550132" }]);
  });

  test("keeps an address, a number and a name together, and passes them on as one lead", async () => {
    const whole = { ...good, phone: byPhone.phone, name: "Renée O’Neill-Müller, Jr." };
    expect(await post(handler, whole, testContext(db, withWebhook))).toMatchObject({ status: 200 });
    const contact = { email: good.email, phone: byPhone.phone, name: whole.name };
    expect(await leads()).toMatchObject([contact]);
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue(testContext(db, { ...withWebhook, fetch }));
    const rest = { timestamp: good.timestamp, source: good.source, submission_id: good.submissionId };
    expect(received.map(({ body }) => body)).toEqual([{ ...contact, ...rest }]);
  });

  test("the receiver gets what the definition names besides the contact, and no more than the contact of the shipped funnel", async () => {
    const about = { quiz: { answers: { Goal: "Run" } }, outcome: "runner" };
    const body = {
      email: good.email,
      timestamp: good.timestamp,
      source: good.source,
      submission_id: good.submissionId,
    };
    for (const [parts, more] of [
      [[], {}],
      [["answers", "outcome"], { answers: { Goal: "Run" }, outcome: "runner" }],
    ] as const) {
      await db.empty();
      const context = testContext(db, withWebhook);
      const sends = { ...context, funnel: { ...context.funnel, leadParts: parts } };
      const { fetch, received } = fakeReceiver(() => 200);
      await post(handler, { ...good, about }, sends);
      await deliverDue({ ...sends, fetch });
      expect(received.map(({ body }) => body)).toEqual([{ ...body, ...more }]);
    }
  });

  test.each([
    ["first", [good, { ...good, phone: byPhone.phone, name: "Ann" }]],
    ["last, because it was slow", [{ ...good, phone: byPhone.phone, name: "Ann" }, good]],
  ])("a lead handed over again with more of the contact is one row; the shorter one came %s", async (_, calls) => {
    const context = testContext(db, withWebhook);
    for (const body of [...calls, ...calls]) expect(await post(handler, body, context)).toMatchObject({ status: 200 });
    const contact = { email: good.email, phone: byPhone.phone, name: "Ann" };
    expect(await leads()).toMatchObject([contact]);
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue({ ...context, fetch });
    // Whoever knows repeats by the key takes the second as well.
    expect(new Set(received.map(({ key }) => key)).size).toBe(received.length);
    expect(received.map(({ body }) => body)).toContainEqual(expect.objectContaining(contact));
    expect(received.length).toBeLessThanOrEqual(2);
  });

  const whole = { ...good, phone: byPhone.phone, name: "Ann" };

  test.each(["email", "phone", "name"])("%s alone may come later, beside what is known already", async (kind) => {
    for (const body of [{ ...whole, [kind]: undefined }, whole]) await post(handler, body, testContext(db));
    expect(await leads()).toMatchObject([{ email: whole.email, phone: whole.phone, name: whole.name }]);
  });

  test("a fuller repeat brings newer answers along, and none where the lead has newer ones by then", async () => {
    const known = (fit: number) => ({ about: { scores: { fit } } });
    await post(handler, { ...good, ...known(1) }, testContext(db));
    await post(handler, { ...good, phone: whole.phone, ...known(2) }, testContext(db));
    expect(await leads()).toMatchObject([{ phone: whole.phone, ...known(2) }]);
    await db.query("update funnel.leads set known_at = now()");
    await post(handler, { ...whole, ...known(3) }, testContext(db));
    expect(await leads()).toMatchObject([{ name: whole.name, ...known(2) }]);
  });

  test("a receiver that was down gets the fuller lead alone, however late it is asked again", async () => {
    const more = { ...good, phone: byPhone.phone };
    let status = 503;
    const { fetch, received } = fakeReceiver(() => status);
    const later = (seconds: number) =>
      testContext(db, {
        ...withWebhook,
        fetch,
        now: () => new Date(Date.parse("2026-11-01T12:00:00Z") + seconds * 1000),
      });
    await post(handler, good, later(0));
    await deliverDue(later(0));
    await post(handler, more, later(10));
    status = 200;
    for (const seconds of [10, 70, 3_600, 72 * 3_600]) await deliverDue(later(seconds));
    expect(received.slice(1).map(({ body }) => body)).toEqual([expect.objectContaining({ phone: byPhone.phone })]);
    expect(await db.query("select state, last_problem from funnel.outbox order by created_at")).toEqual([
      { state: "dropped", last_problem: "replaced by more of the contact" },
      { state: "delivered", last_problem: null },
    ]);
    expect(await leads()).toMatchObject([{ email: good.email, phone: byPhone.phone }]);
  });

  test("a fuller lead does not overtake the one that is on its way, and one that was given up is not sent after it", async () => {
    const later = (seconds: number, fetch: typeof globalThis.fetch) =>
      testContext(db, {
        ...withWebhook,
        fetch,
        now: () => new Date(Date.parse("2026-11-01T12:00:00Z") + seconds * 1000),
      });
    const { fetch, received } = fakeReceiver(() => 200);
    let answer: (response: Response) => void = () => undefined;
    const slowly = () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      });
    await post(handler, good, later(0, fetch));
    const slow = deliverDue(later(0, slowly));
    while ((await db.query<{ attempts: number }>("select attempts from funnel.outbox"))[0]?.attempts === 0);
    await post(handler, { ...good, phone: byPhone.phone }, later(1, fetch));
    await deliverDue(later(1, fetch));
    expect(received).toEqual([]);
    answer(new Response(null, { status: 200 }));
    await slow;
    await db.query("update funnel.outbox set state = 'dead' where key = $1", [good.submissionId]);
    await post(handler, { ...good, phone: byPhone.phone, name: "Ann" }, later(2, fetch));
    for (const seconds of [60, 120]) await deliverDue(later(seconds, fetch));
    expect(received.map(({ body }) => body.name)).toEqual(["Ann"]);
    expect(await db.query("select distinct state from funnel.outbox where state = 'dead'")).toEqual([]);
  });

  test("a call under the id of another's lead changes nothing of it", async () => {
    await post(handler, good, testContext(db));
    const foreign = { ...good, email: "bob@example.org", phone: byPhone.phone };
    expect(await post(handler, foreign, testContext(db))).toMatchObject({ status: 200 });
    expect(await leads()).toMatchObject([{ email: good.email, phone: null }]);
  });

  test("answers a repeat alike and keeps one row", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post(handler, good, testContext(db, withWebhook))));
    answers.push(await post(handler, good, testContext(db, withWebhook)));
    expect(answers.map(({ body }) => body)).toEqual(Array(4).fill({ accepted: true }));
    expect(await leads()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  });

  test("passes the lead on where an automation service is set, and nothing but the lead", async () => {
    await post(handler, { ...good, visitId: good.submissionId }, testContext(db, withWebhook));
    const [entry] = await outbox();
    expect(entry).toMatchObject({ kind: "lead-webhook", key: good.submissionId });
    const { submissionId, ...rest } = good;
    expect(JSON.parse(entry?.payload ?? "")).toEqual({ submission_id: submissionId, ...rest });
  });

  test("takes the ids under the names that pages sent before an update of the funnel", async () => {
    const { submissionId, ...rest } = good;
    const former = { ...rest, submission_id: submissionId, visit_id: submissionId };
    expect(await post(handler, former, testContext(db))).toMatchObject({ status: 200 });
    expect(await post(handler, { ...good, visitId: submissionId }, testContext(db))).toMatchObject({ status: 200 });
    expect(await leads()).toMatchObject([{ submission_id: submissionId, visit_id: submissionId }]);
  });

  test("waits in the outbox while no automation service is set, and is passed on once there is one", async () => {
    const context = testContext(db);
    await post(handler, good, context);
    expect(await outbox()).toMatchObject([{ kind: "lead-webhook", key: good.submissionId }]);
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue({ ...context, fetch });
    expect(received).toEqual([]);
    await deliverDue({ ...context, ...withWebhook, fetch });
    expect(received.map(({ key, url }) => ({ key, url }))).toEqual([
      { key: good.submissionId, url: "https://automation.example/leads" },
    ]);
  });

  test("is passed on to the service that the definition names, unless the operator names another", async () => {
    const { funnel } = testContext(db);
    const named = { ...funnel, leadWebhook: "https://named.example/leads" };
    const { fetch, received } = fakeReceiver(() => 500);
    await post(handler, good, testContext(db, { funnel: named }));
    await deliverDue(testContext(db, { funnel: named, fetch }));
    const now = () => new Date("2026-11-01T13:00:00Z");
    await deliverDue(testContext(db, { funnel: named, fetch, now, ...withWebhook }));
    expect(received.map(({ url }) => url)).toEqual(["https://named.example/leads", "https://automation.example/leads"]);
    // A receiver that answers 500 gets it again.
    expect(await db.query("select state from funnel.outbox")).toEqual([{ state: "waiting" }]);
  });

  test("lets the address be found by the visit, with what was known of the visit before", async () => {
    const visitId = "8d2f0f0a-52a3-4d44-8bd1-7f8b7a3f1b11";
    await db.query(
      `insert into funnel.visits (visit_id, quiz, funnel_id, funnel_version, funnel_hash)
       values ($1, '{"a":1}', 'f', 1, 'h')`,
      [visitId],
    );
    await post(handler, { ...good, visitId }, testContext(db));
    expect(await db.query("select email, quiz::text as quiz from funnel.visits")).toEqual([
      { email: good.email, quiz: '{"a": 1}' },
    ]);
  });

  test("a number without an address is kept with its visit, which stays as it is", async () => {
    await post(handler, { ...byPhone, visitId: good.submissionId }, testContext(db));
    expect(await leads()).toMatchObject([{ phone: byPhone.phone, visit_id: good.submissionId }]);
    expect(await db.query("select from funnel.visits")).toEqual([]);
  });

  test("blanks alone in the field that no visitor sees are no sign of a machine", async () => {
    await post(handler, { ...good, website: " \t" }, testContext(db));
    expect(await leads()).toMatchObject([{ suspicion: null }]);
  });

  test("marks what filled in the field that no visitor sees, and keeps it", async () => {
    await post(handler, { ...good, website: "https://spam.example" }, testContext(db));
    expect(await leads()).toMatchObject([{ suspicion: "honeypot" }]);
  });

  test("keeps markup as text and never sends it back", async () => {
    const email = "<script>alert('x')</script>@evil.example";
    const { body } = await post(handler, { ...good, email }, testContext(db));
    expect(JSON.stringify(body)).not.toContain("script");
    expect(await leads()).toMatchObject([{ email }]);
    const refused = await post(handler, { ...good, email: "<img src=x>" }, testContext(db));
    expect(JSON.stringify(refused.body)).not.toContain("img");
  });

  test.each([
    ["no contact", { ...good, email: undefined }],
    ["a good address with a bad number", { ...good, phone: "+1" }],
    ["a name alone", { ...good, email: undefined, name: "Ann" }],
    ["a name of 10,000 letters", { ...good, name: "x".repeat(10_000) }],
    ["a name with a zero byte", { ...good, name: "Ann\0" }],
    ["a name with markup", { ...good, name: "<svg onload=alert(1)>" }],
    ["a name that turns the direction of what follows", { ...good, name: "Ann \u202etxt.exe" }],
    ["a name of blanks", { ...good, name: "  " }],
    ["half a character for a name", { ...good, name: "\ud83d" }],
    ["an address without a dot", { ...good, email: "ann@example" }],
    ["an address with a space", { ...good, email: "ann smith@example.com" }],
    ["an empty address", { ...good, email: "" }],
    ["an address of 255 letters", { ...good, email: `${"a".repeat(243)}@example.com` }],
    ["an address with a zero byte", { ...good, email: "a\0b@example.com" }],
    ["an address that is a number", { ...good, email: 1 }],
    ["a number of 9 digits", { ...byPhone, phone: "+123456789" }],
    ["a number of 16 digits", { ...byPhone, phone: "+1234567890123456" }],
    ["a number without its plus", { ...byPhone, phone: "14155550132" }],
    ["an id that is none", { ...good, submissionId: "1" }],
    ["a time that is none", { ...good, timestamp: "yesterday" }],
    ["a time before all computers", { ...good, timestamp: "0000-01-01T00:00:00Z" }],
    ["a source with spaces", { ...good, source: "a b" }],
    ["a honeypot of 1001 letters", { ...good, website: "x".repeat(1001) }],
  ])("turns down %s, and keeps no row", async (_, body) => {
    const answer = await post(handler, body, testContext(db, withWebhook));
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "bad-request" } } });
    expect(await leads()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  test.each(["null", "7", "true", '"ab"'])(
    "says of %s that it is no object, and whose log line that is",
    async (body) => {
      const lines: unknown[] = [];
      const answer = await post(handler, body, testContext(db, { log: (...line) => lines.push(line) }));
      const message = "The request does not fit: the body is not as expected.";
      expect(answer).toMatchObject({ status: 400, body: { error: { code: "bad-request", message } } });
      expect(lines).toMatchObject([["info", "function-refused", { name: "lead", code: "bad-request" }]]);
    },
  );

  test("turns down every bad request with its code, and keeps no row", async () => {
    expect(await badRequests(handler, good, testContext(db, withWebhook))).toEqual(refusals);
    expect(await leads()).toEqual([]);
  });

  /** Simultaneous calls of one visitor. */
  const crowd = (calls: number, body: () => string, headers: Readonly<Record<string, string>> = json) =>
    Promise.all(
      Array.from({ length: calls }, () =>
        handler(new Request("http://localhost:3000/lead", { method: "POST", headers, body: body() }), testContext(db)),
      ),
    );
  const another = () => JSON.stringify({ ...good, submissionId: crypto.randomUUID() });

  test("keeps every lead of a crowded address, and marks those beyond what one visitor sends", async () => {
    const answers = await crowd(35, another);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(35);
    expect((await leads()).filter(({ suspicion }) => suspicion === null)).toHaveLength(30);
    expect((await leads()).filter(({ suspicion }) => suspicion === "crowded-address")).toHaveLength(5);
    expect(await outbox()).toHaveLength(35);
  });

  test("turns calls down only where one address sends more than any network of people does", async () => {
    await crowd(1, another);
    await db.query("update funnel.rate_limits set count = 1199");
    const answers = await crowd(2, another);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(answers.find(({ status }) => status === 429)?.headers.get("Retry-After")).toBe("60");
  });

  test.each([
    ["no JSON", "{", 400],
    ["no lead", "{}", 400],
    ["a megabyte", "x".repeat(1_000_000), 413],
  ])("counts a body that is %s like any other", async (_, body, status) => {
    expect((await crowd(1, () => body)).map((answer) => answer.status)).toEqual([status]);
    await db.query("update funnel.rate_limits set count = 1195");
    const answers = await crowd(10, () => body);
    expect(answers.filter((answer) => answer.status === status)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5);
    expect((await crowd(1, another)).map((answer) => answer.status)).toEqual([429]);
    expect(await leads()).toEqual([]);
  });

  test("counts nothing that its headers alone turn down, and asks the database once to count", async () => {
    await crowd(35, another, { "Content-Type": "text/plain" });
    await crowd(35, another, { ...json, Origin: "https://evil.example" });
    expect(await db.query("select from funnel.rate_limits")).toEqual([]);
    const asked: string[] = [];
    const query: typeof db.query = (text, parameters) => {
      asked.push(text);
      return db.query(text, parameters);
    };
    await post(handler, "{", testContext({ ...db, query }));
    expect(asked).toHaveLength(1);
  });
});

describe("lead, with a fault at each step", () => {
  test.for(faults)(
    "has stored what it acknowledged, whole, and loses nothing once the page hands it over again: %s",
    {
      timeout: 60_000,
    },
    async (fault) => {
      const steps = await atEachStep(2, async (at) => {
        await db.empty();
        const body = { ...good, visitId: good.submissionId };
        const broken = withFault(testContext(db, withWebhook), at, fault);
        const first = await broken.run(post(handler, body, broken.context));
        const isStored = (await leads()).length === 1;
        const isAcknowledged = typeof first === "object" && first.status === 200;
        expect({ at, isAcknowledged, isStored }).not.toMatchObject({ isAcknowledged: true, isStored: false });
        expect(await outbox()).toHaveLength(isStored ? 1 : 0);
        // The page's reaction to a lead that was not acknowledged.
        expect(await post(handler, body, testContext(db, withWebhook))).toMatchObject({ status: 200 });
        expect([(await leads()).length, (await outbox()).length]).toEqual([1, 1]);
        return { hasStruck: broken.hasStruck() };
      });
      // The steps: counting the call, lead, outbox, visit, and the transaction around them, each with a before and an
      // after.
      // Every second one is tried here.
      expect([10, 11]).toContain(steps);
    },
  );

  test("answers with a 500 that tells nothing about the fault", async () => {
    const { context, hasStruck } = withFault(testContext(db), 4, "throw");
    const answer = await post(handler, good, context);
    expect(hasStruck()).toBe(true);
    expect(answer).toMatchObject({ status: 500, body: { error: { code: "internal" } } });
    expect(JSON.stringify(answer.body)).not.toContain("fault");
  });
});

test("any body gets an answer with a code, and only a good one is kept", async () => {
  const contact = fc.oneof(fc.constant(good.email), fc.string(), fc.jsonValue());
  const anyBody = fc.record(
    {
      ...Object.fromEntries(
        Object.entries(good).map(([key, value]) => [
          key,
          fc.oneof({ weight: 9, arbitrary: fc.constant(value) }, fc.jsonValue()),
        ]),
      ),
      email: contact,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyBody, fc.jsonValue()), async (body) => {
      const { status, body: answer } = await post(handler, JSON.stringify(body), testContext(db));
      expect(status === 200 ? answer : (answer.error as { code: string }).code).toEqual(
        status === 200 ? { accepted: true } : "bad-request",
      );
    }),
    { numRuns: shareOf(200, 2) },
  );
}, 60_000);
