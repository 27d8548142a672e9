import type { ServerFunnel } from "../../../../engine/views/index.ts";
import { type Sql, versionColumns } from "../database/index.ts";
import { jsonText } from "../http/index.ts";

/** A delivery to another service: the kind of receiver, a key that identifies repeats, and the payload. */
export type Delivery = {
  readonly kind: "lead-webhook" | "order-webhook" | "facebook-conversion" | "video-social-event" | "mail";
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
