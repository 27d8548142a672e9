import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Handler } from "../../supabase/functions/_shared/context/index.ts";
import { deliverDue } from "../../supabase/functions/_shared/outbox/index.ts";
import { choosePayment, signedEvent } from "../../supabase/functions/_shared/payment/index.ts";
import { checkoutRequest } from "../../supabase/testing/checkout-request.ts";
import { putEmptyPostgres } from "../../supabase/testing/empty-postgres.ts";
import { fakeStripe } from "../../supabase/testing/fake-stripe.ts";
import { shippedFunnel } from "../../supabase/testing/funnels/funnels.ts";
import { secretOf, webhookReceiver } from "../../supabase/testing/webhooks/webhook-receiver.ts";
import { functions } from "./functions.ts";
import { startServer } from "./start-server.ts";

// The payment provider's events as they reach a server: over HTTP, with whatever the network and strangers make of them.

const folder = mkdtempSync(join(tmpdir(), "funnel-webhooks-"));
const stripe = await fakeStripe();
const receiver = await webhookReceiver();
const secret = secretOf("o");
let server: Awaited<ReturnType<typeof startServer>>;

/** What the database has of sales, the sales of one test alone. */
const sold: Handler = async (_, { db }) => {
  const [counts] = await db.query<object>(
    `select (select count(*)::integer from funnel.orders) as orders,
       (select count(*)::integer from funnel.accounts) as accounts,
       (select count(*)::integer from funnel.provider_events) as events,
       (select array_agg(split_part(key, ':', 1) || ' ' || state order by key) from funnel.outbox) as outbox`,
  );
  return Response.json(counts);
};
const forget: Handler = async (_, { db }) => {
  for (const table of ["outbox", "provider_events", "provider_objects", "orders", "accounts", "checkout_sessions"])
    await db.query(`delete from funnel.${table}`);
  return Response.json({});
};
const deliver: Handler = async (_, context) => Response.json(await deliverDue(context));

beforeAll(async () => {
  const DATA_DIR = join(folder, "data");
  await putEmptyPostgres(DATA_DIR);
  server = await startServer({
    environment: {
      ...stripe.environment,
      ...{ PORT: "0", LISTEN_ON: "127.0.0.1", DATA_DIR, DATABASE_URL: process.env.TEST_DATABASE_URL },
      ...{ ORDER_WEBHOOK_URL: receiver.url, ORDER_WEBHOOK_SECRET: secret },
    },
    pages: folder,
    headers: { everywhere: {}, pages: {}, elsewhere: {}, https: {} },
    funnel: shippedFunnel(),
    functions: { ...functions, sold, forget, deliver },
    jobs: [],
    paymentOf: choosePayment,
    log: () => undefined,
  });
  await server.ready;
}, 60_000);
beforeEach(async () => {
  stripe.forget();
  await call("forget", {});
});
afterAll(async () => {
  await server.stop();
  await receiver.close();
  stripe.close();
  rmSync(folder, { recursive: true });
});

async function call(name: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
}
type Signed = { readonly body: string; readonly signature: string };
async function tell(
  { body, signature }: Signed,
  headers: Readonly<Record<string, string>> = {},
  sent: BodyInit = body,
) {
  const response = await fetch(`${server.url}/functions/v1/stripe-webhook`, {
    method: "POST",
    headers: { "Stripe-Signature": signature, ...headers },
    body: sent,
    ...(sent instanceof ReadableStream && { duplex: "half" }),
  });
  const { error } = await response.json();
  return `${response.status} ${error?.code ?? "taken"}`;
}
const signed = (event: unknown) => signedEvent(event, stripe.environment.STRIPE_WEBHOOK_SECRET, new Date());
const bought = async () => {
  const sessionId = String((await call("create-checkout", checkoutRequest())).sessionId);
  stripe.settle(sessionId, "complete", "paid");
  return sessionId;
};
const completed = (session: string, id?: string) => stripe.event("checkout.session.completed", session, new Date(), id);
const none = { orders: 0, accounts: 0, outbox: null };
const once = { orders: 1, accounts: 1, outbox: ["mail waiting", "order.paid waiting"] };

test("events, their repeats under other ids, the page after the payment and the button again at once are one sale", async () => {
  const request = checkoutRequest();
  const sessionId = String((await call("create-checkout", request)).sessionId);
  stripe.settle(sessionId, "complete", "paid");
  const event = await completed(sessionId);
  const again = await completed(sessionId, "evt_again");
  const later = await stripe.event("checkout.session.async_payment_succeeded", sessionId, new Date());
  const events = [event, event, again, later, event].map((each) => tell(each));
  const pages = [1, 2, 3].map(() => call("session-status", { sessionId }));
  const buttons = [1, 2].map(() => call("create-checkout", request));
  expect(new Set(await Promise.all(events))).toEqual(new Set(["200 taken"]));
  for (const page of await Promise.all(pages)) expect(page).toMatchObject({ paid: true, sessionId });
  for (const button of await Promise.all(buttons))
    expect(button).toMatchObject({ status: 409, error: { code: "already-paid" } });
  expect(await call("sold", {})).toMatchObject({ ...once, events: 3 });
});

test("what happened after the payment may be told first, and told again once all of it was delivered, and is told on once", async () => {
  const session = await bought();
  const refund = await stripe.later("charge.refunded", session, new Date(), {
    ...{ payment_intent: null, customer: `cus_${session}`, amount_refunded: 500, refunded: false },
  });
  const end = await stripe.later("customer.subscription.deleted", session, new Date(), { status: "canceled" });
  const paid = await completed(session);
  for (const event of [end, refund, paid]) expect(await tell(event)).toBe("200 taken");
  await call("deliver", {});
  const kept = await call("sold", {});
  expect(kept).toMatchObject({
    outbox: ["mail waiting", "order.cancelled delivered", "order.paid delivered", "order.refunded delivered"],
  });
  const heard = receiver.verified(secret).length;
  // Under other ids, as where somebody has the provider send them again.
  for (const { body } of [paid, end, refund])
    await tell(await signed({ ...JSON.parse(body), id: crypto.randomUUID() }));
  await call("session-status", { sessionId: session });
  await call("deliver", {});
  expect(await call("sold", {})).toEqual({ ...kept, events: 6 });
  expect(receiver.verified(secret)).toHaveLength(heard);
});

test("sessions, subscriptions, charges, disputes and invoices that nobody knows here are taken and change nothing", async () => {
  const session = await bought();
  const events = await Promise.all([
    completed(session),
    stripe.event("checkout.session.expired", session, new Date()),
    stripe.event("checkout.session.async_payment_failed", session, new Date()),
    ...["charge.refunded", "customer.subscription.updated", "customer.subscription.deleted"].map((type) =>
      stripe.later(type, session, new Date(), { amount_refunded: 1, refunded: false, status: "active" }),
    ),
    ...["charge.dispute.created", "invoice.paid", "invoice.payment_failed"].map((type) =>
      stripe.later(type, session, new Date(), { status: "lost" }),
    ),
  ]);
  await call("forget", {});
  stripe.forget();
  for (const event of events) expect(await tell(event)).toBe("200 taken");
  expect(await call("sold", {})).toMatchObject({ ...none, events: events.length });
});

test("a body that is not the signed one is refused, however little of it is another", async () => {
  const event = await completed(await bought());
  const { body } = event;
  const other = await completed(await bought());
  const changed = [body.replace("complete", "Complete"), ` ${body}`, body.slice(0, -1), "", other.body];
  for (const sent of changed) expect(await tell(event, {}, sent)).toBe("400 bad-signature");
  expect(await tell({ ...event, signature: `${event.signature}, ${event.signature}` })).toBe("400 bad-signature");
  // Bytes are compared as they come: nothing here unpacks them.
  const packed = new Blob([body]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = await new Response(packed).arrayBuffer();
  expect(await tell(event, { "Content-Encoding": "gzip" }, bytes)).toMatch(/^400 bad-/);
  expect(await call("sold", {})).toMatchObject({ ...none, events: 0 });
  expect(await tell(event)).toBe("200 taken");
});

test("an event as large as the provider makes them is taken, a larger one is refused, whether its size is said or not", async () => {
  const event = JSON.parse((await completed(await bought())).body);
  const padded = (bytes: number) => signed({ ...event, id: `evt_${bytes}`, padding: "x".repeat(bytes) });
  const inParts = ({ body }: Signed) => new Blob([body]).stream();
  const [large, tooLarge] = [await padded(520_000), await padded(530_000)];
  expect(await tell(large, {}, inParts(large))).toBe("200 taken");
  expect(await tell(tooLarge)).toBe("413 too-large");
  expect(await tell(tooLarge, {}, inParts(tooLarge))).toBe("413 too-large");
  expect(await call("sold", {})).toMatchObject({ ...once, events: 1 });
});

test("a body without an end is cut off, and the server goes on", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const event = await completed(await bought());
  await tell(event, {}, endless).then(
    (answer) => expect(answer).toBe("413 too-large"),
    // The connection may be closed before the answer is read.
    (error) => expect(error).toBeInstanceOf(TypeError),
  );
  expect(sent).toBeLessThan(50_000_000);
  expect(await tell(event)).toBe("200 taken");
});

test("an event that does not hold what it is about, as the newer kind of them, is told apart from a wrong signature", async () => {
  for (const event of [
    { id: "evt_1", object: "v2.core.event", type: "v1.checkout.session.completed", related_object: { id: "cs_1" } },
    { id: "evt_1", object: "event", type: "checkout.session.completed" },
    { id: "evt_1", object: "event", type: "checkout.session.completed", data: { object: null } },
    { object: "event", type: "checkout.session.completed", data: { object: {} } },
    ...[null, [], "cs_1", 7],
  ])
    expect(await tell(await signed(event))).toBe("400 unknown-event");
  expect(await call("sold", {})).toMatchObject({ ...none, events: 0 });
});

test("what the provider's API wrote years ago is understood, and so is what it may leave out", async () => {
  const session = await bought();
  await tell(await completed(session));
  const old = (type: string, object: object) =>
    signed({
      ...{ id: `evt_${crypto.randomUUID()}`, object: "event", api_version: "2017-06-05", type },
      ...{ created: Math.floor(Date.now() / 1000), data: { object } },
    });
  const subscription = { id: `sub_${session}`, object: "subscription", status: "canceled", customer: `cus_${session}` };
  for (const event of [
    // Before subscriptions had `cancel_at`, invoices `parent`, and disputes a payment intent.
    await old("customer.subscription.deleted", { ...subscription, ended_at: 1_500_000_000, metadata: {} }),
    await old("invoice.payment_failed", {
      ...{ id: "in_old", object: "invoice", amount_due: 1999, currency: "usd", subscription: `sub_${session}` },
    }),
    await old("charge.dispute.created", {
      ...{ id: "dp_old", object: "dispute", amount: 1999, currency: "usd", status: "needs_response", charge: "ch_1" },
    }),
    await old("charge.refund.updated", { id: "re_old", object: "refund", amount: 1, currency: "usd", charge: "ch_1" }),
    await old("checkout.session.completed", { id: session, object: "checkout.session" }),
    await old("charge.refunded", { id: "ch_old", object: "charge", refunds: { data: [] } }),
  ])
    expect(await tell(event)).toBe("200 taken");
  expect(await call("sold", {})).toMatchObject({
    orders: 1,
    outbox: ["mail waiting", "order.cancelled waiting", "order.paid waiting"],
    events: 7,
  });
});
