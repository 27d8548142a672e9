import { latestChoice } from "../consent/index.ts";
import type { Context } from "../context/index.ts";
import { type Delivery, lease } from "./enqueue.ts";
import { type Call, deliveryKinds, isConfigured, type Message, type Receiver, receivers } from "./receivers.ts";
import { make, send } from "./send.ts";

/** Entries per batch; few enough to be sent well within the lease. */
const mostAtOnce = 20;
/** Seconds after which a run begins no further round; the rest waits for the next run. */
const longestRun = 40;

/**
 * Sends all due entries. Each kind has its own lane, so that a hanging receiver delays no other.
 *
 * @param deadline makes the signal that ends the wait for one receiver, after ten seconds
 * @returns how many were delivered, how many were dropped, and how many were given up
 */
export async function deliverDue(context: Context, deadline?: () => AbortSignal) {
  const sums = await Promise.all(deliveryKinds.map((kind) => deliverKind(kind, context, deadline)));
  const total = (state: keyof (typeof sums)[number]) => sums.reduce((sum, one) => sum + one[state], 0);
  return { delivered: total("delivered"), dropped: total("dropped"), dead: total("dead") };
}

/**
 * Sends the due entries of one kind, at least once and with the same key each time. A sender takes an entry by moving
 * its time forward before sending, so two senders never send it at once, and a sender that dies frees it. Entries
 * without a configured receiver stay as they are. An event is dropped if its visitor has withdrawn consent or if it is
 * too old. When the process must stop, entries being sent are left as after a crash, and nobody waits for them.
 *
 * @param deadline makes the signal that ends the wait for one receiver, after ten seconds
 * @returns how many were delivered, how many were dropped, and how many were given up
 */
export async function deliverKind(
  kind: Delivery["kind"],
  context: Context,
  deadline = () => AbortSignal.timeout(10_000),
) {
  const sum = { delivered: 0, dropped: await dropEvents(kind, context), dead: 0 };
  if (!isConfigured(kind, context)) return sum;
  const end = context.now().getTime() + longestRun * 1000;
  while (!context.stop?.aborted && context.now().getTime() < end) {
    const entries = await takeDue(kind, context);
    const states = await Promise.all(entries.map((entry) => deliver(entry, context, deadline())));
    for (const state of states) if (state !== "waiting") sum[state]++;
    if (entries.length < mostAtOnce) break;
  }
  return sum;
}

type Entry = {
  readonly id: string;
  readonly kind: Delivery["kind"];
  readonly key: string;
  readonly payload: string;
  readonly attempts: number;
};

async function takeDue(kind: Delivery["kind"], context: Context): Promise<readonly Entry[]> {
  const now = context.now().getTime();
  return context.db.query<Entry>(
    // Materialized, because the database may run a plain subquery again for each row, and so exceed its limit.
    `with due as materialized (
       select id from funnel.outbox
       where state = 'waiting' and due_at <= $1::timestamptz and kind = $3
         and ${latestChoice("outbox.visit_id")} is not false
       order by due_at limit ${mostAtOnce} for update skip locked
     )
     update funnel.outbox set attempts = attempts + 1, due_at = $2::timestamptz
     from due where outbox.id = due.id
     returning outbox.id, kind, key, payload::text as payload, attempts`,
    [new Date(now).toISOString(), new Date(now + lease * 1000).toISOString(), kind],
  );
}

async function deliver(entry: Entry, context: Context, deadline: AbortSignal) {
  const { kind, key, attempts } = entry;
  const message = await messageOf(entry, context);
  const failure =
    message instanceof Error
      ? { reason: `not in the form of its kind (${message.name})`, isFinal: true }
      : typeof message === "function"
        ? await make(message, deadline)
        : await send(message, key, context.fetch, deadline, context.now());
  // No answer yet and the process stops: the entry becomes free after its lease, as after a crash.
  if (failure && !failure.isFinal && context.stop?.aborted) return "waiting";
  const wait = failure?.isFinal ? undefined : retryDelay(attempts);
  const state = failure === undefined ? "delivered" : wait === undefined ? "dead" : "waiting";
  await settle(entry, state, failure?.reason, wait ?? 0, context);
  context.log(state === "dead" ? "error" : failure ? "warn" : "info", `delivery-${state}`, {
    kind,
    key,
    attempts,
    reason: failure?.reason,
  });
  return state;
}

/** An entry whose payload does not fit its kind must not hold up the others. */
async function messageOf({ kind, payload }: Entry, context: Context): Promise<Message | Call | Error> {
  // An entry of a kind has the payload of that kind.
  const receiver = receivers[kind] as Receiver<unknown>;
  try {
    return await receiver.message(JSON.parse(payload), context);
  } catch (error) {
    return error instanceof Error ? error : new Error();
  }
}

async function settle(
  { id, attempts }: Entry,
  state: "waiting" | "delivered" | "dead",
  reason: string | undefined,
  wait: number,
  { db, now }: Context,
): Promise<void> {
  const at = now().getTime();
  await db.query(
    // If this sender was slow, another has taken or dropped the entry since and decides; but a delivery always counts.
    `update funnel.outbox set state = $2, last_problem = $3, due_at = $4::timestamptz,
       delivered_at = case when $2 = 'delivered' then $5::timestamptz end
     where id = $1 and (state = 'waiting' and attempts = $6 or state <> 'delivered' and $2 = 'delivered')`,
    [id, state, reason ?? null, new Date(at + wait * 1000).toISOString(), new Date(at).toISOString(), attempts],
  );
}

/** Days that a settled delivery is kept; longer if it was given up, because it can be sent again. */
const keptFor = { delivered: 30, dropped: 30, dead: 180 } as const;

/** Deletes deliveries that were settled long ago, few enough at once that nobody has to wait. */
export async function forgetDeliveries({ db, now }: Context): Promise<void> {
  for (const [state, days] of Object.entries(keptFor))
    await db.query(
      `delete from funnel.outbox where id in (
         select id from funnel.outbox
         where state = $1 and state <> 'waiting' and coalesce(delivered_at, due_at) < $2::timestamptz limit 5000)`,
      [state, new Date(now().getTime() - days * 86_400_000).toISOString()],
    );
}

/**
 * Days after which advertising services no longer accept an event:
 * https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/server-event#event-time
 */
export const longestWait = 7;

/** Most events dropped by one statement, so that it does not run into a timeout. */
const mostDropped = 5000;

/**
 * Drops events that will never be sent, which is not a failure: those of a visit that has since declined tracking, and
 * those that became too old while no receiver was configured. Leads and e-mails wait as long as necessary.
 *
 * @returns how many were dropped
 */
export async function dropEvents(kind: Delivery["kind"], { db, log, now }: Context): Promise<number> {
  const ageless = receivers[kind].isAgeless;
  const oldest = new Date(now().getTime() - longestWait * 86_400_000).toISOString();
  let sum = 0;
  for (let dropped = mostDropped; dropped === mostDropped; sum += dropped) {
    const entries = await db.query<{ kind: string; key: string; attempts: number; reason: string }>(
      // An array, because a database that does not know yet how full its table is would compare each id with each row.
      `update funnel.outbox set state = 'dropped',
         last_problem = case when ${latestChoice("outbox.visit_id")} is false then 'consent withdrawn' else 'too old' end
       where state = 'waiting' and id = any(array(
         select id from funnel.outbox
         where state = 'waiting' and kind = $1
           and (visit_id is not null and not ${latestChoice("outbox.visit_id")} or not $2 and created_at < $3::timestamptz)
         limit ${mostDropped}))
       returning kind, key, attempts, last_problem as reason`,
      [kind, ageless, oldest],
    );
    for (const entry of entries) log("info", "delivery-dropped", entry);
    dropped = entries.length;
  }
  return sum;
}

/** Minutes between tries: short at first, 72 hours in total. */
const minutes = [1, 4, 15, 40, 60, 120, 240, 480, 480, 720, 720, 720, 720];

/**
 * How long to wait before trying again.
 *
 * @param tries how often it has failed, from 1
 * @returns seconds; undefined to give up
 */
export function retryDelay(tries: number): number | undefined {
  const wait = minutes[tries - 1];
  return wait === undefined ? undefined : wait * 60;
}
