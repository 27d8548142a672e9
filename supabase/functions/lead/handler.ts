import { check, isoTimestamp, maxLength, optional, pipe, regex, strictObject, string, uuid } from "valibot";
import type { Context } from "../_shared/context.ts";
import type { Sql } from "../_shared/database.ts";
import { email } from "../_shared/email.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { enqueue } from "../_shared/enqueue.ts";
import { mark } from "../_shared/mark.ts";

/** How a contact arrives; exactly one of e-mail address and phone number. */
const body = pipe(
  strictObject({
    submission_id: pipe(string(), uuid()),
    // Postgres and JavaScript disagree about times before this.
    timestamp: pipe(
      string(),
      isoTimestamp(),
      check((text) => Date.parse(text) >= 0),
    ),
    source: pipe(string(), regex(/^[A-Za-z0-9_-]{1,64}$/)),
    email: optional(email),
    phone: optional(pipe(string(), regex(/^\+\d{10,15}$/))),
    visit_id: optional(pipe(string(), uuid())),
    // A field no visitor sees: whoever fills it in is a machine.
    website: optional(pipe(string(), maxLength(1000))),
  }),
  check(({ email, phone }) => (email === undefined) !== (phone === undefined)),
);

/**
 * Keeps a lead, and passes it on where an automation service is set. The answer means that it is stored; handing the
 * same lead over again changes nothing and is answered alike.
 */
export const handler = endpoint({ name: "lead", body, limit: { calls: 30, seconds: 60 } }, async (lead, context) => {
  await context.db.transaction(async (sql) => {
    const isNew = await keep(sql, lead, context);
    if (isNew && context.settings.leadWebhookUrl !== undefined) await passOn(sql, lead, context);
    if (isNew && lead.visit_id !== undefined && lead.email !== undefined)
      await remember(sql, lead.visit_id, lead.email, context);
  });
  return { accepted: true };
});

type Lead = {
  readonly submission_id: string;
  readonly timestamp: string;
  readonly source: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly visit_id?: string | undefined;
  readonly website?: string | undefined;
};

/** @returns whether the lead was not there before */
async function keep(sql: Sql, lead: Lead, { funnel, now }: Context): Promise<boolean> {
  const rows = await sql.query(
    `insert into funnel.leads (submission_id, visit_id, email, phone, source, submitted_at, received_at, suspicion,
       funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz, $8, $9, $10, $11)
     on conflict (submission_id) do nothing returning id`,
    [
      lead.submission_id,
      lead.visit_id ?? null,
      lead.email ?? null,
      lead.phone ?? null,
      lead.source,
      new Date(lead.timestamp).toISOString(),
      now().toISOString(),
      lead.website?.trim() ? "honeypot" : null,
      ...mark(funnel),
    ],
  );
  return rows.length > 0;
}

async function passOn(sql: Sql, lead: Lead, { funnel, now }: Context): Promise<void> {
  const { submission_id, timestamp, source, email, phone } = lead;
  const payload = { ...(email === undefined ? { phone } : { email }), timestamp, source, submission_id };
  await enqueue(sql, { kind: "lead-webhook", key: submission_id, payload }, funnel, now());
}

/** The offer and the checkout find the address by the visit. */
async function remember(sql: Sql, visit: string, email: string, { funnel, now }: Context): Promise<void> {
  await sql.query(
    `insert into funnel.visits (visit_id, email, created_at, updated_at, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3::timestamptz, $3::timestamptz, $4, $5, $6)
     on conflict (visit_id) do update set email = excluded.email, updated_at = excluded.updated_at`,
    [visit, email, now().toISOString(), ...mark(funnel)],
  );
}
