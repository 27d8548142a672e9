import type { Context } from "../_shared/context.ts";
import { fulfill } from "../_shared/fulfill.ts";
import { mark } from "../_shared/mark.ts";
import type { PaymentProvider, ProviderEvent } from "../_shared/payment-provider.ts";
import { readText } from "../_shared/read-text.ts";
import { Refusal } from "../_shared/refusal.ts";
import { refused } from "../_shared/refused.ts";

/**
 * Takes the payment provider's events. An event is only a hint to read the session again, so that order and repetition
 * do not matter; it is written down after its effect, so that one that was cut off has its effect when it is repeated.
 */
export async function handler(request: Request, context: Context): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Request-Id": context.requestId });
  try {
    if (request.method !== "POST") throw new Refusal(405, "wrong-method", "Call this address with POST.");
    const { payment } = context;
    if (!payment) throw new Refusal(503, "payment-not-configured", "Payment is not configured.");
    const event = await payment.verify(await readText(request), request.headers.get("Stripe-Signature"));
    if (!(await isKnown(event, payment, context))) await take(event, payment, context);
    return Response.json({ received: true }, { headers });
  } catch (error) {
    return refused(error, "stripe-webhook", context, headers);
  }
}

async function isKnown({ id }: ProviderEvent, { name }: PaymentProvider, { db }: Context): Promise<boolean> {
  const rows = await db.query("select 1 from funnel.provider_events where provider = $1 and event_id = $2", [name, id]);
  return rows.length > 0;
}

async function take(event: ProviderEvent, { name }: PaymentProvider, context: Context): Promise<void> {
  const { id, type, session = null } = event;
  await effects.get(type)?.(event, context);
  await context.db.query(
    `insert into funnel.provider_events (provider, event_id, type, session, received_at,
       funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3, $4, $5::timestamptz, $6, $7, $8) on conflict (provider, event_id) do nothing`,
    [name, id, type, session, context.now().toISOString(), ...mark(context.funnel)],
  );
}

type Effect = (event: ProviderEvent, context: Context) => Promise<void>;

/** What an event leads to; any other is only written down. */
const effects: ReadonlyMap<string, Effect> = new Map([
  ["checkout.session.completed", readAgain],
  ["checkout.session.async_payment_succeeded", readAgain],
  ["checkout.session.expired", readAgain],
  ["checkout.session.async_payment_failed", close],
]);

async function close(event: ProviderEvent, context: Context): Promise<void> {
  await readAgain(event, context);
  await context.db.query(
    `update funnel.checkout_sessions set status = 'failed', updated_at = $2::timestamptz
     where session = $1 and status in ('creating', 'open')`,
    [event.session, context.now().toISOString()],
  );
}

async function readAgain({ session, attempt }: ProviderEvent, context: Context): Promise<void> {
  if (session === undefined) return;
  // The event may be faster than the answer by which we would have learnt the session's id.
  if (attempt !== undefined) await adopt(session, attempt, context);
  try {
    await fulfill(session, context);
  } catch (error) {
    // Another product of the same account at the provider; repeating the event would not help.
    if (!(error instanceof Refusal && error.code === "unknown-session")) throw error;
  }
}

async function adopt(session: string, attempt: string, { db, now }: Context): Promise<void> {
  await db.query(
    `update funnel.checkout_sessions set session = $1, status = 'open', updated_at = $3::timestamptz
     where status = 'creating' and attempt::text = $2 and session is null`,
    [session, attempt, now().toISOString()],
  );
}
