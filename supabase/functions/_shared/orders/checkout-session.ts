import type { SoldPlan } from "../../../../engine/pricing/index.ts";
import type { Context, PaymentProvider } from "../context/index.ts";
import { type Sql, versionColumns } from "../database/index.ts";
import type { QuizQuery, Touches } from "../http/index.ts";

/**
 * A checkout session, from the press of the buy button until it is settled. This file alone changes its state:
 *
 *     creating ──▶ open ──▶ complete
 *         │         │ └───▶ expired
 *         └──▶ failed ◀─┘
 *
 * - `creating`: recorded before the provider is asked, so that it can be found again whatever fails afterwards.
 * - `open`: the provider has a session for it, which may be paid.
 * - `expired`: the provider has closed it unpaid.
 * - `failed`: the provider will never open it, or its payment was refused after the buyer had left.
 * - `complete`: paid. Money is never turned away, so every state can become `complete`, and `complete` is final.
 */
export type CheckoutSession = {
  /** Created by the page for one press of the button; also the provider's idempotency key. */
  readonly attempt: string;
  readonly provider: PaymentProvider["name"];
  /** The provider's id; null until the provider has answered. */
  readonly session: string | null;
  readonly status: "creating" | "open" | "complete" | "expired" | "failed";
  readonly plan_id: string;
  readonly email: string;
  /** Charged today, in the smallest unit of the currency: one of the plan's prices when it was recorded. */
  readonly amount: number;
  readonly terms: string;
  readonly is_hosted: boolean;
  /** Id of the step of its receipt; null for the first receipt of the funnel. */
  readonly receipt: string | null;
  /** Where the buyer came from; null if the page did not know. */
  readonly touches: Touches | null;
  /** How many of each stock it takes; null for one that takes of none. */
  readonly takes: SoldPlan["takes"] | null;
  readonly funnel_hash: string;
  readonly created_at: Date;
};

/** The columns of a checkout session. */
export const sessionColumns =
  "attempt, provider, session, status, plan_id, email, amount, terms, is_hosted, receipt, touches, takes, funnel_hash, created_at";

/** What is recorded about a checkout before the provider is called. */
export type Checkout = {
  readonly attempt: string;
  readonly provider: PaymentProvider["name"];
  readonly planId: string;
  /** The plan, at the price at which it is sold. */
  readonly sold: SoldPlan;
  readonly email: string;
  readonly visitId: string | undefined;
  readonly isHosted: boolean;
  /** Id of the step of its receipt; left out for the first receipt of the funnel. */
  readonly receipt: string | undefined;
  /** Charged today, in the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** What is charged after today, in the smallest unit of the currency: a renewal or the next part; left out if nothing is. */
  readonly renewal?: { readonly amount: number; readonly every: string } | undefined;
  /** How many payments there are; left out for a plan that is not paid in parts. */
  readonly parts?: number | undefined;
  readonly terms: string;
  readonly eventId: string;
  readonly mayTrack: boolean;
  readonly userAgent: string | undefined;
  readonly touches: Touches | undefined;
  /** Parameters of the address that conditions ask about and variants of experiments, with which it was opened. */
  readonly query: QuizQuery;
};

/**
 * Begins a checkout in the state `creating`.
 *
 * @param now when the terms were calculated
 * @returns the session of this attempt; an existing one if the attempt was recorded before, see `isSameCheckout`
 */
export async function beginCheckout(
  sql: Sql,
  checkout: Checkout,
  { funnel }: Pick<Context, "funnel">,
  now: Date,
): Promise<CheckoutSession> {
  const { renewal } = checkout;
  await sql.query(
    `insert into funnel.checkout_sessions (attempt, provider, plan_id, email, visit_id, is_hosted, amount, currency,
       renewal_amount, renewal_every, terms, event_id, may_track, user_agent, created_at, updated_at,
       touches, receipt, parts, sold, query, takes, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::timestamptz, $15::timestamptz,
       $16::text::jsonb, $17, $18, $19::text::jsonb, $20::text::jsonb, $21::text::jsonb, $22, $23, $24)
     on conflict (attempt) do nothing`,
    [
      ...[checkout.attempt, checkout.provider, checkout.planId, checkout.email, checkout.visitId ?? null],
      ...[checkout.isHosted, checkout.amount, checkout.currency, renewal?.amount ?? null, renewal?.every ?? null],
      ...[checkout.terms, checkout.eventId, checkout.mayTrack, checkout.userAgent || null, now.toISOString()],
      checkout.touches === undefined ? null : JSON.stringify(checkout.touches),
      ...[
        checkout.receipt ?? null,
        checkout.parts ?? null,
        JSON.stringify({ ...checkout.sold, restored: undefined, counted: undefined, takes: undefined }),
        JSON.stringify(checkout.query),
        checkout.sold.takes ? JSON.stringify(checkout.sold.takes) : null,
      ],
      ...versionColumns(funnel),
    ],
  );
  const [session] = await sql.query<CheckoutSession>(
    `select ${sessionColumns} from funnel.checkout_sessions where attempt = $1`,
    [checkout.attempt],
  );
  if (!session) throw new Error("A checkout session vanished");
  return session;
}

/** Whether a session fits this checkout and can still be paid. */
export const isSameCheckout = (session: CheckoutSession, checkout: Checkout, context: Context): boolean =>
  session.plan_id === checkout.planId &&
  session.email === checkout.email &&
  session.is_hosted === checkout.isHosted &&
  session.receipt === (checkout.receipt ?? null) &&
  session.amount === checkout.amount &&
  session.status !== "expired" &&
  session.status !== "failed" &&
  isCurrent(session, context);

/** Providers keep an idempotency key for a day; an hour less allows for clock differences. */
const keptFor = 23 * 3_600_000;

const minute = 60_000;

/**
 * How long a session lives that holds something of a stock, in milliseconds, so that an abandoned one frees it soon. Stripe
 * ends none sooner than half an hour after it was opened.
 *
 * @see https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-expires_at
 */
export const heldFor = 35 * minute;

/** How long such a checkout can wait for its session: Stripe then refuses an end that is less than half an hour ahead. */
export const openable = 4 * minute;

/** How long such a session is handed out again: who gets it has some minutes left to pay. */
const handedOutFor = 25 * minute;

/**
 * Whether the provider would return the same session for this attempt again, and it can be paid: the provider and the
 * definition are unchanged, the key is still known, and what it holds of a stock is held for some time.
 */
export function isCurrent(session: CheckoutSession, { payment, funnel, now }: Context): boolean {
  const age = now().getTime() - session.created_at.getTime();
  const life = !session.takes ? keptFor : session.status === "creating" ? openable : handedOutFor;
  return session.provider === payment?.name && session.funnel_hash === funnel.hash && age < life;
}

/**
 * creating → open, now that the provider has answered. An attempt that was given up meanwhile only stores its session.
 *
 * @returns whether it was given up
 */
export async function openCheckout(attempt: string, session: string, { db, now }: Context): Promise<boolean> {
  const [row] = await db.query<Pick<CheckoutSession, "status">>(
    `update funnel.checkout_sessions
     set session = $2, status = case when status = 'creating' then 'open' else status end, updated_at = $3::timestamptz
     where attempt = $1 and session is null returning status`,
    [attempt, session, now().toISOString()],
  );
  return row?.status === "failed";
}

/**
 * creating → open, because an event names the session before the provider's answer has arrived.
 *
 * @param attempt from the event, so it may be any text
 */
export async function adoptSession(attempt: string, session: string, { db, now }: Context): Promise<void> {
  await db.query(
    `update funnel.checkout_sessions set session = $1, status = 'open', updated_at = $3::timestamptz
     where status = 'creating' and attempt::text = $2 and session is null`,
    [session, attempt, now().toISOString()],
  );
}

/** creating → failed: the attempt will have no session. An attempt that has a session by now stays as it is. */
export async function abandonCheckout(attempt: string, { db, now }: Context): Promise<void> {
  await db.query(
    "update funnel.checkout_sessions set status = 'failed', updated_at = $2::timestamptz where attempt = $1 and status = 'creating'",
    [attempt, now().toISOString()],
  );
}

/** creating or open → failed: the provider says that the payment was refused. */
export async function failCheckout(session: string, { db, now }: Context): Promise<void> {
  await db.query(
    `update funnel.checkout_sessions set status = 'failed', updated_at = $2::timestamptz
     where session = $1 and status in ('creating', 'open')`,
    [session, now().toISOString()],
  );
}

/** creating or open → expired: the provider has closed the session unpaid. */
export async function expireCheckout(session: string, { db, now }: Context): Promise<void> {
  await db.query(
    `update funnel.checkout_sessions set status = 'expired', updated_at = $2::timestamptz
     where session = $1 and status in ('creating', 'open')`,
    [session, now().toISOString()],
  );
}

/**
 * Any state → complete: the session is paid. Another caller that completes it at the same time waits here until the
 * end of this transaction.
 *
 * @returns what was sold; undefined if there is no such session
 */
export async function completeCheckout(sql: Sql, session: string, now: Date): Promise<Sold | undefined> {
  const [sold] = await sql.query<Sold>(
    `update funnel.checkout_sessions set status = 'complete', updated_at = $2::timestamptz where session = $1
     returning email, amount, currency, parts, renewal_every as every`,
    [session, now.toISOString()],
  );
  return sold;
}

type Sold = Pick<CheckoutSession, "email" | "amount"> & {
  readonly currency: string;
  /** How many payments there are; null for a plan that is not paid in parts. */
  readonly parts: number | null;
  readonly every: string | null;
};
