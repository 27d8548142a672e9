import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { outbox } from "../../../testing/rows.ts";
import { testContext } from "../../../testing/test-context.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { secretOf, webhookReceiver } from "../../../testing/webhooks/webhook-receiver.ts";
import { settingsOf } from "../context/index.ts";
import { deliverDue } from "./deliver.ts";
import { enqueue } from "./enqueue.ts";

const db = await testDatabase();
const opened: { close: () => void }[] = [];
beforeEach(() => db.empty());
afterEach(() => {
  for (const receiver of opened.splice(0)) receiver.close();
});
afterAll(() => db.close());

const secret = secretOf("a");
const lead = { submission_id: "one", timestamp: "2026-11-01T11:59:59Z", source: "ö", email: "añn@example.com" };
const order = { type: "order.paid", timestamp: "2026-11-01T11:59:59Z", data: { order: "ü" } };
const kinds = [
  ["LEAD_WEBHOOK", "lead-webhook", lead],
  ["ORDER_WEBHOOK", "order-webhook", order],
] as const;

type Deeds = Parameters<typeof webhookReceiver>[0];

/** A receiver of one kind, which has one delivery to come. */
async function receiverOf([name, kind, payload]: (typeof kinds)[number], secrets = secret, deed?: Deeds) {
  const receiver = await webhookReceiver(deed);
  opened.push(receiver);
  const settings = settingsOf({ [`${name}_URL`]: receiver.url, [`${name}_SECRET`]: secrets });
  await enqueue(db, { kind, key: "key-1", payload }, testContext(db).funnel, new Date(0));
  return {
    ...receiver,
    payload,
    /** Delivers what is due in a number of seconds from now: receivers refuse other times than theirs. */
    deliver: (seconds = 0, deadline?: () => AbortSignal) =>
      deliverDue(testContext(db, { settings, fetch, now: () => new Date(Date.now() + seconds * 1000) }), deadline),
  };
}

/** Seconds from now of the first three tries, all within the five minutes that receivers allow a clock to differ. */
const tries = [-250, -189, 52];

test.for(kinds)(
  "%s: each try is signed anew under one id, and the specification's own library verifies it",
  async (kind) => {
    const deeds = [503, 429, 200] as const;
    const receiver = await receiverOf(kind, secret, (request) => deeds[request - 1] ?? 200);
    for (const seconds of [...tries, 60]) await receiver.deliver(seconds);
    expect(receiver.verified(secret)).toEqual(Array(3).fill(receiver.payload));
    const sent = (name: string) => receiver.received.map(({ headers }) => headers[name]);
    expect(sent("webhook-id")).toEqual(Array(3).fill("key-1"));
    expect(new Set(sent("webhook-timestamp")).size).toBe(3);
    expect(() => receiver.verified(secretOf("b"))).toThrow("No matching signature");
    const forged = receiver.received.map(({ headers, text }) => ({ headers, text: text.replace(/[öü]/, "u") }));
    receiver.received.splice(0, 3, ...forged);
    expect(() => receiver.verified(secret)).toThrow("No matching signature");
    expect(await outbox(db)).toMatchObject([{ state: "delivered", attempts: 3 }]);
  },
);

test.for(kinds)("%s: while one secret replaces another a receiver may know either", async (kind) => {
  const receiver = await receiverOf(kind, `${secret} ${secretOf("b")}`);
  await receiver.deliver();
  for (const known of [secret, secretOf("b")]) expect(receiver.verified(known)).toEqual([receiver.payload]);
});

test.for(kinds)("%s: without a secret nothing is signed", async (kind) => {
  const receiver = await receiverOf(kind, "");
  await receiver.deliver();
  const [{ headers } = { headers: {} }] = receiver.received;
  expect(Object.keys(headers).filter((name) => name.startsWith("webhook"))).toEqual([]);
  expect(headers).toMatchObject({ "idempotency-key": "key-1" });
});

test.for(kinds)(
  "%s: a receiver that hangs, and one that is not there, lose nothing and get nothing twice",
  async (kind) => {
    const receiver = await receiverOf(kind, secret, (request) => (request === 1 ? "hang" : 200));
    const [first = 0, second, third] = tries;
    await receiver.deliver(first, () => AbortSignal.timeout(200));
    expect(await outbox(db)).toMatchObject([{ state: "waiting", last_problem: "no answer in time" }]);
    await Promise.all([receiver.deliver(second), receiver.deliver(second)]);
    expect(receiver.verified(secret)).toHaveLength(2);
    expect(await outbox(db)).toMatchObject([{ state: "delivered" }]);
    receiver.close();
    const gone = await receiverOf(kind, secret);
    gone.close();
    await db.query("update funnel.outbox set state = 'waiting', attempts = 0, due_at = now() - interval '1 hour'");
    await gone.deliver(third);
    expect(await outbox(db)).toMatchObject([
      { state: "waiting", last_problem: expect.stringContaining("not reachable") },
    ]);
  },
);

test.for(kinds)("%s: a receiver that refuses gets it once, and it is given up with the reason", async (kind) => {
  const receiver = await receiverOf(kind, secret, () => 410);
  for (const seconds of tries) await receiver.deliver(seconds);
  expect(receiver.received).toHaveLength(1);
  expect(await outbox(db)).toMatchObject([{ state: "dead", last_problem: "refused (HTTP 410)" }]);
});
