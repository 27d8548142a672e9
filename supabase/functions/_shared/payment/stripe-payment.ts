import Stripe from "stripe";
import { afterPeriod } from "../../../../engine/pricing/index.ts";
import type { Context, Order, PaymentProvider, ProviderSession } from "../context/index.ts";
import { HttpError } from "../http/index.ts";
import { verifyWebhook } from "./webhook-signature.ts";

type Keys = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string | undefined;
  /** Another address of the API, for tests. */
  readonly apiUrl: string | undefined;
};

/** Stripe Checkout. Calls time out after 10 s and are tried three times with the same idempotency key. */
export function stripePayment(keys: Keys, { fetch, now, log, funnel }: Omit<Context, "payment">): PaymentProvider {
  let made: Stripe | undefined;
  // Created on demand: it takes half a millisecond, and most calls do not involve a payment.
  const client = () => {
    made ??= new Stripe(keys.secretKey, {
      httpClient: Stripe.createFetchHttpClient(fetch),
      timeout: 10_000,
      maxNetworkRetries: 2,
      telemetry: false,
      appInfo: { name: "quiz-funnel-engine", version: `${funnel.id}-${funnel.version}` },
      ...(keys.apiUrl && addressOf(keys.apiUrl)),
    });
    return made;
  };
  const ask = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await call();
    } catch (error) {
      throw httpErrorOf(error, log);
    }
  };
  const find = <Found>(call: () => Promise<Found>): Promise<Found | undefined> =>
    ask(() =>
      call().catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") return undefined;
        throw error;
      }),
    );
  return {
    name: "stripe",
    publishableKey: keys.publishableKey,
    open: (order) =>
      ask(async () => {
        const options = { idempotencyKey: order.attempt };
        const { id, client_secret, url } = await client().checkout.sessions.create(paramsOf(order), options);
        return { id, ...(client_secret && { clientSecret: client_secret }), ...(url && { url }) };
      }),
    read: (session) => find(async () => sessionOf(await client().checkout.sessions.retrieve(session))),
    customerOf: (payment) => find(async () => idOf((await client().paymentIntents.retrieve(payment)).customer)),
    verify: async (body, signature) => {
      if (keys.webhookSecret) return verifyWebhook(body, signature, keys.webhookSecret, now());
      throw new HttpError(503, "payment-not-configured", "Set STRIPE_WEBHOOK_SECRET to receive webhooks.");
    },
  };
}

function addressOf(url: string) {
  const { hostname, port, protocol } = new URL(url);
  const isSecure = protocol === "https:";
  return { host: hostname, port: port || (isSecure ? 443 : 80), protocol: isSecure ? "https" : "http" } as const;
}

type Params = Stripe.Checkout.SessionCreateParams;

/** Depends only on the order: Stripe accepts a repeat only if it is identical. */
function paramsOf(order: Order): Params {
  const { attempt, email, planId, funnel, terms, returnUrl, cancelUrl, renewal, isHosted, touches } = order;
  const { id, version, hash } = funnel;
  const metadata = {
    ...{ attempt, plan: planId, funnel_id: id, funnel_version: version, funnel_hash: hash },
    ...(touches && { ...touchMetadata("first", touches.first), ...touchMetadata("last", touches.last) }),
  };
  const today = { price_data: priceOf(order, order.amount), quantity: 1 };
  return {
    ...(isHosted
      ? { ui_mode: "hosted_page", success_url: returnUrl, cancel_url: cancelUrl }
      : { ui_mode: "embedded_page", return_url: returnUrl }),
    ...(renewal
      ? {
          mode: "subscription",
          line_items: [today, { price_data: recurringOf(order, renewal), quantity: 1 }],
          // The first item pays the first period; renewals start after it.
          subscription_data: { ...renewalStart(order, renewal), metadata },
        }
      : { mode: "payment", line_items: [today], payment_intent_data: { metadata } }),
    customer_email: email,
    client_reference_id: attempt,
    custom_text: { submit: { message: terms } },
    metadata,
  };
}

/**
 * Stripe allows 50 keys, of which five are our own. The function that takes touches keeps names and values within the 40
 * and 500 characters that it allows.
 */
const mostOfTouch = 22;

/** The parts of a touch that say most come first, if there are too many. */
function touchMetadata(
  which: "first" | "last",
  touch: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const foremost = ["at", "landing", "referrer", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
  const clicks = ["gclid", "fbclid", "ttclid", "msclkid"];
  const told = [...new Set([...foremost, ...clicks, ...Object.keys(touch)])].flatMap((name) => {
    const value = touch[name];
    return value ? [[`${which}_${name}`, value] as const] : [];
  });
  return Object.fromEntries(told.slice(0, mostOfTouch));
}

const priceOf = ({ currency, name }: Order, amount: number) => ({
  currency: currency.toLowerCase(),
  unit_amount: amount,
  product_data: { name },
});

const recurringOf = (order: Order, { amount, every }: NonNullable<Order["renewal"]>) => ({
  ...priceOf(order, amount),
  recurring: { interval: every.unit, interval_count: every.count },
});

/**
 * Start of the renewals: the moment that the terms state, however long the buyer takes to pay. When opening the
 * session, which may be a day after the order, Stripe requires a moment at least two days ahead; a shorter period is
 * counted from the payment.
 */
function renewalStart({ soldAt }: Order, { after }: NonNullable<Order["renewal"]>) {
  const start = afterPeriod(soldAt, after).getTime();
  const days = (start - soldAt.getTime()) / 86_400_000;
  return days > 3 ? { trial_end: Math.floor(start / 1000) } : { trial_period_days: Math.round(days) };
}

function sessionOf(session: Stripe.Checkout.Session): ProviderSession {
  return {
    id: session.id,
    status: statusOf(session),
    // If nothing is due today, Stripe says "no_payment_required".
    isPaid: session.status === "complete" && session.payment_status !== "unpaid",
    attempt: session.metadata?.attempt,
    amount: session.amount_total ?? undefined,
    currency: session.currency?.toUpperCase(),
    paymentIntent: idOf(session.payment_intent),
    subscription: idOf(session.subscription),
    customer: idOf(session.customer),
  };
}

/** Stripe returns the id or, depending on the account's settings, the whole object. */
const idOf = (object: string | { readonly id: string } | null | undefined) =>
  typeof object === "string" ? object : object?.id;

/** Stripe may add new states; a state that is not final counts as open. */
function statusOf({ status }: Stripe.Checkout.Session): ProviderSession["status"] {
  if (status === "complete") return "complete";
  return status === "expired" ? "expired" : "open";
}

function httpErrorOf(error: unknown, log: Context["log"]): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error.code === "email_invalid")
    return new HttpError(400, "bad-email", "The payment provider knows no such e-mail.");
  // The same attempt is now another order, for example after an update of ours or at another address.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return attemptReused();
  log("error", "payment-provider-failed", { type: error.type, code: error.code, request: error.requestId });
  return new HttpError(502, "payment-unavailable", "The payment provider cannot be reached. Please try again.");
}

/** An attempt that cannot be repeated unchanged: the page begins a new one. */
export const attemptReused = () =>
  new HttpError(409, "attempt-reused", "This attempt was for another purchase. Please start again.");
