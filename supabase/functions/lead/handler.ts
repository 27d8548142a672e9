import {
  check,
  custom,
  fallback,
  type InferInput,
  type InferOutput,
  isoTimestamp,
  maxLength,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  uuid,
} from "valibot";
import { isLeadEmail, isLeadName, leadPhone } from "../../../engine/contact/contact.ts";
import { type AboutLead, leadParts } from "../../../engine/contract/index.ts";
import { namesIn } from "../../../engine/copy/index.ts";
import { isDay } from "../../../engine/fields/index.ts";
import { fillMail } from "../../../engine/quiz/index.ts";
import { bookTimes, notBooked, withBooked } from "../_shared/appointments/index.ts";
import type { Context } from "../_shared/context/index.ts";
import { type Sql, versionColumns } from "../_shared/database/index.ts";
import { linkFiles, withLinks } from "../_shared/files/index.ts";
import { aboutLead, crowd, endpoint, jsonText, mayMail, withValues } from "../_shared/http/index.ts";
import { enqueue, withdraw } from "../_shared/outbox/index.ts";

/** A contact: an e-mail address, a phone number or both, and perhaps a name. */
const lead = pipe(
  strictObject({
    /** Created once in the browser: a lead that is handed over twice, or again with more of the contact, is one row. */
    submissionId: pipe(string(), uuid()),
    // Postgres and JavaScript disagree about earlier times.
    timestamp: pipe(
      string(),
      isoTimestamp(),
      check((text) => isDay(text.slice(0, 10)) && Date.parse(text) >= 0),
    ),
    source: pipe(string(), regex(/^[A-Za-z0-9_-]{1,64}$/)),
    email: optional(pipe(string(), check(isLeadEmail))),
    phone: optional(pipe(string(), regex(leadPhone))),
    name: optional(pipe(string(), check(isLeadName))),
    visitId: optional(pipe(string(), uuid())),
    // The honeypot field, which only machines fill in.
    website: optional(pipe(string(), maxLength(1000))),
    // A contact is worth more than what goes with it: what is no such thing is left out.
    about: fallback(optional(aboutLead), undefined),
  }),
  check(({ email, phone }) => email !== undefined || phone !== undefined),
);

/** Pages opened before an update of the funnel still send the ids under their former names. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ["submission_id", "submissionId"],
  ["visit_id", "visitId"],
]);

const body = pipe(
  custom<InferInput<typeof lead>>((value) => typeof value === "object" && value !== null),
  transform((value) =>
    Object.fromEntries(Object.entries(value).map(([name, field]) => [formerNames.get(name) ?? name, field])),
  ),
  lead,
);

/**
 * Stores a lead and passes it on to the automation service as soon as one is configured. The response means that it is
 * stored. A repeat gets the same response; it changes nothing, or adds what the first did not know of the contact, which
 * is passed on as well. A carrier or office network is one address, so a crowd
 * behind it is marked but never refused.
 */
export const handler = endpoint({ name: "lead", body, limit: crowd }, async (lead, context, { callsOfAddress }) => {
  const suspicion = suspicionOf(lead, callsOfAddress);
  await context.db.transaction(async (sql) => {
    const kept = await keepLead(sql, lead, suspicion, context);
    const { files, appointments } = context.funnel;
    const isTheirs = kept !== undefined || ((files ?? appointments) && (await isOfContact(sql, lead)));
    if (!isTheirs) return;
    const more = suspicion === "honeypot" ? undefined : await giveWhatIsKept(sql, lead, context);
    if (!kept) return more && passOnMore(sql, lead, more, suspicion, context);
    // Enqueued even without a receiver: then it waits.
    await passOn(sql, lead, kept, context);
    const isOther = !kept.is_new && more?.isBooked && saysAppointment(context);
    if (suspicion === null) await mailVisitor(sql, lead, kept, context, isOther ? more.count : undefined);
    if (lead.visitId !== undefined && lead.email !== undefined)
      await upsertVisit(sql, lead.visitId, lead.email, context);
  });
  return { accepted: true };
});

/** More leads per minute than any single visitor leaves. */
const crowded = 30;

/** Why a lead may come from a machine; null if there is no sign of it. */
const suspicionOf = ({ website }: Lead, callsOfAddress: number) =>
  website?.trim() ? "honeypot" : callsOfAddress > crowded ? "crowded-address" : null;

type Lead = InferOutput<typeof lead>;

/** What a row has: the contact, and as JSON what is known besides. */
type Kept = Record<ContactKind | "about", string | null> & { readonly is_new: boolean };

type ContactKind = (typeof contactKinds)[number];

const contactKinds = ["email", "phone", "name"] as const;

/** SQL: whether a lead says nothing of a contact but what is kept of it. */
const fits = (kept: string, said: string) =>
  contactKinds.map((kind) => `coalesce(${kept}.${kind} = ${said}.${kind}, true)`).join(" and ");

/** @returns the whole contact if the lead is new or there is more of it now; otherwise undefined */
async function keepLead(
  sql: Sql,
  lead: Lead,
  suspicion: string | null,
  { funnel, now }: Context,
): Promise<Kept | undefined> {
  const adds = contactKinds.map((kind) => `kept.${kind} is null and excluded.${kind} is not null`).join(" or ");
  const [kept] = await sql.query<Kept>(
    `insert into funnel.leads as kept (submission_id, visit_id, email, phone, name, source, submitted_at, received_at,
       suspicion, about, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3, $4, $5, $6, $7::timestamptz, $8::timestamptz, $9, $10::text::jsonb, $11, $12, $13)
     on conflict (submission_id) do update set
       about = case when kept.known_at is null then coalesce(excluded.about, kept.about) else kept.about end,
       ${contactKinds.map((kind) => `${kind} = coalesce(kept.${kind}, excluded.${kind})`).join(", ")}
     where ${fits("kept", "excluded")} and (${adds})
     returning email, phone, name, about::text as about, xmax = 0 as is_new`,
    [
      lead.submissionId,
      lead.visitId ?? null,
      lead.email ?? null,
      lead.phone ?? null,
      lead.name ?? null,
      lead.source,
      new Date(lead.timestamp).toISOString(),
      now().toISOString(),
      suspicion,
      // Holds nothing by now that a database cannot keep.
      lead.about === undefined ? null : jsonText(lead.about),
      ...versionColumns(funnel),
    ],
  );
  return kept;
}

/** Whether a lead that is there already is of the same contact. */
async function isOfContact(sql: Sql, { submissionId, email, phone, name }: Lead): Promise<boolean> {
  const [kept] = await sql.query(
    `select from funnel.leads kept, (values ($2::text, $3::text, $4::text)) as said (email, phone, name)
     where submission_id = $1 and ${fits("kept", "said")}`,
    [submissionId, email ?? null, phone ?? null, name ?? null],
  );
  return kept !== undefined;
}

/** Field names of the lead contract, which automation services rely on. */
async function passOn(sql: Sql, lead: Lead, kept: Kept, context: Context, got?: number): Promise<void> {
  const { funnel, now } = context;
  const { submissionId, timestamp, source } = lead;
  const linked = await withLinks(sql, submissionId, JSON.parse(kept.about ?? "{}"), context);
  const about = await withBooked(sql, submissionId, linked, context);
  const known = contactKinds.filter((kind) => kept[kind] !== null);
  const payload = {
    ...leadParts(funnel.leadParts, about, funnel),
    ...Object.fromEntries(known.map((kind) => [kind, kept[kind]])),
    ...{ timestamp, source, submission_id: submissionId },
  };
  if (kept.is_new) return enqueue(sql, { kind: "lead-webhook", key: submissionId, payload }, funnel, now());
  // A receiver that knows repeats by the key must take a lead again that has more of the contact.
  const key = got ? `${fullerKey(submissionId, known)}:${got}` : fullerKey(submissionId, known);
  // What has not got there yet knows less: sent later, it would take from the receiver what it has.
  const due = await withdraw(sql, keysOf(submissionId), "replaced by more of the contact", now());
  await enqueue(sql, { kind: "lead-webhook", key, payload }, funnel, due);
}

/** What a lead has got that it did not have before: how much it has had altogether, and whether an appointment is new. */
type More = { readonly count: number; readonly isBooked: boolean };

/**
 * Gives a lead the files and the appointments that the server keeps for its visitor.
 *
 * @returns undefined if there is nothing new; that somebody else was sooner is new as well
 */
async function giveWhatIsKept(sql: Sql, { submissionId, about }: Lead, context: Context): Promise<More | undefined> {
  const isLinked = await linkFiles(sql, submissionId, about, context);
  const became = await bookTimes(sql, submissionId, about, context);
  if (!isLinked && !became) return undefined;
  const [had] = await sql.query<{ readonly count: number }>(
    `select ((select count(*) from funnel.lead_files where submission_id = $1)
       + (select count(*) from funnel.appointments where submission_id = $1))::integer as count`,
    [submissionId],
  );
  return { count: had?.count ?? 0, isBooked: became === "booked" };
}

/** A lead that comes again with more files or another appointment, had or missed: its receiver gets it again, with these. */
async function passOnMore(
  sql: Sql,
  lead: Lead,
  { count, isBooked }: More,
  suspicion: string | null,
  context: Context,
): Promise<void> {
  const [kept] = await sql.query<Kept>(
    `update funnel.leads set about = case when known_at is null then $2::text::jsonb else about end
     where submission_id = $1 returning email, phone, name, $2::text as about, false as is_new`,
    [lead.submissionId, jsonText(lead.about ?? {})],
  );
  if (!kept) return;
  await passOn(sql, lead, kept, context, count);
  if (isBooked && suspicion === null && saysAppointment(context)) await mailVisitor(sql, lead, kept, context, count);
}

/** Whether the mail to visitors says when their appointment is. */
const saysAppointment = ({ funnel: { leadMail, appointments = {} } }: Context): boolean =>
  leadMail !== undefined && namesIn(leadMail.subject + leadMail.body).some((name) => Object.hasOwn(appointments, name));

const fullerKey = (submissionId: string, known: readonly ContactKind[]) => `${submissionId}:${known.join("+")}`;

/** More files than the fields of a funnel take together, and many changes of an appointment: not told apart beyond. */
const mostMore = 60;

/** Every key under which a lead may have been passed on. */
function keysOf(submissionId: string): readonly string[] {
  const groups = Array.from({ length: 2 ** contactKinds.length }, (_, bits) =>
    contactKinds.filter((_, at) => bits & (1 << at)),
  );
  const keys = groups.map((group) => fullerKey(submissionId, group));
  const withMore = Array.from({ length: mostMore }, (_, more) => keys.map((key) => `${key}:${more + 1}`));
  return [submissionId, ...keys, ...withMore.flat()];
}

/** The mail that the definition has for whoever leaves an address: once for each lead, and again for another appointment. */
async function mailVisitor(sql: Sql, lead: Lead, kept: Kept, context: Context, got?: number): Promise<void> {
  const { email, name } = kept;
  const { funnel, now, log } = context;
  if (!funnel.leadMail || email === null) return;
  const first = `lead-mail:${lead.submissionId}`;
  const again = got ? `${first}:${got}` : first;
  const rows = await sql.query<{ readonly key: string }>("select key from funnel.outbox where key in ($1, $2)", [
    first,
    again,
  ]);
  const sent = rows.map(({ key }) => key);
  if (sent.includes(again)) return;
  // Whoever has left an address only now has had no mail yet.
  const key = sent.includes(first) ? again : first;
  const { quiz, computed } = await withoutMissed(sql, lead, context);
  const reader = { email, ...(name !== null && { name }), quiz, computed, at: new Date(lead.timestamp) };
  const mail = fillMail(funnel.leadMail, reader);
  if (!mail) return log("info", "mail-not-written", { why: "the page told no answers of this version" });
  if (!(await mayMail(sql, email, context))) return log("info", "mail-not-written", { why: "too many in a day" });
  await enqueue(sql, { kind: "mail", key, payload: { to: email, ...mail } }, funnel, now());
}

/** What is known of a lead, without the appointments that somebody else was sooner to take: the mail has other words then. */
async function withoutMissed(sql: Sql, { submissionId, about = {} }: Lead, context: Context): Promise<AboutLead> {
  const missed = await notBooked(sql, submissionId, about, context);
  const nothing = Object.fromEntries(missed.map(({ field }) => [field, ""]));
  return missed.length > 0 ? withValues(about, [], nothing) : about;
}

/** The offer and the checkout look up the address by the visit. */
async function upsertVisit(sql: Sql, visitId: string, email: string, { funnel, now }: Context): Promise<void> {
  await sql.query(
    `insert into funnel.visits (visit_id, email, created_at, updated_at, funnel_id, funnel_version, funnel_hash)
     values ($1, $2, $3::timestamptz, $3::timestamptz, $4, $5, $6)
     on conflict (visit_id) do update set email = excluded.email, updated_at = excluded.updated_at`,
    [visitId, email, now().toISOString(), ...versionColumns(funnel)],
  );
}
