import type { ServerFunnel } from "../../../../engine/views/index.ts";
import { type Sql, versionColumns } from "../database/index.ts";
import { jsonText } from "../http/index.ts";

/** A delivery to another service: the kind of receiver, a key that identifies repeats, and the payload. */
export type Delivery = {
  readonly kind:
    | "end-of-parts"
    | "lead-webhook"
    | "order-webhook"
    | "facebook-conversion"
    | "video-social-event"
    | "mail";
  /** Stable: the same thing enqueued again is the same delivery. */
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The visit whose consent it needs: it is dropped if that visit declines tracking before it is sent. */
  readonly visit?: string | undefined;
};

/**
 * Adds a delivery to the outbox, once per key. To be called in the transaction that causes it.
 *
 * @param now the earliest time to send it
 * @throws HttpError 400 `bad-request` if the database cannot store the payload
 */
export async function enqueue(sql: Sql, { kind, key, payload, visit }: Delivery, funnel: ServerFunnel, now: Date) {
  await sql.query(
    `insert into funnel.outbox (kind, key, payload, visit_id, due_at, created_at,
       funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3::text::jsonb, $4, $5::timestamptz, $5::timestamptz, $6, $7, $8)
     on conflict (key) do nothing`,
    [kind, key, jsonText(payload), visit ?? null, now.toISOString(), ...versionColumns(funnel)],
  );
}

/**
 * Writes the payload of a delivery that has not arrived anew, because more is known by now. To be called in the transaction
 * that knows more.
 *
 * @throws HttpError 400 `bad-request` if the database cannot store the payload
 */
export async function amend(sql: Sql, { key, payload }: Delivery): Promise<void> {
  await sql.query(
    "update funnel.outbox set payload = $2::text::jsonb where key = $1 and state in ('waiting', 'dead')",
    [key, jsonText(payload)],
  );
}

/** Seconds after which a sender that has not settled its entry counts as dead. */
export const lease = 60;

/**
 * Takes deliveries out of the outbox that have not arrived, because another one stands for all of them. To be called in
 * the transaction that enqueues that one.
 *
 * @param reason is kept with them, and holds no personal data
 * @returns the earliest time to send the other one. One of them may be on its way and must not arrive after it, so it
 * waits until the sender has given that up, at most for the lease
 */
export async function withdraw(sql: Sql, keys: readonly string[], reason: string, now: Date): Promise<Date> {
  const withdrawn = await sql.query<{ is_tried: boolean; due_at: Date }>(
    `with meant as (
       select id, state = 'waiting' and attempts > 0 as is_tried, due_at from funnel.outbox
       where key in (select jsonb_array_elements_text($1::text::jsonb)) and state in ('waiting', 'dead') for update
     )
     update funnel.outbox set state = 'dropped', last_problem = $2 from meant where outbox.id = meant.id
     returning is_tried, meant.due_at`,
    [JSON.stringify(keys), reason],
  );
  const ends = withdrawn.flatMap(({ is_tried, due_at }) => (is_tried ? [due_at.getTime()] : []));
  return new Date(Math.min(Math.max(now.getTime(), ...ends), now.getTime() + lease * 1000));
}
