import { readdirSync } from "node:fs";
import { Ajv } from "ajv";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { compileFunnel } from "../../engine/compile/index.ts";
import { contractOf } from "../../engine/contract/index.ts";
import { fieldAnswers } from "../../engine/fields/index.ts";
import { flowOf } from "../../engine/flow/index.ts";
import { toStored } from "../../engine/quiz/index.ts";
import { contactWays } from "../../engine/traits/index.ts";
import { backendOf, serverFunnelOf, siteOf } from "../../engine/views/index.ts";
import type { FunnelDefinition } from "../../schema/funnel.types.ts";
import { createHandOver } from "../../src/app/visit/leads.ts";
import { definitionHash } from "../../src/disk/index.ts";
import { settingsOf } from "../../supabase/functions/_shared/context/index.ts";
import { enqueueOrderEvents } from "../../supabase/functions/_shared/orders/order-events.ts";
import { deliverDue } from "../../supabase/functions/_shared/outbox/index.ts";
import { handler } from "../../supabase/functions/lead/handler.ts";

import { addOrder, order } from "../../supabase/testing/add-order.ts";
import { testContext } from "../../supabase/testing/test-context.ts";
import { testDatabase } from "../../supabase/testing/test-database.ts";
import { secretOf, webhookReceiver } from "../../supabase/testing/webhooks/webhook-receiver.ts";
import { readFunnel } from "../read-funnel.ts";

const files = ["funnel.yaml", ...readdirSync("examples").map((name) => `examples/${name}/funnel.yaml`)];
const shipped = files.map((file) => {
  const definition = readFunnel(file);
  return { file, definition, funnel: serverFunnelOf(definition, definitionHash(definition)) };
});
const leaving = shipped.filter(({ definition }) => Object.values(definition.steps).flatMap(contactWays).length > 0);

function shippedAt(path: string) {
  const found = shipped.find(({ file }) => file === path);
  if (!found) throw new Error(`${path} is not shipped`);
  return found;
}

const db = await testDatabase();
afterAll(() => db.close());
const noon = Date.parse("2026-11-01T12:00:00Z");
const secret = secretOf("l");

beforeEach(async () => {
  await db.empty();
  // What the code of a page asks its browser for.
  vi.stubGlobal("location", new URL("https://quiz.internal/?utm_source=news&gclid=abc"));
  vi.stubGlobal("document", { referrer: "https://search.internal/find?q=x", addEventListener: () => undefined });
  for (const name of ["addEventListener", "removeEventListener"]) vi.stubGlobal(name, () => undefined);
  vi.stubGlobal("navigator", {});
});
afterEach(() => vi.unstubAllGlobals());

/** The quiz of a visitor who takes the first or the last option everywhere and fills in everyday values, up to the end. */
function walkedTo(definition: FunnelDefinition, place: 0 | -1) {
  const flow = flowOf(definition);
  const clock = new SimulatedClock();
  const quiz = createActor(compileFunnel(flow), { clock }).start();
  for (let steps = 0; steps <= Object.keys(flow.steps).length; steps++) {
    clock.increment(1_000_000);
    const id = quiz.getSnapshot().value;
    const { options, fields } = flow.steps[id] ?? {};
    const step = definition.steps[id];
    if (options) quiz.send({ type: "answer", choice: [options.at(place)?.id ?? ""] });
    if (fields) quiz.send({ type: "save", values: fieldAnswers(fields, "2026-11-01")[0] ?? {} });
    else if (step && contactWays(step).length > 0) quiz.send({ type: "save", values: { email: "ada@example.com" } });
    quiz.send({ type: "next" });
  }
  const { context } = quiz.getSnapshot();
  return { flow, quiz: JSON.parse(JSON.stringify(toStored(flow, context))), values: context.values };
}

/** The first of two ways on which a contact is left. */
function walked(definition: FunnelDefinition) {
  const first = walkedTo(definition, 0);
  return first.values.email === undefined ? walkedTo(definition, -1) : first;
}

function memory() {
  const kept = new Map<string, unknown>();
  return {
    read: (name: string) => kept.get(name),
    write: (name: string, value: unknown) =>
      void kept.set(name, JSON.parse(JSON.stringify(value ?? null)) ?? undefined),
    onOtherTab: () => () => undefined,
  };
}

/** Leaves the contact of a walk as a page does, whose first answer from the backend is lost. */
async function leave({ definition, funnel }: (typeof shipped)[number], settings: ReturnType<typeof settingsOf>) {
  const { flow, quiz, values } = walked(definition);
  let calls = 0;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const headers = { ...init.headers, Origin: location.origin };
    const answer = await handler(new Request(url, { method: "POST", headers, body: String(init.body) }), {
      ...testContext(db, { settings, funnel }),
      now: () => new Date(noon),
    });
    if (++calls === 1) throw new TypeError("The answer did not come");
    return answer;
  });
  const storage = memory();
  const { email, phone, name } = values;
  const lead = { timestamp: new Date(noon).toISOString(), ...{ email, phone, name }, quiz };
  storage.write("outbox", [lead]);
  const handOver = createHandOver({ site: siteOf(definition), flow, storage }, backendOf(definition, {}, funnel.hash));
  await handOver(JSON.parse(JSON.stringify(lead)));
  await handOver();
  expect(calls).toBe(2);
  vi.unstubAllGlobals();
  return { quiz, contact: JSON.parse(JSON.stringify({ email, phone, name })) };
}

const schemaOf = (definition: FunnelDefinition, name: string) => {
  const ajv = new Ajv({ formats: { "date-time": (text: string) => !Number.isNaN(Date.parse(text)) } });
  ajv.addSchema(contractOf(definition), "contract");
  const validate = ajv.getSchema(`contract#/definitions/${name}`);
  return (value: unknown): unknown => (validate?.(value) ? [] : (validate?.errors ?? "no such definition"));
};

describe("a lead of each shipped definition", () => {
  test("is had by all but the one that asks for no contact", () => {
    expect(shipped.filter((one) => !leaving.includes(one)).map(({ file }) => file)).toEqual([
      "examples/evening-piano/funnel.yaml",
    ]);
  });

  test.each(leaving)(
    "$file arrives whole, signed and once at a receiver that refuses, hangs and dies first",
    async (one) => {
      const patience = new AbortController();
      const deeds = [503, "die", 429, "hang", 200] as const;
      const receiver = await webhookReceiver((request) => {
        const deed = deeds[request - 1] ?? 500;
        if (deed === "hang") setImmediate(() => patience.abort());
        return deed;
      });
      const settings = settingsOf({
        LEAD_WEBHOOK_URL: receiver.url,
        LEAD_WEBHOOK_SECRET: secret,
        ALLOWED_ORIGINS: "https://quiz.internal",
      });
      const { fetch } = globalThis;
      const { quiz, contact } = await leave(one, settings);
      // Signatures carry the time of the try, which libraries compare with the real one.
      vi.useFakeTimers({ toFake: ["Date"], now: noon });
      for (let hours = 0; hours <= 72; hours += 6) {
        vi.setSystemTime(noon + hours * 3_600_000);
        const now = () => new Date();
        const context = testContext(db, { settings, funnel: one.funnel, fetch, now });
        await deliverDue(context, () => (patience.signal.aborted ? AbortSignal.timeout(10_000) : patience.signal));
      }
      receiver.close();
      expect(receiver.received).toHaveLength(deeds.length);
      expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
      const bodies = receiver.received.map(({ text, headers }) => {
        vi.setSystemTime(Number(headers["webhook-timestamp"]) * 1000);
        // The specification's own library refuses what is not signed right, or at another time.
        return new Webhook(secret).verify(text, headers);
      });
      vi.useRealTimers();
      const body = Object(bodies.at(-1));
      expect(bodies).toEqual(Array(deeds.length).fill(body));

      const touch = {
        at: expect.any(String),
        landing: "/",
        utm_source: "news",
        gclid: "abc",
        referrer: "search.internal",
      };
      const { id, version, language, hash, leadParts } = one.funnel;
      const parts: Record<string, unknown> = {
        answers: quiz.answers,
        language,
        definition: { id, version, hash },
        touches: { first: touch, last: touch },
      };
      const rest = { timestamp: "2026-11-01T12:00:00.000Z", source: one.funnel.leadSource };
      const sent = Object.fromEntries(leadParts.flatMap((part) => (parts[part] ? [[part, parts[part]]] : [])));
      expect(body).toMatchObject({ ...contact, ...rest, ...sent });
      expect(Object.keys(body).sort()).toEqual(
        [...Object.keys(contact), ...Object.keys(rest), "submission_id", ...leadParts].sort(),
      );
      expect(schemaOf(one.definition, "Lead")(body)).toEqual([]);
      if (leadParts.includes("values")) expect(Object.keys(body.values).length).toBeGreaterThan(3);
      // The row has all of it, whatever the receiver gets.
      const rows = await db.query("select email, funnel_hash, about from funnel.leads");
      expect(rows).toMatchObject([
        { email: contact.email, funnel_hash: hash, about: { quiz, touches: parts.touches } },
      ]);
      expect(Object.keys(quiz.answers).length).toBeGreaterThan(3);
    },
  );

  test("the receiver of the shipped funnel gets what its specification names, and nothing else", async () => {
    const one = shippedAt("funnel.yaml");
    const receiver = await webhookReceiver();
    const settings = settingsOf({ LEAD_WEBHOOK_URL: receiver.url, ALLOWED_ORIGINS: "https://quiz.internal" });
    const { fetch } = globalThis;
    await leave(one, settings);
    await deliverDue(testContext(db, { settings, funnel: one.funnel, fetch, now: () => new Date(noon) }));
    receiver.close();
    const [lead] = await db.query<{ submission_id: string }>("select submission_id from funnel.leads");
    expect(receiver.received.map(({ text }) => text)).toEqual([
      JSON.stringify({
        email: "ada@example.com",
        timestamp: "2026-11-01T12:00:00.000Z",
        source: "trading_quiz",
        submission_id: lead?.submission_id,
      }),
    ]);
  });
});

test("every event about an order is as the contract of a definition that sells says", async () => {
  const { definition, funnel } = shippedAt("examples/strong-back/funnel.yaml");
  await addOrder(db);
  const row = "'stripe', $1, $2, $3, 500, $4, $5, now(), 'f', 1, 'h'";
  for (const [object, kind, state, isFinal] of [
    ["ch_1", "charge", "refunded", false],
    ["re_1", "refund", "failed", true],
    ["dp_1", "dispute", "needs_response", false],
    ["dp_2", "dispute", "won", true],
    ["sub_1", "subscription", "canceled", true],
  ])
    await db.query(
      `insert into funnel.provider_objects (provider, object_id, kind, state, amount, attempt, is_final, happened_at,
         funnel_id, funnel_version, funnel_hash) values (${row})`,
      [object, kind, state, order.attempt, isFinal],
    );
  await db.query("update funnel.orders set funnel_id = $1, funnel_hash = $2", [funnel.id, funnel.hash]);
  const settings = settingsOf({ ORDER_WEBHOOK_URL: "https://orders.internal" });
  await enqueueOrderEvents(db, { session: order.session }, testContext(db, { settings }));
  const faults = schemaOf(definition, "OrderEvent");
  const events = (await db.query<{ payload: { type: string; data: object } }>("select payload from funnel.outbox")).map(
    ({ payload }) => payload,
  );
  expect(events.map(({ type }) => type).sort()).toEqual([
    ...["order.cancelled", "order.dispute_closed", "order.disputed", "order.paid", "order.refund_failed"],
    "order.refunded",
  ]);
  expect(events.flatMap(faults)).toEqual([]);
  for (const event of events) expect(faults({ ...event, data: { ...event.data, definition: {} } })).not.toEqual([]);
  expect(
    contractOf(shipped.find(({ file }) => file.includes("piano"))?.definition ?? definition).definitions,
  ).toBeDefined();
});
