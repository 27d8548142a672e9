import { boolean, type InferOutput, maxLength, optional, pipe, regex, strictObject, string } from "valibot";
import type { Period } from "../../../../engine/pricing/index.ts";
import type { ServerFunnel } from "../../../../engine/views/index.ts";

/** What is sold in one session. All figures come from the definition, none from a request. */
export type Order = {
  /** Our own id of the attempt; the provider returns it. */
  readonly attempt: string;
  readonly planId: string;
  readonly name: string;
  readonly email: string;
  /** Charged today, in the smallest unit of the currency. */
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Charged after the first period, which starts at `soldAt`, and at every renewal; left out for a plan that does not renew. */
  readonly renewal?: { readonly name: string; readonly amount: number; readonly after: Period; readonly every: Period };
  /** How often `amount` is charged, from today on; left out for a plan that is not paid in parts. */
  readonly parts?: Parts;
  readonly soldAt: Date;
  /** When its session ends, at least half an hour after it was opened; left out for the provider's own end, a day later. */
  readonly endsAt?: Date;
  /** What the buyer agrees to, as shown on the page. */
  readonly terms: string;
  /** Where the provider sends the buyer; contains `{CHECKOUT_SESSION_ID}`. */
  readonly returnUrl: string;
  /** Where the provider's own page sends a buyer who cancels. */
  readonly cancelUrl: string;
  /** Whether the provider shows a page of its own instead of a form on ours. */
  readonly isHosted: boolean;
  /** Where the buyer came from, first and last, by name. */
  readonly touches?: { readonly [Touch in "first" | "last"]: Readonly<Record<string, string>> };
  /** The definition it was sold under. */
  readonly funnel: Pick<ServerFunnel, "id" | "version" | "hash">;
};

/** How many payments there are, and how long it is from one to the next. */
export type Parts = { readonly count: number; readonly every: Period };

/** An opened session. */
export type OpenedSession = {
  readonly id: string;
  /** Starts the form on our page; left out for a hosted session. */
  readonly clientSecret?: string;
  /** The provider's own page; left out for an embedded session. */
  readonly url?: string;
};

/** A session as the provider reports it now. */
export type ProviderSession = {
  readonly id: string;
  readonly status: "open" | "complete" | "expired";
  readonly isPaid: boolean;
  readonly attempt: string | undefined;
  readonly amount: number | undefined;
  readonly currency: string | undefined;
  /** The ids by which later events find it: the payment, the subscription and the customer. */
  readonly paymentIntent?: string | undefined;
  readonly subscription?: string | undefined;
  readonly customer?: string | undefined;
};

/** A refunded charge, a refund, a dispute, a subscription or an invoice, as an event describes it. */
export type ProviderObject = {
  readonly id: string;
  readonly kind: "charge" | "refund" | "dispute" | "subscription" | "invoice";
  /** The provider's name for the state. */
  readonly state: string;
  /** Whether this state is final. */
  readonly isFinal: boolean;
  /** Amount refunded so far, of one refund, disputed or due, in the smallest unit of the currency; 0 for a subscription. */
  readonly amount: number;
  readonly currency: string | undefined;
  readonly reason: string | undefined;
  /** When a subscription ends or ended. */
  readonly endsAt: Date | undefined;
  /** The ids by which its order is found. */
  readonly paymentIntent: string | undefined;
  readonly subscription: string | undefined;
  readonly customer: string | undefined;
  readonly attempt: string | undefined;
  /** By the provider's clock. */
  readonly happenedAt: Date;
};

/** Something that happened at the provider, reported by a webhook with a valid signature. */
export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  /** The session that it is about; undefined if it is about none. */
  readonly session: string | undefined;
  /** The attempt that this session was opened with. */
  readonly attempt: string | undefined;
  /** What it says about an order after its payment; left out for any other event. */
  readonly object?: ProviderObject | undefined;
};

const short = pipe(string(), maxLength(255));

/** A payment from the test provider's form: the secret of the session, and a card. */
export const testPayment = strictObject({
  clientSecret: pipe(short, regex(/^\w+$/)),
  card: short,
  /** `MM/YY` */
  expiry: short,
  cvc: short,
  name: optional(short),
  /** Whether the buyer has confirmed the payment, as some cards require. */
  confirm: optional(boolean()),
});

export type TestPayment = InferOutput<typeof testPayment>;

/** The test provider's result for a card; with a payment comes the event that a real provider would post. */
export type TestOutcome =
  | { readonly status: "paid"; readonly returnUrl: string; readonly body: string; readonly signature: string }
  | { readonly status: "authentication-required" | "insufficient-funds" }
  | { readonly status: "declined"; readonly message?: string };

/** A service that takes money. */
export type PaymentProvider = {
  readonly name: "stripe" | "sandbox";
  /** What the form on our page needs besides the client secret. */
  readonly publishableKey?: string;
  /**
   * Opens a session. Called again with the same attempt, it returns the same session.
   *
   * @throws HttpError 400 `bad-email` if it refuses the address; 409 `attempt-reused` if the attempt was another order;
   * 502 `payment-unavailable` if the provider cannot be reached or refuses the order
   */
  readonly open: (order: Order) => Promise<OpenedSession>;
  /**
   * Reads a session from the provider.
   *
   * @returns undefined if the provider has no session with this id
   * @throws HttpError 502 `payment-unavailable` if the provider cannot be reached
   */
  readonly read: (session: string) => Promise<ProviderSession | undefined>;
  /**
   * Closes an open session, so that nobody can pay it any more. One that is paid or closed by now stays as it is.
   *
   * @throws HttpError 502 `payment-unavailable` if the provider cannot be reached
   */
  readonly close: (session: string) => Promise<void>;
  /**
   * The customer of a payment. Disputes and refunds only name a payment, and a subscription's payment is in no session.
   *
   * @returns undefined if the provider has no such payment, or it has no customer
   * @throws HttpError 502 `payment-unavailable` if the provider cannot be reached
   */
  readonly customerOf?: (paymentIntent: string) => Promise<string | undefined>;
  /**
   * Lets a subscription end by itself after the last of its parts. Repeating it changes nothing, and one that ends earlier
   * or has ended stays as it is. The test provider charges nothing again, so it has none.
   *
   * @throws HttpError 502 `payment-unavailable` if the provider cannot be reached or refuses
   */
  readonly endAfter?: (subscription: string, parts: Parts) => Promise<void>;
  /**
   * Checks a webhook's signature over the bytes as received.
   *
   * @throws HttpError 400 `bad-signature` if it is missing, wrong, older than five minutes or from the future
   */
  readonly verify: (body: string, signature: string | null) => Promise<ProviderEvent>;
  /**
   * Takes a test card. Only the test provider has it, because a real one keeps cards to itself.
   *
   * @throws HttpError 404 `unknown-session` if no open session has that client secret
   */
  readonly pay?: (payment: TestPayment) => Promise<TestOutcome>;
};
