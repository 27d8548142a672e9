import type Stripe from "stripe";
import {
  boolean,
  type GenericSchema,
  integer,
  literal,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  optional,
  pipe,
  record,
  safeParse,
  string,
  transform,
} from "valibot";
import type { ProviderObject } from "../context/index.ts";

/** What an event says about its object; the time of the event is separate. */
type Timeless = Omit<ProviderObject, "happenedAt">;

const text = nullish(string());
/** No more than a column holds, which is more than the check lets any plan cost: a larger one is of something else. */
const amount = pipe(number(), integer(), minValue(0), maxValue(2_147_483_647));
const currency = pipe(
  string(),
  transform((code) => code.toUpperCase()),
);
const metadata = nullish(record(string(), string()));
const seconds = pipe(
  nullish(number()),
  transform((time) => (typeof time === "number" ? new Date(time * 1000) : undefined)),
);

const noDetails = {
  amount: 0,
  currency: undefined,
  reason: undefined,
  endsAt: undefined,
  paymentIntent: undefined,
  subscription: undefined,
  customer: undefined,
  attempt: undefined,
};

/** Charges inherit the metadata of our payment. */
const charge = pipe(
  object({
    id: string(),
    object: literal("charge"),
    amount_refunded: amount,
    refunded: boolean(),
    currency,
    payment_intent: text,
    customer: text,
    metadata,
  }),
  transform(
    (of): Timeless => ({
      ...noDetails,
      id: of.id,
      kind: "charge",
      state: of.refunded ? "refunded" : "partly-refunded",
      // A refund may fail.
      isFinal: false,
      amount: of.amount_refunded,
      currency: of.currency,
      paymentIntent: of.payment_intent ?? undefined,
      customer: of.customer ?? undefined,
      attempt: of.metadata?.attempt,
    }),
  ),
);

/** One that failed or was cancelled stays so; one that succeeded can still be sent back by the buyer's bank. */
const refund = pipe(
  object({
    id: string(),
    object: literal("refund"),
    amount,
    currency,
    status: text,
    failure_reason: text,
    pending_reason: text,
    payment_intent: text,
  }),
  transform((of): Timeless => {
    const state = of.status ?? "unknown";
    return {
      ...noDetails,
      id: of.id,
      kind: "refund",
      state,
      isFinal: state === "failed" || state === "canceled",
      amount: of.amount,
      currency: of.currency,
      reason: of.failure_reason ?? of.pending_reason ?? undefined,
      paymentIntent: of.payment_intent ?? undefined,
    };
  }),
);

const dispute = (isFinal: boolean) =>
  pipe(
    object({
      id: string(),
      object: literal("dispute"),
      amount,
      currency,
      status: string(),
      reason: text,
      payment_intent: text,
    }),
    transform(
      (of): Timeless => ({
        ...noDetails,
        id: of.id,
        kind: "dispute",
        state: of.status,
        isFinal,
        amount: of.amount,
        currency: of.currency,
        reason: of.reason ?? undefined,
        paymentIntent: of.payment_intent ?? undefined,
      }),
    ),
  );

const subscription = pipe(
  object({
    id: string(),
    object: literal("subscription"),
    status: string(),
    cancel_at: seconds,
    ended_at: seconds,
    customer: text,
    metadata,
  }),
  transform(
    (of): Timeless => ({
      ...noDetails,
      id: of.id,
      kind: "subscription",
      state: of.status,
      isFinal: of.status === "canceled",
      endsAt: of.ended_at ?? of.cancel_at,
      subscription: of.id,
      customer: of.customer ?? undefined,
      attempt: of.metadata?.attempt,
    }),
  ),
);

/** Before version 2025-03-31 the API named the subscription in the invoice itself. */
const invoice = (state: "failed" | "paid") =>
  pipe(
    object({
      id: string(),
      object: literal("invoice"),
      amount_due: amount,
      currency,
      customer: text,
      subscription: text,
      parent: nullish(object({ subscription_details: nullish(object({ subscription: text, metadata })) })),
      next_payment_attempt: optional(seconds),
    }),
    transform((of): Timeless => {
      const details = of.parent?.subscription_details;
      return {
        ...noDetails,
        id: of.id,
        kind: "invoice",
        state,
        isFinal: state === "paid",
        amount: of.amount_due,
        currency: of.currency,
        reason: state === "failed" && !of.next_payment_attempt ? "not tried again" : undefined,
        subscription: details?.subscription ?? of.subscription ?? undefined,
        customer: of.customer ?? undefined,
        attempt: details?.metadata?.attempt,
      };
    }),
  );

const forms: ReadonlyMap<string, GenericSchema<unknown, Timeless>> = new Map<string, GenericSchema<unknown, Timeless>>([
  ["charge.refunded", charge],
  ["refund.created", refund],
  ["refund.updated", refund],
  ["refund.failed", refund],
  ["charge.refund.updated", refund],
  ["charge.dispute.created", dispute(false)],
  ["charge.dispute.closed", dispute(true)],
  ["customer.subscription.updated", subscription],
  ["customer.subscription.deleted", subscription],
  ["invoice.payment_failed", invoice("failed")],
  ["invoice.paid", invoice("paid")],
]);

/**
 * What an event says about a charge, refund, dispute, subscription or invoice.
 *
 * @returns undefined for an event about anything else, or in an unknown form
 */
export function providerObject({ type, created, data }: Stripe.Event): ProviderObject | undefined {
  const form = forms.get(type);
  const read = form && safeParse(form, data.object);
  return read?.success ? { ...read.output, happenedAt: new Date(created * 1000) } : undefined;
}
