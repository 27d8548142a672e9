import type { Context, Order, PaymentProvider, TestOutcome, TestPayment } from "../context/index.ts";
import { versionColumns } from "../database/index.ts";
import { HttpError } from "../http/index.ts";
import { signedEvent, verifyWebhook } from "./webhook-signature.ts";

/** A row of the sessions table; the details are the order as placed. */
type Row = {
  readonly session: string;
  readonly client_secret: string;
  readonly status: "open" | "complete" | "expired";
  readonly is_paid: boolean;
  readonly details: Pick<Order, "attempt" | "amount" | "currency" | "returnUrl">;
};

/** A provider that takes no money but otherwise behaves like a real one: sessions, test cards, signed events. */
export function sandboxPayment(context: Omit<Context, "payment">): PaymentProvider {
  // Events never leave this process, so that nobody else can make one.
  const secret = crypto.randomUUID();
  return {
    name: "sandbox",
    open: (order) => open(order, context),
    read: async (session) => {
      const row = await rowWhere("session", session, context);
      if (!row) return undefined;
      const { attempt, amount, currency } = row.details;
      return { id: row.session, status: row.status, isPaid: row.is_paid, attempt, amount, currency };
    },
    close: async (session) => {
      await context.db.query(
        "update funnel.sandbox_sessions set status = 'expired' where session = $1 and status = 'open'",
        [session],
      );
    },
    verify: (body, signature) => verifyWebhook(body, signature, secret, context.now()),
    pay: async (payment) => {
      const row = await rowWhere("client_secret", payment.clientSecret, context);
      if (!row || row.status === "expired")
        throw new HttpError(404, "unknown-session", "There is no such open session.");
      const problem = row.is_paid ? undefined : testCardProblem(payment, context.now());
      if (problem) return problem;
      await context.db.query(
        "update funnel.sandbox_sessions set status = 'complete', is_paid = true where session = $1 and status = 'open'",
        [row.session],
      );
      const returnUrl = row.details.returnUrl.replace("{CHECKOUT_SESSION_ID}", row.session);
      return { status: "paid", returnUrl, ...(await eventOf(row, secret, context.now())) };
    },
  };
}

async function open(order: Order, { db, funnel, now }: Pick<Context, "db" | "funnel" | "now">) {
  const id = () => crypto.randomUUID().replaceAll("-", "");
  const session = `cs_sandbox_${id()}`;
  await db.query(
    `insert into funnel.sandbox_sessions
       (session, attempt, client_secret, details, created_at, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3, $4::text::jsonb, $5::timestamptz, $6, $7, $8)
     on conflict (attempt) do nothing`,
    [
      session,
      order.attempt,
      `${session}_secret_${id()}`,
      JSON.stringify(order),
      now().toISOString(),
      ...versionColumns(funnel),
    ],
  );
  const [row] = await db.query<Pick<Row, "session" | "client_secret">>(
    "select session, client_secret from funnel.sandbox_sessions where attempt = $1",
    [order.attempt],
  );
  if (!row) throw new Error("A session of the test provider vanished");
  return { id: row.session, clientSecret: row.client_secret };
}

async function rowWhere(column: "session" | "client_secret", value: string, { db, now }: Pick<Context, "db" | "now">) {
  const [row] = await db.query<Row>(
    `select session, client_secret, is_paid, details,
       case when status = 'open' and $2::timestamptz > coalesce((details ->> 'endsAt')::timestamptz, created_at + interval '1 day')
         then 'expired' else status end as status
     from funnel.sandbox_sessions where ${column} = $1`,
    [value, now().toISOString()],
  );
  return row;
}

/** The event that a real provider would post about a payment; a repeat has the same id. */
async function eventOf({ session, details }: Row, secret: string, now: Date) {
  const object = { id: session, object: "checkout.session", status: "complete", payment_status: "paid" };
  const event = {
    id: session.replace("cs_", "evt_"),
    object: "event",
    type: "checkout.session.completed",
    data: { object: { ...object, metadata: { attempt: details.attempt } } },
  };
  return signedEvent(event, secret, now);
}

/**
 * Why the test provider declines a card: the usual test numbers behave as at Stripe, and all others are declined.
 *
 * @returns undefined if the card pays
 * @see https://docs.stripe.com/testing
 */
function testCardProblem(
  { card, expiry, cvc, confirm }: TestPayment,
  now: Date,
): Exclude<TestOutcome, { status: "paid" }> | undefined {
  const digits = card.replace(/[\s-]/g, "");
  if (!isAhead(expiry, now) || !/^\d{3,4}$/.test(cvc)) {
    return { status: "declined", message: "Give any expiry date in the future as MM/YY and any three digits." };
  }
  if (digits === "4242424242424242") return undefined;
  if (digits === "4000002500003155") return confirm ? undefined : { status: "authentication-required" };
  if (digits === "4000000000009995") return { status: "insufficient-funds" };
  if (digits === "4000000000000002") return { status: "declined" };
  return { status: "declined", message: testCards };
}

const testCards =
  "Only test cards work here: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for a confirmation, 4000 0000 0000 9995 lacks funds.";

/** Whether a card that expires at the end of this month is still valid. */
function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2]) *\/ *(?:20)?(\d\d)$/.exec(expiry.trim()) ?? [];
  // Neither is there, or both are: nothing is later than an invalid date.
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime();
}
