import type { Context } from "./context.ts";
import { mark } from "./mark.ts";
import type { Order, PaymentProvider } from "./payment-provider.ts";
import { Refusal } from "./refusal.ts";
import { signedEvent } from "./signed-event.ts";
import { testCardProblem } from "./test-card-problem.ts";
import { verifyWebhook } from "./verify-webhook.ts";

type World = Omit<Context, "payment">;

/** A row of the table of sessions; the details are the order as it was placed. */
type Row = {
  readonly session: string;
  readonly client_secret: string;
  readonly status: "open" | "complete" | "expired";
  readonly is_paid: boolean;
  readonly details: Pick<Order, "attempt" | "amount" | "currency" | "returnUrl">;
};

/** Takes no money, and otherwise behaves like a real provider: sessions, test cards, signed events. */
export function sandboxPayment(world: World): PaymentProvider {
  // Events never leave this process, so that nobody else can make one.
  const secret = crypto.randomUUID();
  return {
    name: "sandbox",
    open: (order) => open(order, world),
    read: async (session) => {
      const row = await rowWhere("session", session, world);
      if (!row) return undefined;
      const { attempt, amount, currency } = row.details;
      return { id: row.session, status: row.status, isPaid: row.is_paid, attempt, amount, currency };
    },
    verify: (body, signature) => verifyWebhook(body, signature, secret, world.now()),
    pay: async (clientSecret, card) => {
      const row = await rowWhere("client_secret", clientSecret, world);
      if (!row || row.status === "expired") throw new Refusal(404, "unknown-session", "There is no such open session.");
      const problem = row.is_paid ? undefined : testCardProblem(card, world.now());
      if (problem) return problem;
      await world.db.query(
        "update funnel.sandbox_sessions set status = 'complete', is_paid = true where session = $1 and status = 'open'",
        [row.session],
      );
      const returnUrl = row.details.returnUrl.replace("{CHECKOUT_SESSION_ID}", row.session);
      return { status: "paid", returnUrl, ...(await eventOf(row, secret, world.now())) };
    },
  };
}

async function open(order: Order, { db, funnel, now }: World) {
  const id = () => crypto.randomUUID().replaceAll("-", "");
  const session = `cs_sandbox_${id()}`;
  await db.query(
    `insert into funnel.sandbox_sessions
       (session, attempt, client_secret, details, created_at, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3, $4::text::jsonb, $5::timestamptz, $6, $7, $8)
     on conflict (attempt) do nothing`,
    [session, order.attempt, `${session}_secret_${id()}`, JSON.stringify(order), now().toISOString(), ...mark(funnel)],
  );
  const [row] = await db.query<Pick<Row, "session" | "client_secret">>(
    "select session, client_secret from funnel.sandbox_sessions where attempt = $1",
    [order.attempt],
  );
  if (!row) throw new Error("A session of the test provider vanished");
  return { id: row.session, clientSecret: row.client_secret };
}

async function rowWhere(column: "session" | "client_secret", value: string, { db, now }: World) {
  const [row] = await db.query<Row>(
    `select session, client_secret, is_paid, details,
       case when status = 'open' and created_at < $2::timestamptz - interval '1 day' then 'expired' else status end
         as status
     from funnel.sandbox_sessions where ${column} = $1`,
    [value, now().toISOString()],
  );
  return row;
}

/** The event by which a real provider tells of a payment; told again it has the same id. */
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
