import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { signedEvent } from "../functions/_shared/payment/index.ts";

/** A call that reached the API. */
export type StripeCall = {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly params: Readonly<Record<string, string>>;
};

type Fault = "fail" | "break" | "hang" | "drop";
type Session = { id: string; status: string; payment_status: string } & Readonly<Record<string, unknown>>;
type Subscription = {
  readonly id: string;
  readonly billing_cycle_anchor: number;
  status: string;
  cancel_at: number | null;
};
type Answer = { readonly status: number; readonly json: unknown };
type Kept = Answer & { readonly params: string };

/** The secret that its webhooks are signed with. */
const secret = "whsec_fake";

/**
 * A local server that behaves like the part of Stripe's API that we use: opening and reading sessions, subscriptions, customers of
 * payments, idempotency keys, signed webhooks. It refuses e-mail addresses under `.invalid`. Faults affect the
 * following calls: `fail` answers 500 before doing anything; `break` makes the key get that 500 forever, as Stripe does
 * once the work has begun; `hang` never answers; `drop` does the work and cuts the connection.
 */
export async function fakeStripe() {
  const sessions = new Map<string, Session>();
  const subscriptions = new Map<string, Subscription>();
  const kept = new Map<string, Kept>();
  const calls: StripeCall[] = [];
  const faults: Fault[] = [];
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const call = callOf(request, body);
    calls.push(call);
    const fault = faults.shift();
    if (fault === "hang") return;
    if (fault === "fail") return answer(response, failure);
    if (fault === "break" && call.key !== undefined) kept.set(call.key, { ...failure, params: body });
    const answered = call.path.startsWith("/v1/subscriptions/")
      ? subscribed(call, subscriptions)
      : call.path.endsWith("/expire")
        ? expired(call, sessions)
        : call.method === "POST"
          ? opened(call, body, sessions, kept)
          : read(call, sessions);
    if (fault === "drop") return response.destroy();
    answer(response, answered);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      STRIPE_SECRET_KEY: "sk_test_fake",
      STRIPE_PUBLISHABLE_KEY: "pk_test_fake",
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    },
    calls,
    sessions,
    /** By their ids. A subscription is there once a test says when it was first paid. */
    subscriptions,
    /** Begins the subscription of a paid session. */
    subscribe: (session: string, at: Date) => {
      const id = `sub_${session}`;
      const anchor = Math.floor(at.getTime() / 1000);
      subscriptions.set(id, { id, billing_cycle_anchor: anchor, status: "active", cancel_at: null });
      return id;
    },
    faults: (...coming: readonly Fault[]) => faults.push(...coming),
    /** Settles a session; `complete` and `unpaid` is a payment in progress. */
    settle: (id: string, status: "open" | "complete" | "expired", payment_status: "paid" | "unpaid") => {
      const session = sessions.get(id);
      if (session)
        Object.assign(session, { status, payment_status, ...(payment_status === "paid" && refsOf(session)) });
    },
    /**
     * An event after a session's payment. Its object is built from its kind, the session's ids and the given fields.
     */
    later: (type: string, session: string, at: Date, fields: Readonly<Record<string, unknown>> = {}) => {
      const known = sessions.get(session);
      if (!known) throw new Error(`No such session: ${session}`);
      const id = `evt_${type}_${JSON.stringify(fields)}_${at.getTime()}_${session}`;
      const created = Math.floor(at.getTime() / 1000);
      const object = { ...laterObject(type, known), ...fields };
      return signedEvent({ id, object: "event", type, created, data: { object } }, secret, at);
    },
    event: (type: string, session: string, now: Date, id = `evt_${type}_${session}`) =>
      signedEvent({ id, object: "event", type, data: { object: sessions.get(session) } }, secret, now),
    forget: () => {
      sessions.clear();
      subscriptions.clear();
      kept.clear();
      calls.length = 0;
      faults.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

const callOf = ({ method = "", url = "", headers }: IncomingMessage, body: string): StripeCall => ({
  method,
  path: url,
  key: headers["idempotency-key"]?.toString(),
  params: Object.fromEntries(new URLSearchParams(body)),
});

const failure: Answer = { status: 500, json: { error: { type: "api_error", message: "Told to fail" } } };

function opened(call: StripeCall, params: string, sessions: Map<string, Session>, kept: Map<string, Kept>): Answer {
  // A faulty request is refused before its key is stored.
  if (call.params.customer_email?.endsWith(".invalid")) {
    const error = { type: "invalid_request_error", code: "email_invalid", param: "customer_email" };
    return { status: 400, json: { error } };
  }
  const before = call.key === undefined ? undefined : kept.get(call.key);
  if (before && before.params !== params) {
    const message = "Keys for idempotent requests can only be used with the same parameters they were first used with.";
    return { status: 400, json: { error: { type: "idempotency_error", message } } };
  }
  if (before) return before;
  const session = sessionOf(call.params);
  sessions.set(session.id, session);
  const answered = { status: 200, json: session };
  if (call.key !== undefined) kept.set(call.key, { ...answered, params });
  return answered;
}

function expired({ path }: StripeCall, sessions: ReadonlyMap<string, Session>): Answer {
  const [, id = ""] = path.split("/").reverse();
  const session = sessions.get(id);
  if (session?.status !== "open") {
    const message = "Only Checkout Sessions with a status in [open] can be expired.";
    return { status: 400, json: { error: { type: "invalid_request_error", message } } };
  }
  session.status = "expired";
  return { status: 200, json: session };
}

function subscribed({ method, path, params }: StripeCall, subscriptions: ReadonlyMap<string, Subscription>): Answer {
  const [, id = ""] = /([^/?]+)(?:\?.*)?$/.exec(path) ?? [];
  const found = subscriptions.get(id);
  if (!found) return missing("subscription");
  if (method !== "GET" && found.status === "canceled") return missing("active subscription");
  if (method === "POST") found.cancel_at = Number(params.cancel_at);
  if (method === "DELETE") found.status = "canceled";
  return { status: 200, json: { object: "subscription", ...found } };
}

const missing = (what: string): Answer => ({
  status: 404,
  json: { error: { type: "invalid_request_error", code: "resource_missing", message: `No such ${what}` } },
});

function read({ path }: StripeCall, sessions: ReadonlyMap<string, Session>): Answer {
  const [id = "", kind] = path.split("/").reverse();
  const session = sessions.get(id.replace(/^pi_/, ""));
  if (session && kind === "payment_intents")
    return { status: 200, json: { id, object: "payment_intent", customer: refsOf(session).customer } };
  if (session) return { status: 200, json: session };
  return missing("checkout.session");
}

/** The ids in a paid session. A session that renews names no payment. */
const refsOf = ({ id, mode }: Session) =>
  mode === "subscription"
    ? { payment_intent: null, subscription: `sub_${id}`, customer: `cus_${id}` }
    : { payment_intent: `pi_${id}`, subscription: null, customer: null };

function laterObject(type: string, session: Session): Readonly<Record<string, unknown>> {
  const { id, amount_total: amount, currency, metadata } = session;
  const { customer } = refsOf(session);
  const subscription = `sub_${id}`;
  if (type.startsWith("charge.dispute"))
    return { id: `dp_${id}`, object: "dispute", amount, currency, reason: "fraudulent", payment_intent: `pi_${id}` };
  if (/^(charge\.)?refund\./.test(type))
    return { id: `re_${id}`, object: "refund", amount, currency, charge: `ch_${id}`, payment_intent: `pi_${id}` };
  if (type.startsWith("charge"))
    return { id: `ch_${id}`, object: "charge", amount, currency, payment_intent: `pi_${id}`, customer, metadata: {} };
  if (type.startsWith("customer.subscription"))
    return { id: subscription, object: "subscription", customer, cancel_at: null, ended_at: null, metadata };
  const parent = { type: "subscription_details", subscription_details: { subscription, metadata } };
  return { id: `in_${id}`, object: "invoice", amount_due: amount, currency, customer, parent };
}

function sessionOf(params: StripeCall["params"]): Session {
  const id = `cs_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const isHosted = params.ui_mode === "hosted_page";
  return {
    id,
    object: "checkout.session",
    mode: params.mode,
    status: "open",
    payment_status: "unpaid",
    client_secret: isHosted ? null : `${id}_secret_fake`,
    url: isHosted ? `https://checkout.stripe.com/c/pay/${id}` : null,
    // Recurring items are not charged during the first period.
    amount_total: Number(params["line_items[0][price_data][unit_amount]"]),
    currency: params["line_items[0][price_data][currency]"],
    metadata: { attempt: params["metadata[attempt]"] },
  };
}

function answer(response: ServerResponse, { status, json }: Answer): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(json));
}
