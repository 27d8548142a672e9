import Stripe from "stripe";
import { afterPeriod } from "../../../../engine/pricing/index.ts";
import type { Context, Order, Parts, PaymentProvider, ProviderSession } from "../context/index.ts";
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
    close: (session) =>
      ask(async () => {
        await client()
          .checkout.sessions.expire(session)
          .catch((error: unknown) => {
            // It is paid or closed by now.
            if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          });
      }),
    customerOf: (payment) => find(async () => idOf((await client().paymentIntents.retrieve(payment)).customer)),
    endAfter: async (id, parts) => {
      // One that is not there may be in the account of another key, where it would go on.
      const subscription = await ask(() => client().subscriptions.retrieve(id));
      if (ended.includes(subscription.status)) return;
      const end = endAfter(subscription.billing_cycle_anchor, parts);
      if (subscription.cancel_at !== null && subscription.cancel_at <= end) return;
      await ask<unknown>(() =>
        // A time that has passed is refused.
        end > now().getTime() / 1000
          ? client().subscriptions.update(id, { cancel_at: end, proration_behavior: "none" })
          : client().subscriptions.cancel(id, { prorate: false }),
      );
    },
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
  const { attempt, email, planId, funnel, terms, returnUrl, cancelUrl, isHosted, touches, endsAt } = order;
  const { id, version, hash } = funnel;
  const metadata = {
    ...{ attempt, plan: planId, funnel_id: id, funnel_version: version, funnel_hash: hash },
    ...(touches && { ...touchMetadata("first", touches.first), ...touchMetadata("last", touches.last) }),
  };
  return {
    ...(isHosted
      ? { ui_mode: "hosted_page", success_url: returnUrl, cancel_url: cancelUrl }
      : { ui_mode: "embedded_page", return_url: returnUrl }),
    ...chargesOf(order, metadata),
    customer_email: email,
    client_reference_id: attempt,
    custom_text: { submit: { message: terms } },
    ...(endsAt && { expires_at: Math.floor(endsAt.getTime() / 1000) }),
    metadata,
  };
}

/** What is charged today and later. */
function chargesOf(order: Order, metadata: Stripe.MetadataParam): Params {
  const { amount, renewal, parts } = order;
  const today = { price_data: priceOf({ ...order, amount }), quantity: 1 };
  // A session cannot say when its subscription ends: `endAfter` does so once there is one.
  if (parts)
    return {
      mode: "subscription",
      line_items: [{ price_data: recurringOf({ ...order, ...parts }), quantity: 1 }],
      subscription_data: { metadata },
    };
  if (renewal)
    return {
      mode: "subscription",
      line_items: [today, { price_data: recurringOf({ ...order, ...renewal }), quantity: 1 }],
      // The first item pays the first period; renewals start after it.
      subscription_data: { ...renewalStart(order, renewal), metadata },
    };
  return { mode: "payment", line_items: [today], payment_intent_data: { metadata } };
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

type Priced = Pick<Order, "currency" | "name" | "amount">;

const priceOf = ({ currency, name, amount }: Priced) => ({
  currency: currency.toLowerCase(),
  unit_amount: amount,
  product_data: { name: shortName(name) },
});

/**
 * Stripe opens no session for a longer name, and that of an order with extras has several names in it.
 *
 * @see https://docs.stripe.com/changelog/2018-10-31
 */
const longestName = 250;

function shortName(name: string): string {
  const letters = [...name];
  return letters.length > longestName ? `${letters.slice(0, longestName - 1).join("")}…` : name;
}

const recurringOf = ({ every, ...priced }: Priced & Pick<Parts, "every">) => ({
  ...priceOf(priced),
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

/** States in which a subscription charges nothing more. */
const ended: readonly Stripe.Subscription.Status[] = ["canceled", "incomplete_expired"];

/**
 * The moment at which the payment after the last part would be due. A subscription that ends exactly then makes no bill for
 * it; one that ends before would charge less for the last part.
 *
 * @param anchor the moment of the first payment, from which the provider counts, in seconds
 * @returns in seconds
 */
function endAfter(anchor: number, { count, every }: Parts): number {
  return afterPeriod(new Date(anchor * 1000), { ...every, count: count * every.count }).getTime() / 1000;
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
