import { latestChoice } from "../consent/index.ts";
import type { Context } from "../context/index.ts";
import type { Delivery } from "./enqueue.ts";
import { type Message, type Receiver, receivers } from "./receivers.ts";
import { send } from "./send.ts";

/** Entries taken at once; few enough to be sent well within the lease. */
const mostAtOnce = 20;
/** Rounds of one run; what is left waits for the next. */
const mostRounds = 25;
/** Seconds after which a sender that took an entry and has not settled it counts as dead. */
const lease = 60;

/**
 * Sends what is due, at least once and with the same key each time. An entry is taken by moving its time on before it is
 * sent, so that two senders never send it at once and one that dies frees it again. Entries whose receiver is not
 * configured stay as they are; one whose visitor has withdrawn consent since is dropped. When the process is told to
 * stop, entries on their way are left as after a crash, and nobody waits for them.
 *
 * @param deadline makes the signal that ends the wait for one receiver, after ten seconds
 * @returns how many were delivered, how many were dropped, and how many were given up
 */
export async function deliverDue(context: Context, deadline = () => AbortSignal.timeout(10_000)) {
  const sum = { delivered: 0, dropped: await dropWithdrawn(context), dead: 0 };
  for (let round = 0; round < mostRounds && !context.stop?.aborted; round++) {
    const entries = await takeDue(context);
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

async function takeDue(context: Context): Promise<readonly Entry[]> {
  const now = context.now().getTime();
  const kinds = Object.entries(receivers).filter(([, { isConfigured }]) => isConfigured(context));
  return context.db.query<Entry>(
    `update funnel.outbox set attempts = attempts + 1, due_at = $2::timestamptz
     where id in (
       select id from funnel.outbox
       where state = 'waiting' and due_at <= $1::timestamptz and kind = any(string_to_array($3, ','))
         and ${latestChoice("outbox.visit_id")} is not false
       order by due_at limit ${mostAtOnce} for update skip locked
     )
     returning id, kind, key, payload::text as payload, attempts`,
    [new Date(now).toISOString(), new Date(now + lease * 1000).toISOString(), kinds.map(([kind]) => kind).join()],
  );
}

async function deliver(entry: Entry, context: Context, deadline: AbortSignal) {
  const { kind, key, attempts } = entry;
  const message = await messageOf(entry, context);
  const failure =
    message instanceof Error
      ? { reason: `not in the form of its kind (${message.name})`, isFinal: true }
      : await send(message, key, context.fetch, deadline);
  // No answer yet, and the process stops: the entry is free again after its lease, as after a crash.
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
async function messageOf({ kind, payload }: Entry, context: Context): Promise<Message | Error> {
  // What was enqueued under a kind has the payload of that kind.
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
    // If this sender was slow, another has taken or dropped the entry since and decides; but delivered is delivered.
    `update funnel.outbox set state = $2, last_problem = $3, due_at = $4::timestamptz,
       delivered_at = case when $2 = 'delivered' then $5::timestamptz end
     where id = $1 and (state = 'waiting' and attempts = $6 or state <> 'delivered' and $2 = 'delivered')`,
    [id, state, reason ?? null, new Date(at + wait * 1000).toISOString(), new Date(at).toISOString(), attempts],
  );
}

/**
 * Drops what waits for a visit that has declined tracking since: it is not sent any more, and nothing has failed.
 *
 * @returns how many were dropped
 */
export async function dropWithdrawn({ db, log }: Context): Promise<number> {
  const dropped = await db.query<{ kind: string; key: string; attempts: number }>(
    `update funnel.outbox set last_problem = 'consent withdrawn', state = 'dropped'
     where state = 'waiting' and visit_id is not null and not ${latestChoice("outbox.visit_id")}
     returning kind, key, attempts`,
  );
  for (const entry of dropped) log("info", "delivery-dropped", entry);
  return dropped.length;
}

/** Minutes between the tries: close together at first, 72 hours in all. */
const minutes = [1, 4, 15, 40, 60, 120, 240, 480, 480, 720, 720, 720, 720];

/**
 * How long to wait before trying again.
 *
 * @param tries how often it has failed, from 1
 * @returns seconds; undefined when it is time to give up
 */
export function retryDelay(tries: number): number | undefined {
  const wait = minutes[tries - 1];
  return wait === undefined ? undefined : wait * 60;
}
