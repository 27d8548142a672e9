import type { Context, PaymentProvider, ProviderEvent } from "../_shared/context/index.ts";
import { versionColumns } from "../_shared/database/index.ts";
import { errorResponse, HttpError, mostOfEvent, readBody } from "../_shared/http/index.ts";
import { adoptSession, failCheckout, fulfill, recordObject } from "../_shared/orders/index.ts";

/**
 * Takes the payment provider's events. An event about a session is only a hint to read the session again, and a later
 * event is stored by its own time, so order and repetition do not matter. Events are recorded after their effect, so
 * that an interrupted one takes effect when it is repeated.
 */
export async function handler(request: Request, context: Context): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Request-Id": context.requestId });
  try {
    if (request.method !== "POST")
      throw new HttpError(405, "wrong-method", "Call this address with POST.", { methods: "POST" });
    const { payment } = context;
    if (!payment) throw new HttpError(503, "payment-not-configured", "Payment is not configured.");
    const event = await payment.verify(await readBody(request, mostOfEvent), request.headers.get("Stripe-Signature"));
    if (!(await isKnown(event, payment, context))) await take(event, payment, context);
    return Response.json({ received: true }, { headers });
  } catch (error) {
    return errorResponse(error, "stripe-webhook", context, headers);
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
    [name, id, type, session, context.now().toISOString(), ...versionColumns(context.funnel)],
  );
}

type Effect = (event: ProviderEvent, context: Context) => Promise<void>;

/** The effect of each event; all others are only recorded. */
const effects: ReadonlyMap<string, Effect> = new Map([
  ["checkout.session.completed", readAgain],
  ["checkout.session.async_payment_succeeded", readAgain],
  ["checkout.session.expired", readAgain],
  ["checkout.session.async_payment_failed", fail],
  ["charge.refunded", recordLater],
  ["refund.created", recordLater],
  ["refund.updated", recordLater],
  ["refund.failed", recordLater],
  // What older versions of the API tell instead of the two before.
  ["charge.refund.updated", recordLater],
  ["charge.dispute.created", recordLater],
  ["charge.dispute.closed", recordLater],
  ["customer.subscription.updated", recordLater],
  ["customer.subscription.deleted", recordLater],
  ["invoice.payment_failed", recordLater],
  ["invoice.paid", recordLater],
]);

/** Events after the payment. The event itself has the new state and its time. */
async function recordLater({ id, type, object }: ProviderEvent, context: Context): Promise<void> {
  if (!object) return context.log("warn", "event-not-understood", { id, type });
  const { kind, paymentIntent, customer } = object;
  // Disputes and refunds do not name the customer, but an order that renews knows its payments only by the customer.
  const namesNobody = kind === "dispute" || kind === "refund";
  const isNobodys = namesNobody && customer === undefined && paymentIntent !== undefined;
  const found = isNobodys ? await context.payment?.customerOf?.(paymentIntent) : customer;
  await recordObject({ ...object, customer: found }, context);
}

async function fail(event: ProviderEvent, context: Context): Promise<void> {
  await readAgain(event, context);
  if (event.session !== undefined) await failCheckout(event.session, context);
}

async function readAgain({ session, attempt }: ProviderEvent, context: Context): Promise<void> {
  if (session === undefined) return;
  // The event may arrive before the response that would have told us the session's id.
  if (attempt !== undefined) await adoptSession(attempt, session, context);
  try {
    await fulfill(session, context);
  } catch (error) {
    // It belongs to another product in the same account; repeating the event would not help.
    if (!(error instanceof HttpError && error.code === "unknown-session")) throw error;
  }
}
