import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { fakeReceiver } from "../../../testing/fake-receiver.ts";
import { at, hour, outboxOf, payload, start } from "../../../testing/outbox-entries.ts";
import { outbox } from "../../../testing/rows.ts";
import { testContext, trackingContext } from "../../../testing/test-context.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { settingsOf } from "../context/index.ts";
import type { Database } from "../database/index.ts";
import { deliverDue, deliverKind, retryDelay } from "./deliver.ts";
import { enqueue } from "./enqueue.ts";

const db = await testDatabase();
beforeEach(() => db.empty());
afterAll(() => db.close());

const { put, deliverFor } = outboxOf(db);

describe("delivering what waits in the outbox", () => {
  test("sends each entry with its key, once", async () => {
    await put("one");
    await put("two");
    const { fetch, received } = fakeReceiver(() => 204);
    const context = testContext(db, { ...at(start), fetch });
    expect(await deliverDue(context)).toEqual({ delivered: 2, dropped: 0, dead: 0 });
    expect(await deliverDue(context)).toEqual({ delivered: 0, dropped: 0, dead: 0 });
    expect(received.map(({ key }) => key).sort()).toEqual(["one", "two"]);
    expect(received[0]).toMatchObject({ url: "https://automation.example/leads", body: payload, redirect: "manual" });
    expect(await outbox(db)).toMatchObject([{ state: "delivered" }, { state: "delivered" }]);
  });

  test("sends those first that have been due for longest, and notes when each has arrived and no other", async () => {
    const { funnel } = testContext(db);
    const due = (minutes: number) => new Date(start - minutes * 60_000);
    for (const minutes of [1, 3, 2])
      for (let number = 0; number < 10; number++)
        await enqueue(db, { kind: "lead-webhook", key: `${minutes}-${number}`, payload }, funnel, due(minutes));
    const stop = new AbortController();
    const { fetch, received } = fakeReceiver(() => {
      stop.abort();
      return received.length % 2 ? 200 : 400;
    });
    await deliverDue(testContext(db, { ...at(start), fetch, stop: stop.signal }));
    expect(new Set(received.map(({ key }) => key?.[0]))).toEqual(new Set(["3", "2"]));
    const noted = await db.query("select distinct state, delivered_at from funnel.outbox order by state");
    expect(noted).toEqual([
      { state: "dead", delivered_at: null },
      { state: "delivered", delivered_at: new Date(start) },
      { state: "waiting", delivered_at: null },
    ]);
  });

  test("sends more than it takes at once in one run", async () => {
    await Promise.all(Array.from({ length: 45 }, (_, index) => put(`lead-${index}`)));
    const { fetch, received } = fakeReceiver(() => 200);
    expect(await deliverDue(testContext(db, { ...at(start), fetch }))).toEqual({ delivered: 45, dropped: 0, dead: 0 });
    expect(new Set(received.map(({ key }) => key)).size).toBe(45);
  });

  test("leaves alone what is not due, and what has no receiver", async () => {
    await enqueue(db, { kind: "lead-webhook", key: "later", payload }, testContext(db).funnel, new Date(start + 1));
    await put("mail", { kind: "mail", payload: { to: "a@b.c", subject: "s", text: "t" } });
    await put("event", { kind: "facebook-conversion" });
    await put("order", { kind: "order-webhook" });
    const { fetch, received } = fakeReceiver(() => 200);
    expect(await deliverDue(testContext(db, { ...at(start), fetch }))).toEqual({ delivered: 0, dropped: 0, dead: 0 });
    expect(received).toEqual([]);
    expect(await outbox(db)).toMatchObject(Array(4).fill({ state: "waiting", attempts: 0, last_problem: null }));
  });

  test("sends what came before its receiver was set once it is: leads, mails and events", async () => {
    await put("lead");
    await put("mail", { kind: "mail", payload: { to: "a@b.c", subject: "s", text: "t" } });
    await put("purchase", { kind: "facebook-conversion", payload: { customData: {} } });
    await put("event", { kind: "video-social-event", payload: { event: "ViewContent", context: { user: {} } } });
    const { fetch, received } = fakeReceiver(() => 200);
    const inDays = (days: number) => () => new Date(start + days * 24 * hour);
    const unset = { settings: settingsOf({}), fetch };
    for (const day of [0, 1, 2]) await deliverDue(trackingContext(db, { ...unset, now: inDays(day) }));
    expect(received).toEqual([]);
    const mail = { apiUrl: "https://mail.example", token: "token", from: "hello@funnel.example" };
    const all = { ...trackingContext(db).settings, leadWebhookUrl: "https://automation.example", mail };
    const set = trackingContext(db, { settings: all, fetch, now: inDays(3) });
    expect(await deliverDue(set)).toEqual({ delivered: 4, dropped: 0, dead: 0 });
    expect(received.map(({ key }) => key).sort()).toEqual(["event", "lead", "mail", "purchase"]);
    expect(await outbox(db)).toMatchObject(Array(4).fill({ state: "delivered", attempts: 1 }));
  });

  test("gives up an entry that is not what its kind says, and sends the others", async () => {
    await put("broken", { kind: "facebook-conversion", payload: {} });
    await put("event", { kind: "video-social-event", payload: { event: "ViewContent", context: { user: {} } } });
    const { fetch } = fakeReceiver(() => 200);
    expect(await deliverDue(trackingContext(db, { fetch }))).toEqual({ delivered: 1, dropped: 0, dead: 1 });
    expect(await outbox(db)).toMatchObject([
      { key: "broken", state: "dead", last_problem: "not in the form of its kind (TypeError)" },
      { key: "event", state: "delivered" },
    ]);
  });

  test("logs kind and key, never what was sent", async () => {
    for (const key of ["one", "two", "three"]) await put(key);
    const lines: unknown[] = [];
    const { fetch } = fakeReceiver((request) => [500, 400][request - 1] ?? 200);
    await deliverDue(testContext(db, { ...at(start), fetch, log: (...line) => lines.push(line) }));
    const about = (reason?: string) => expect.objectContaining({ kind: "lead-webhook", attempts: 1, reason });
    expect(lines).toHaveLength(3);
    expect(lines).toContainEqual(["warn", "delivery-waiting", about("failed (HTTP 500)")]);
    expect(lines).toContainEqual(["error", "delivery-dead", about("refused (HTTP 400)")]);
    expect(lines).toContainEqual(["info", "delivery-delivered", about()]);
    expect(JSON.stringify(lines)).not.toMatch(/ann@|automation/);
  });

  test("begins nothing more when the process stops, and leaves what has no answer as after a crash", async () => {
    await Promise.all(Array.from({ length: 22 }, (_, index) => put(`lead-${index}`)));
    const stop = new AbortController();
    const { fetch } = fakeReceiver((request) => {
      stop.abort();
      return [200, 400][request - 1] ?? 503;
    });
    const context = testContext(db, { ...at(start), fetch, stop: stop.signal });
    expect(await deliverKind("lead-webhook", context)).toEqual({ delivered: 1, dropped: 0, dead: 1 });
    const left = (await outbox(db)).filter(({ state }) => state === "waiting");
    expect(left.map(({ attempts, last_problem }) => [attempts, last_problem]).sort()).toEqual([
      ...Array(2).fill([0, null]),
      ...Array(18).fill([1, null]),
    ]);
  });
});

describe("a receiver with a fault", () => {
  test("that is down for hours gets the entry with the same key as soon as it is up again", async () => {
    await put("one");
    const { fetch, received } = fakeReceiver((request) => (request < 9 ? 503 : 200));
    await deliverFor(30, fetch);
    expect(received.map(({ key }) => key)).toEqual(Array(9).fill("one"));
    expect(await outbox(db)).toMatchObject([{ state: "delivered", attempts: 9, last_problem: null }]);
  });

  test("that stays down is given up after 72 hours, with the reason", async () => {
    await put("one");
    const { fetch, received } = fakeReceiver(() => Promise.reject(new TypeError("ann@example.com")));
    await deliverFor(71.9, fetch);
    expect(await outbox(db)).toMatchObject([{ state: "waiting", attempts: 13 }]);
    await deliverFor(1, fetch, start + 72 * hour);
    expect(await outbox(db)).toMatchObject([
      { state: "dead", attempts: 14, last_problem: "not reachable (TypeError)" },
    ]);
    expect(received).toHaveLength(14);
  });

  test.each([400, 401, 403, 404, 410, 422])("that answers %s is not asked again", async (status) => {
    await put("one");
    const { fetch, received } = fakeReceiver(() => status);
    await deliverFor(24, fetch);
    expect(received).toHaveLength(1);
    expect(await outbox(db)).toMatchObject([{ state: "dead", last_problem: `refused (HTTP ${status})` }]);
  });

  test.each([408, 425, 429, 500, 502])("that answers %s is asked again", async (status) => {
    await put("one");
    const { fetch } = fakeReceiver((request) => (request === 1 ? status : 200));
    await deliverFor(1, fetch);
    expect(await outbox(db)).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  test.each([301, 302, 307, 308])("that redirects by %s gets nothing more", async (status) => {
    await put("one");
    const { fetch, received } = fakeReceiver(() => status);
    await deliverFor(24, fetch);
    expect(received).toHaveLength(1);
    expect(await outbox(db)).toMatchObject([{ state: "dead", last_problem: `redirected elsewhere (HTTP ${status})` }]);
  });

  test("that hangs is left, and holds up nothing else", async () => {
    await put("hangs");
    await put("runs");
    const patience = new AbortController();
    const { fetch, received } = fakeReceiver(() => 200);
    const hanging: typeof fetch = (url, init) =>
      new Headers(init?.headers).get("Idempotency-Key") === "hangs" ? new Promise(() => undefined) : fetch(url, init);
    const context = testContext(db, { ...at(start), fetch: hanging });
    const run = deliverDue(context, () => patience.signal);
    while (received.length === 0) await new Promise((resolve) => setTimeout(resolve));
    patience.abort();
    expect(await run).toEqual({ delivered: 1, dropped: 0, dead: 0 });
    expect(await outbox(db)).toMatchObject([
      { key: "hangs", state: "waiting", last_problem: "no answer in time" },
      { key: "runs", state: "delivered" },
    ]);
  });
});

describe("a receiver that hangs", () => {
  const mail = { kind: "mail", payload: { to: "a@b.c", subject: "s", text: "t" } } as const;
  const environment = {
    LEAD_WEBHOOK_URL: "https://hanging.example/leads",
    MAIL_API_URL: "https://mail.example/send",
    MAIL_API_TOKEN: "token",
    MAIL_FROM: "hello@funnel.example",
  };
  /** Each delivery has a deadline of its own. */
  const never = () => new AbortController().signal;

  test("has a lane of its own: what other receivers get does not wait for it", async () => {
    await Promise.all(Array.from({ length: 500 }, (_, index) => put(`lead-${index}`)));
    await put("mail", mail);
    const { fetch, received } = fakeReceiver(() => 200);
    const hanging: typeof fetch = (url, init) =>
      String(url).includes("hanging") ? new Promise(() => undefined) : fetch(url, init);
    const context = testContext(db, { ...at(start), fetch: hanging, settings: settingsOf(environment) });
    void deliverDue(context, never);
    const isDelivered = async () => (await outbox(db)).find(({ key }) => key === "mail")?.state === "delivered";
    // An e-mail that waits for the leads would wait forever.
    for (let turn = 0; turn < 500 && !(await isDelivered()); turn++);
    expect(received.map(({ key }) => key)).toEqual(["mail"]);
    const tried = async () =>
      (await outbox(db)).filter(({ attempts, kind }) => attempts === 1 && kind === "lead-webhook");
    // On a server the e-mail may arrive first; all leads of a batch are taken in one statement.
    while ((await tried()).length === 0);
    expect(await tried()).toHaveLength(20);
  });

  test("is sent no more than a batch at once, however the database goes about it", async () => {
    await Promise.all(Array.from({ length: 60 }, (_, index) => put(`lead-${index}`)));
    const ways = ["enable_hashjoin", "enable_mergejoin", "enable_hashagg", "enable_material", "enable_sort"];
    for (const way of ways) await db.query(`set ${way} = off`);
    const context = testContext(db, {
      ...at(start),
      fetch: () => new Promise<Response>(() => undefined),
      settings: settingsOf(environment),
    });
    void deliverDue(context, never);
    const taken = async () => (await outbox(db)).filter(({ attempts }) => attempts === 1).length;
    while ((await taken()) === 0);
    expect(await taken()).toBe(20);
    for (const way of ways) await db.query(`reset ${way}`);
  });

  test("is left after a while, so that a run ends", async () => {
    await Promise.all(Array.from({ length: 200 }, (_, index) => put(`lead-${index}`)));
    let time = start;
    const aborted = () => {
      // Each round waits for ten seconds.
      time += 10_000 / 20;
      return AbortSignal.abort();
    };
    const fetch = () => new Promise<Response>(() => undefined);
    const context = testContext(db, { fetch, now: () => new Date(time), settings: settingsOf(environment) });
    expect(await deliverDue(context, aborted)).toEqual({ delivered: 0, dropped: 0, dead: 0 });
    expect((await outbox(db)).filter(({ attempts }) => attempts === 1)).toHaveLength(80);
  });
});

describe("a sender with a fault", () => {
  /** Begins to send due entries to a receiver that answers on command. */
  const sendSlowly = async () => {
    let answer: (response: Response) => void = () => undefined;
    const slowly = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const slow = deliverDue(testContext(db, { ...at(start), fetch: () => slowly }));
    while ((await outbox(db))[0]?.attempts === 0);
    return { slow, answer };
  };

  test("that is killed between sending and marking: the entry is sent again with the same key, and not before its time", async () => {
    await put("one");
    const { fetch, received } = fakeReceiver(() => 200);
    const killed: Database = {
      ...db,
      query: (text, parameters) =>
        text.includes("set state = $2") ? Promise.reject(new Error("killed")) : db.query(text, parameters),
    };
    await expect(deliverDue(testContext(killed, { ...at(start), fetch }))).rejects.toThrow("killed");
    expect(await outbox(db)).toMatchObject([{ state: "waiting", attempts: 1 }]);
    await deliverDue(testContext(db, { ...at(start + 59_000), fetch }));
    expect(received).toHaveLength(1);
    await deliverDue(testContext(db, { ...at(start + 60_000), fetch }));
    expect(received.map(({ key }) => key)).toEqual(["one", "one"]);
    expect(await outbox(db)).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  test("that is killed between taking and sending: nothing is lost", async () => {
    await put("one");
    const never = new Promise<Response>(() => undefined);
    void deliverDue(testContext(db, { ...at(start), fetch: () => never }), () => new AbortController().signal);
    while ((await outbox(db))[0]?.attempts === 0);
    const { fetch, received } = fakeReceiver(() => 200);
    await deliverDue(testContext(db, { ...at(start + 60_000), fetch }));
    expect(received).toHaveLength(1);
    expect(await outbox(db)).toMatchObject([{ state: "delivered" }]);
  });

  test("that was slow does not undo what another sender has reached since", async () => {
    await put("one");
    const { slow, answer } = await sendSlowly();
    const { fetch } = fakeReceiver(() => 200);
    await deliverDue(testContext(db, { ...at(start + 60_000), fetch }));
    answer(new Response(null, { status: 400 }));
    await slow;
    expect(await outbox(db)).toMatchObject([{ state: "delivered" }]);
  });

  test("that was slow does not judge what another sender is trying now", async () => {
    await put("one");
    const answers: ((response: Response) => void)[] = [];
    const fetch = () => new Promise<Response>((resolve) => answers.push(resolve));
    const slow = deliverDue(testContext(db, { ...at(start), fetch }));
    while (answers.length < 1) await db.query("select 1");
    const other = deliverDue(testContext(db, { ...at(start + 60_000), fetch }));
    while (answers.length < 2) await db.query("select 1");
    answers[0]?.(new Response(null, { status: 400 }));
    await slow;
    expect(await outbox(db)).toMatchObject([{ state: "waiting", attempts: 2 }]);
    answers[1]?.(new Response(null, { status: 200 }));
    await other;
    expect(await outbox(db)).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });

  test("that was slow does not take back what arrived after it was put back by hand", async () => {
    await put("one");
    const { slow, answer } = await sendSlowly();
    await db.query("update funnel.outbox set attempts = 0, due_at = $1::timestamptz", [new Date(start).toISOString()]);
    await deliverDue(testContext(db, { ...at(start), fetch: fakeReceiver(() => 200).fetch }));
    answer(new Response(null, { status: 400 }));
    await slow;
    expect(await outbox(db)).toMatchObject([{ state: "delivered", attempts: 1 }]);
  });

  test("of many that run at once, each entry is sent by one", async () => {
    await Promise.all(Array.from({ length: 60 }, (_, index) => put(`lead-${index}`)));
    // Every connection is open before they start, so that they really overlap.
    await Promise.all(Array.from({ length: 10 }, () => db.query("select count(*) from generate_series(1, 200000)")));
    const { fetch, received } = fakeReceiver(() => 200);
    const run = () => deliverDue(testContext(db, { ...at(start), fetch }));
    const sums = await Promise.all(Array.from({ length: 8 }, run));
    expect(sums.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(60);
    expect(received).toHaveLength(60);
    expect(new Set(received.map(({ key }) => key)).size).toBe(60);
  });
});

test("the wait before another try is a minute, then ever longer, for 72 hours in all, and then it is given up", () => {
  const delays = Array.from({ length: 13 }, (_, index) => retryDelay(index + 1) ?? 0);
  expect(delays[0]).toBe(60);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect(delays.reduce((sum, delay) => sum + delay)).toBe(72 * 3600);
  expect([14, 15, 1000].map((tries) => retryDelay(tries))).toEqual([undefined, undefined, undefined]);
});
