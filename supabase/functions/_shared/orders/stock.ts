import type { ServerFunnel } from "../../../../engine/views/index.ts";
import type { Context } from "../context/index.ts";
import type { Sql } from "../database/index.ts";
import { HttpError } from "../http/index.ts";
import { abandonCheckout, openable } from "./checkout-session.ts";
import { fulfill } from "./fulfill.ts";
import { partsPaid, takenBack } from "./order-events.ts";

/** How many of each stock an order takes. */
type Takes = Readonly<Record<string, number>>;

/** What is taken of one stock: sold for good, and held by buyers who may still pay. */
export type SoldOf = { readonly sold: number; readonly held: number };

type Selling = Pick<Context, "settings" | "now"> & {
  readonly funnel: Pick<ServerFunnel, "id" | "stock" | "stockSaid" | "plans">;
};

/** Whose stocks are counted, and how. It is JSON. */
export type AskedStock = {
  /** Id of the funnel. */
  readonly funnel: string;
  /** For each stock, how many of it each order takes by the definition, by what it is ordered as. */
  readonly taken: Readonly<Record<string, Takes>>;
  /** Whether orders of a test mode are left out. */
  readonly isLive: boolean;
  /** A checkout that was begun before this moment and has no session yet holds nothing. */
  readonly since: string;
};

/**
 * What is to be counted of a funnel. With the keys of a live account, orders of a test mode do not count; without, they do, so
 * that a stock can be tried out.
 */
export function askedStock({ funnel, settings, now }: Selling, stocks = Object.keys(funnel.stock ?? {})): AskedStock {
  const takenOf = (stock: string): Takes =>
    Object.fromEntries(
      Object.entries(funnel.plans).flatMap(([order, { takes }]) => {
        const taken = takes?.[stock];
        return taken === undefined ? [] : [[order, taken]];
      }),
    );
  return {
    funnel: funnel.id,
    taken: Object.fromEntries(stocks.map((stock) => [stock, takenOf(stock)])),
    isLive: settings.stripe.secretKey?.includes("_live_") === true,
    since: new Date(now().getTime() - openable).toISOString(),
  };
}

/** SQL for orders of the test provider and of Stripe's test mode, for which nobody paid. */
export const isTest = "(checkout.provider = 'sandbox' or coalesce(checkout.session, '') like 'cs\\_test\\_%')";

/** SQL for whether a session may still be paid, as far as is known: `reconcile` asks of it for so long. */
const isOpen = "status = 'open' and created_at > $4::timestamptz - interval '30 days'";

/**
 * SQL for what each session takes of the stock $2. What an order took is written beside it, so that it stays taken when its
 * plan is gone; one from before its plan had a stock takes what that plan takes by now ($3). A session that nobody has been
 * given ($4) holds nothing, nor does one of which the provider has said for thirty days that it is not over: nobody asks any more.
 */
const taking = `
  select session, provider, status, visit_id, parts, (takes ->> $2)::integer as taken from funnel.checkout_sessions checkout
  where takes is not null and takes ? $2 and funnel_id = $1 and status in ('creating', 'open', 'complete')
    and (${isOpen} or status = 'complete' or status = 'creating' and created_at > $4::timestamptz)
  union all
  select session, provider, status, visit_id, parts, ($3::text::jsonb ->> plan_id)::integer from funnel.checkout_sessions checkout
  where takes is null and plan_id in (select jsonb_object_keys($3::text::jsonb))
    and funnel_id = $1 and (${isOpen} or status = 'complete')`;

/**
 * SQL for what is sold, in `sold`, and held by others than the visit $6, in `held`. An order is given back once all that was
 * paid for it has been taken back, and no subscription goes on that would charge more. It is counted for each visitor of an
 * offer, so it looks at the few orders of which anything was taken back, and not for that at each.
 */
const count = `
  with checkout as materialized (select * from (${taking}) checkout where not ($5::boolean and ${isTest})),
  back as materialized (${takenBack}),
  returned as (
    select orders.amount, orders.subscription, checkout.taken, back.amount as back, ${partsPaid}
    from back join funnel.orders using (session) join checkout using (session)
  )
  select
    ((select coalesce(sum(taken), 0) from checkout where status = 'complete')
      - (select coalesce(sum(taken), 0) from returned
         where back >= greatest(1, amount * coalesce(nullif(parts_paid, 0), 1))
           and (subscription is null or exists (select from funnel.provider_objects ended
             where ended.subscription = returned.subscription and ended.kind = 'subscription' and ended.is_final))))::integer as sold,
    (select coalesce(sum(taken), 0)::integer from checkout
     where status <> 'complete' and ($6::uuid is null or visit_id is distinct from $6::uuid)) as held`;

/**
 * What is taken of each stock.
 *
 * @param visit of whom to leave out what is held: it is theirs to buy
 */
export async function soldOf(
  sql: Sql,
  { funnel, taken, isLive, since }: AskedStock,
  visit?: string,
): Promise<Readonly<Record<string, SoldOf>>> {
  const found: Record<string, SoldOf> = {};
  for (const [name, byOrder] of Object.entries(taken)) {
    const [counted] = await sql.query<SoldOf>(count, [
      ...[funnel, name, JSON.stringify(byOrder), since],
      ...[isLive, visit ?? null],
    ]);
    if (counted) found[name] = counted;
  }
  return found;
}

/**
 * How many of each stock a visitor can buy now. Of one that no page says, it is as many as a single order can take at most, if
 * more are left: whoever asks day by day would otherwise know what is sold.
 */
export async function stockLeft(sql: Sql, context: Selling, visit?: string): Promise<Takes> {
  const { stock = {}, stockSaid = [] } = context.funnel;
  const asked = askedStock(context);
  const found = await soldOf(sql, asked, visit);
  return Object.fromEntries(
    Object.entries(stock).map(([name, all]) => {
      const { sold = 0, held = 0 } = found[name] ?? {};
      const most = stockSaid.includes(name) ? all : Math.max(1, ...Object.values(asked.taken[name] ?? {}));
      return [name, Math.min(most, Math.max(0, all - sold - held))];
    }),
  );
}

/** Lets buyers begin one after the other until the end of the transaction: of two for the last place, the second is counted after the first. */
export async function lockStock(sql: Sql): Promise<void> {
  await sql.query("select pg_advisory_xact_lock(hashtext('funnel.stock'))");
}

/**
 * Refuses an order that takes more than there is, once it is recorded: the transaction is then to be undone. To be called
 * behind `lockStock`.
 *
 * @throws HttpError 409 `sold-out`
 */
export async function refuseSoldOut(sql: Sql, takes: Takes, context: Selling): Promise<void> {
  const found = await soldOf(sql, askedStock(context, Object.keys(takes)));
  const isOver = Object.keys(takes).some((name) => {
    const { sold = 0, held = 0 } = found[name] ?? {};
    return sold + held > (context.funnel.stock?.[name] ?? 0);
  });
  if (isOver) throw new HttpError(409, "sold-out", "Too little of this is left. Nothing was bought.");
}

/**
 * Closes what a visit holds of some stocks by other attempts: who looks at the payment of one plan and then picks another, or
 * presses again where the provider was down, wants one place, not two, and the first may be the last there is. A payment
 * that was not reported yet is fulfilled, and one that is under way keeps its place.
 */
export async function freeHeld(takes: Takes, attempt: string, visit: string, context: Context): Promise<void> {
  const { db, payment } = context;
  const held = await db.query<{ attempt: string; session: string | null }>(
    `select attempt, session from funnel.checkout_sessions
     where visit_id = $1 and attempt <> $2 and status in ('creating', 'open') and provider = $3
       and takes ?| (select array_agg(name) from jsonb_object_keys($4::text::jsonb) as names(name))`,
    [visit, attempt, payment?.name, JSON.stringify(takes)],
  );
  for (const { attempt, session } of held) {
    if (session === null) {
      await abandonCheckout(attempt, context);
      continue;
    }
    await payment?.close(session);
    await fulfill(session, context);
  }
}
