import type { ServerFunnel } from "../../../../engine/views/index.ts";
import { type Sql, versionColumns } from "../database/index.ts";
import { jsonText } from "../http/index.ts";

/** Something that must still reach another service: the kind of receiver, a key that marks repeats, and the payload. */
export type Delivery = {
  readonly kind: "lead-webhook" | "facebook-conversion" | "video-social-event" | "mail";
  /** Stable: the same thing enqueued again is the same delivery. */
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The visit whose consent it needs: dropped if that visit declines tracking before it was sent. */
  readonly visit?: string | undefined;
};

/**
 * Puts a delivery into the outbox, once per key. Call it in the transaction that causes it.
 *
 * @param now when it may be sent first
 * @throws HttpError 400 `bad-request` if the payload holds what the database cannot store
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
